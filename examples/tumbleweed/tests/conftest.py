"""The conformance kit of Trailboss, for every test here."""

pytest_plugins = ["trailboss.kit"]
