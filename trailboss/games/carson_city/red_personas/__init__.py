"""The red sides of the persona cards."""
