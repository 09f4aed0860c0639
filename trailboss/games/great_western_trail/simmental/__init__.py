"""The Simmental variant: a breed that is raised."""
