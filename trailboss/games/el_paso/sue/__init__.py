"""Sue: the solo rival of El Paso."""
