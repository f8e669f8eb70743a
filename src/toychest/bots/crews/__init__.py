"""Who does work that is split into jobs: processes of this computer or a Ray cluster, by the same code."""
