"""Where bots meet: who plays whom on which deals, on one machine or many, and how strong that makes them.

Planning (`fixtures`) and rating (`finish`, `counting`, `plackett_luce`, `bootstrap`, `standings`) are pure; `match`,
`ray_cluster` and `ladder` play; `results_file` keeps what was played; `report` and `chart` show it.
"""
