"""The table in the browser: pages, sockets and an API over `store` and `table`."""
