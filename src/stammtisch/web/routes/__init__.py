"""The pages and the API, one module a group of addresses."""
