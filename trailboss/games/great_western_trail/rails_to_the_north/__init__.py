"""The expansion Rails to the North: branches on the northern board, and a city strip of its own."""
