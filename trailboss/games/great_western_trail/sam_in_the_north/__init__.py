"""Where the rival and the expansion meet."""
