"""`python -m toychest`."""

from toychest.app import main

main()
