"""Carson City: a town is founded, settled and fought for in four rounds."""
