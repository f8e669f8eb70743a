"""Pictures of the tables as SVG: each game's board, pieces and whose turn it is, drawn from a view and nothing else."""
