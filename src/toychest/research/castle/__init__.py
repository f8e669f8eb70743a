"""What those who study games see of a castle."""
