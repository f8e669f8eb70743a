"""Tests in a real browser: a package, so that a browser can be shared by all of it and by nothing else."""
