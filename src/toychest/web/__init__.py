"""The server: tables over HTTP and WebSocket. It translates, stores, tells, and holds no rule."""
