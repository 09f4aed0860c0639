"""The games that come with Trailboss, one folder each. They import the kernel and nothing else."""
