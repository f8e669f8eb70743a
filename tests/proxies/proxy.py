"""The proxies of deploy/, started as they stand there but for names, ports and certificates."""

import asyncio
import contextlib
import os
import re
import socket
import subprocess
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from tests.docs.tree import ROOT
from tests.web.stage import until

NGINX = """
daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/nginx.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxied; fastcgi_temp_path {folder}/a;
    uwsgi_temp_path {folder}/b; scgi_temp_path {folder}/c;
    {site}
}}
"""
CADDY = "{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{site}"


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """For localhost, signed by itself."""
    made, key = folder / "made.pem", folder / "key.pem"
    words = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    subprocess.run(["openssl", *words.split(), "-out", made, "-keyout", key], check=True, capture_output=True)
    return made, key


def nginx(folder: Path, port: int, upstream: str) -> list[str]:
    """deploy/nginx.conf; the server that leads from port 80 elsewhere is left out."""
    made, key = folder / "made.pem", folder / "key.pem"
    site = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8").rpartition("\nserver {")[0]
    site = re.sub(r"127\.0\.0\.1:717[12]", upstream, site).replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    site = re.sub(r"/etc/\S+fullchain.pem", str(made), re.sub(r"/etc/\S+privkey.pem", str(key), site))
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, site=site), encoding="utf-8")
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "nginx.log")]


def caddy(folder: Path, port: int, upstream: str) -> list[str]:
    """deploy/Caddyfile, with a certificate of its own."""
    site = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    site = re.sub(r"127\.0\.0\.1:717[12] 127\.0\.0\.1:717[12]", upstream, site)
    named = f"https://localhost:{port} {{\n\tbind 127.0.0.1\n\ttls {folder / 'made.pem'} {folder / 'key.pem'}"
    site = site.replace("games.example.org {", named)
    (folder / "Caddyfile").write_text(CADDY.format(site=site), encoding="utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


PROXIES: dict[str, Callable[[Path, int, str], list[str]]] = {"nginx": nginx, "caddy": caddy}


@contextlib.asynccontextmanager
async def before(upstream: str, name: str, folder: Path) -> AsyncIterator[str]:
    """This proxy before a server, until the end of the block: its address."""
    certificate(folder)
    port, said = free_port(), folder / "said.txt"
    environment = {"HOME": str(folder), "PATH": os.environ["PATH"]}
    with said.open("wb") as output:
        process = await asyncio.create_subprocess_exec(
            *PROXIES[name](folder, port, upstream), stdout=output, stderr=output, env=environment
        )
    try:
        await until(lambda: process.returncode is not None or _is_open(port), 60)
        assert process.returncode is None, said.read_text(encoding="utf-8")
        yield f"localhost:{port}"
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()


def _is_open(port: int) -> bool:
    with socket.socket() as asking:
        return asking.connect_ex(("127.0.0.1", port)) == 0
