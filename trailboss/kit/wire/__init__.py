"""Two worlds at the wire: whatever a server sends to a viewer hangs on nothing that is hidden.

`house` is the whole server without a network, `worlds` makes another world that a viewer cannot
tell from the real one, `play` plays a game in both and compares what the viewer's connections are
sent, byte for byte: every message with all that is in it, their number and their order. `soak`
does so for as long as you like. It needs what the server needs: ``pip install trailboss[server]``.
"""
