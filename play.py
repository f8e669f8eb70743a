#!/usr/bin/env python3
"""Set Toychest up inside its own folder, then play or test it. Standard library only.

usage: python3 play.py                 start the server and open the browser
       python3 play.py test [--fast]   run every check and test; --fast: what fits into a few minutes
       python3 play.py deep            run the long samples and soaks
       python3 play.py new NAME        write a small game of your own to start from
       python3 play.py ARGUMENTS       anything else that `toychest` knows, such as `verify FILE`
"""
# Python 3.6 can still read this file up to the check below: an old Python must be able to say that it is too old.

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

OLDEST = (3, 11)


ASKED = ("LC_ALL", "LC_MESSAGES", "LANG")  # where an environment says its language, strongest first
DOWNLOADS = "https://www.python.org/downloads/"
WORDS = {
    "old": {
        "en": "Toychest needs Python 3.11 or newer, and this is Python {version}: get one from {downloads} and "
        "run play.py with it.",
        "nl": "Toychest heeft Python 3.11 of nieuwer nodig, en dit is Python {version}: haal er een op "
        "{downloads} en start play.py daarmee.",
        "de": "Toychest braucht Python 3.11 oder neuer, und das ist Python {version}: Hol dir eins von "
        "{downloads} und starte play.py damit.",
        "es": "Toychest necesita Python 3.11 o posterior, y este es Python {version}: consigue uno en "
        "{downloads} y lanza play.py con él.",
        "fr": "Il faut à Toychest Python 3.11 ou plus récent, et ceci est Python {version} : prends-en un sur "
        "{downloads} et lance play.py avec.",
        "hu": "A Toychesthez Python 3.11 vagy újabb kell, ez pedig Python {version}: tölts le egyet innen: "
        "{downloads}, és azzal indítsd a play.py fájlt.",
        "pl": "Toychest potrzebuje Pythona 3.11 lub nowszego, a to jest Python {version}: pobierz go z "
        "{downloads} i uruchom nim play.py.",
        "cs": "Toychest potřebuje Python 3.11 nebo novější, a tohle je Python {version}: stáhni si ho z "
        "{downloads} a spusť jím play.py.",
        "sl": "Toychest potrebuje Python 3.11 ali novejši, to pa je Python {version}: prenesi ga z {downloads} "
        "in z njim zaženi play.py.",
        "uk": "Для Toychest потрібен Python 3.11 або новіший, а це Python {version}: візьми його на {downloads}"
        " і запусти ним play.py.",
        "ru": "Для Toychest нужен Python 3.11 или новее, а это Python {version}: возьми его на {downloads} и "
        "запусти им play.py.",
        "it": "Toychest vuole Python 3.11 o più recente, e questo è Python {version}: prendine uno da "
        "{downloads} e avvia play.py con quello.",
        "ro": "Toychest are nevoie de Python 3.11 sau mai nou, iar acesta este Python {version}: ia unul de la "
        "{downloads} și pornește play.py cu el.",
    },
    "no-venv": {
        "en": "Python's venv module is missing here: on Debian or Ubuntu run `sudo apt install python3-venv`, "
        "elsewhere install Python from {downloads}, then start again.",
        "nl": "De venv-module van Python ontbreekt hier: typ op Debian of Ubuntu `sudo apt install "
        "python3-venv`, installeer anders Python van {downloads}, en start opnieuw.",
        "de": "Hier fehlt Pythons Modul venv: Tippe auf Debian oder Ubuntu `sudo apt install python3-venv`, "
        "sonst installiere Python von {downloads}, und starte dann neu.",
        "es": "Aquí falta el módulo venv de Python: en Debian o Ubuntu escribe `sudo apt install python3-venv`,"
        " en otro sistema instala Python desde {downloads}, y empieza de nuevo.",
        "fr": "Le module venv de Python manque ici : sous Debian ou Ubuntu, tape `sudo apt install "
        "python3-venv`, ailleurs installe Python depuis {downloads}, puis recommence.",
        "hu": "Itt hiányzik a Python venv modulja: Debianon vagy Ubuntun írd be: `sudo apt install "
        "python3-venv`, máshol telepítsd a Pythont innen: {downloads}, aztán indítsd újra.",
        "pl": "Brakuje tu modułu venv Pythona: w Debianie lub Ubuntu wpisz `sudo apt install python3-venv`, "
        "gdzie indziej zainstaluj Pythona z {downloads} i uruchom ponownie.",
        "cs": "Chybí tu modul venv Pythonu: v Debianu nebo Ubuntu napiš `sudo apt install python3-venv`, jinde "
        "nainstaluj Python z {downloads} a spusť to znovu.",
        "sl": "Tu manjka Pythonov modul venv: v Debianu ali Ubuntuju vpiši `sudo apt install python3-venv`, "
        "drugje namesti Python z {downloads} in zaženi znova.",
        "uk": "Тут бракує модуля venv для Python: у Debian чи Ubuntu набери `sudo apt install python3-venv`, "
        "деінде встанови Python із {downloads} і запусти знову.",
        "ru": "Здесь нет модуля venv для Python: в Debian или Ubuntu набери `sudo apt install python3-venv`, "
        "иначе установи Python с {downloads} и запусти снова.",
        "it": "Qui manca il modulo venv di Python: su Debian o Ubuntu scrivi `sudo apt install python3-venv`, "
        "altrove installa Python da {downloads}, poi riavvia.",
        "ro": "Aici lipsește modulul venv al lui Python: pe Debian sau Ubuntu scrie `sudo apt install "
        "python3-venv`, altfel instalează Python de la {downloads}, apoi pornește din nou.",
    },
    "no-network": {
        "en": "The packages could not be fetched: connect this computer to the internet (or name a mirror that "
        "it can reach in PIP_INDEX_URL) and start again; once set up, playing needs no network.",
        "nl": "De pakketten konden niet worden opgehaald: verbind deze computer met internet (of noem in "
        "PIP_INDEX_URL een spiegel die hij bereikt) en start opnieuw; daarna speel je zonder netwerk.",
        "de": "Die Pakete ließen sich nicht holen: Verbinde diesen Computer mit dem Internet (oder nenne in "
        "PIP_INDEX_URL einen Spiegel, den er erreicht) und starte neu; danach spielst du ohne Netz.",
        "es": "No se han podido traer los paquetes: conecta este ordenador a internet (o nombra en "
        "PIP_INDEX_URL una réplica a la que llegue) y empieza de nuevo; después se juega sin red.",
        "fr": "Les paquets n’ont pas pu être téléchargés : connecte cet ordinateur à internet (ou nomme dans "
        "PIP_INDEX_URL un miroir qu’il atteint) et recommence ; ensuite, on joue sans réseau.",
        "hu": "A csomagokat nem sikerült letölteni: csatlakoztasd a gépet az internetre (vagy adj meg egy "
        "elérhető tükröt a PIP_INDEX_URL változóban), és indítsd újra; utána hálózat nélkül is "
        "játszhatsz.",
        "pl": "Nie udało się pobrać pakietów: połącz ten komputer z internetem (albo podaj w PIP_INDEX_URL "
        "dostępne lustro) i uruchom ponownie; potem gra się bez sieci.",
        "cs": "Balíčky se nepodařilo stáhnout: připoj tenhle počítač k internetu (nebo uveď v PIP_INDEX_URL "
        "dostupné zrcadlo) a spusť to znovu; potom se hraje bez sítě.",
        "sl": "Paketov ni bilo mogoče prenesti: poveži ta računalnik z internetom (ali v PIP_INDEX_URL navedi "
        "dosegljivo zrcalo) in zaženi znova; potem se igra brez omrežja.",
        "uk": "Не вдалося завантажити пакети: під’єднай цей комп’ютер до інтернету (або назви в PIP_INDEX_URL "
        "доступне дзеркало) і запусти знову; далі мережа для гри не потрібна.",
        "ru": "Не удалось загрузить пакеты: подключи этот компьютер к интернету (или назови в PIP_INDEX_URL "
        "доступное зеркало) и запусти снова; дальше сеть для игры не нужна.",
        "it": "Non è stato possibile scaricare i pacchetti: collega questo computer a internet (o indica in "
        "PIP_INDEX_URL uno specchio raggiungibile) e riavvia; poi si gioca senza rete.",
        "ro": "Pachetele nu s-au putut aduce: leagă acest calculator la internet (sau numește în PIP_INDEX_URL "
        "o oglindă la care ajunge) și pornește din nou; apoi se joacă fără rețea.",
    },
    "setting-up": {
        "en": "Setting up Toychest in its own folder; only the first time takes this long ...",
        "nl": "Toychest wordt in zijn eigen map klaargezet; alleen de eerste keer duurt dit zo lang ...",
        "de": "Toychest wird in seinem eigenen Ordner eingerichtet; nur das erste Mal dauert so lange ...",
        "es": "Preparando Toychest en su propia carpeta; solo la primera vez tarda tanto ...",
        "fr": "Toychest s’installe dans son propre dossier ; seule la première fois dure si longtemps ...",
        "hu": "A Toychest berendezkedik a saját mappájában; csak az első alkalom tart ilyen sokáig ...",
        "pl": "Toychest przygotowuje się we własnym folderze; tylko za pierwszym razem trwa to tak długo ...",
        "cs": "Toychest se připravuje ve své vlastní složce; tak dlouho to trvá jen poprvé ...",
        "sl": "Toychest se pripravlja v svoji mapi; tako dolgo traja samo prvič ...",
        "uk": "Toychest готується у власній теці; так довго лише вперше ...",
        "ru": "Toychest готовится в своей папке; так долго только в первый раз ...",
        "it": "Toychest si prepara nella sua cartella; solo la prima volta ci mette tanto ...",
        "ro": "Toychest se pregătește în propriul dosar; numai prima dată durează atât ...",
    },
    "not-set-up": {
        "en": "Toychest could not be set up in {folder}: {error}",
        "nl": "Toychest kon niet in {folder} worden klaargezet: {error}",
        "de": "Toychest ließ sich in {folder} nicht einrichten: {error}",
        "es": "Toychest no se ha podido preparar en {folder}: {error}",
        "fr": "Toychest n’a pas pu s’installer dans {folder} : {error}",
        "hu": "A Toychest nem tudott itt berendezkedni: {folder}: {error}",
        "pl": "Nie udało się przygotować Toychest w {folder}: {error}",
        "cs": "Toychest se nepodařilo připravit v {folder}: {error}",
        "sl": "Toychesta ni bilo mogoče pripraviti v {folder}: {error}",
        "uk": "Не вдалося підготувати Toychest у {folder}: {error}",
        "ru": "Не удалось подготовить Toychest в {folder}: {error}",
        "it": "Non è stato possibile preparare Toychest in {folder}: {error}",
        "ro": "Toychest nu s-a putut pregăti în {folder}: {error}",
    },
}


def language() -> str:
    """What the system speaks, if these words do; as the terminal does later."""
    asked = [os.environ[name] for name in ASKED if os.environ.get(name)] or [windows_language()]
    spoken = asked[0].replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return spoken if spoken in WORDS["old"] else "en"


def windows_language() -> str:
    """How Windows speaks to its user: it has no word for it in the environment."""
    if sys.platform != "win32":
        return ""
    import ctypes
    import locale

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


def say(id: str, **facts: object) -> str:
    """A sentence in the system's language; in English where whoever reads it would see no letters but marks."""
    sentence = WORDS[id][language()].format(downloads=DOWNLOADS, **facts)
    try:
        sentence.encode(sys.stderr.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return WORDS[id]["en"].format(downloads=DOWNLOADS, **facts)
    return sentence


def too_old(version: "tuple[int, ...]") -> str:
    """One sentence for a Python that cannot run Toychest; nothing for one that can."""
    return "" if version >= OLDEST else say("old", version=f"{version[0]}.{version[1]}")


if too_old(sys.version_info[:2]):
    sys.exit(too_old(sys.version_info[:2]))

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
MARKER = VENV / "toychest-setup.json"
LOCKS = ROOT / "locks"
OWN_GAMES = ROOT / "own-games.txt"
HOLDING = ("page.txt", "run.txt", "extras.txt", "research.txt", "dev.txt")  # each holds every pin of those before
WITH_EXTRAS = ("arena", "doctor", "print", "store", "tables")  # few use them, and they need more than playing does
SERVICES = ("postgresql://", "postgres://", "redis://", "rediss://", "unix://")  # reached by packages of the extras
WITH_RESEARCH = ("simulate", "--ray")  # what only those who study the games use is the heaviest of all
WITH_ENGINE = ("laws", "report", "review", "train")  # hours by the readable rules, or not at all
HELP = ("-h", "--help")  # says what a command needs before anything is fetched for it
FETCH = "--fetch-engine"  # asked by a Toychest that plays already, in the background: what bots think fast with

OFFLINE = re.compile(
    "NewConnectionError|NameResolutionError|Failed to establish a new connection|Connection refused|ProxyError"
    "|Temporary failure in name resolution|Name or service not known|getaddrinfo failed|Network is unreachable"
    "|ConnectTimeout|ReadTimeout|timed out|RemoteDisconnected|ConnectionResetError|dns error|error sending request"
)


class CannotSetUp(Exception):
    """Something stands in the way; the message is one sentence for the person at the keyboard."""


def main(arguments: list[str]) -> None:
    """Set up what is missing, then become the program that was asked for."""
    try:
        if arguments[:1] in (["test"], ["deep"]):
            set_up("dev.txt")
            become([str(PYTHON), str(ROOT / "tools" / "checks.py"), *arguments])
        elif arguments == [FETCH]:
            fetch_engine()
        else:
            set_up(lock_for(arguments))
            become(
                [str(PYTHON), "-m", "toychest", *(arguments or ["serve"])],
                PYTHONPATH=own_games(),
                **engine(),
                **spoken(),
            )
    except CannotSetUp as trouble:
        sys.exit(str(trouble))
    except OSError as error:
        sys.exit(say("not-set-up", folder=ROOT, error=error))
    except KeyboardInterrupt:
        sys.exit(130)


def lock_for(words: list[str]) -> str:
    """What a command cannot do without."""
    if set(HELP) & set(words):
        return "page.txt"
    if any(word == wanted or word.startswith(wanted + "=") for word in words for wanted in WITH_RESEARCH):
        return "research.txt"
    wished = [os.environ.get(name, "") for name in ("TOYCHEST_STORE", "TOYCHEST_BUS")]
    if set(WITH_EXTRAS) & set(words[:2]) or any(service in word for word in [*words, *wished] for service in SERVICES):
        return "extras.txt"
    return "run.txt" if set(WITH_ENGINE) & set(words[:2]) else "page.txt"


def set_up(lock: str) -> None:
    """Make .venv hold what the lock names; at once, when it does so already."""
    if is_set_up(lock):
        return
    with one_at_a_time():
        if is_set_up(lock):  # by the start that we have just waited for
            return
        print(say("setting-up"), file=sys.stderr)
        install(lock, may_add=is_set_up("page.txt"))
        site_packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV)}))
        (site_packages / "toychest.pth").write_text(os.path.relpath(ROOT / "src", site_packages) + "\n")
        finished = MARKER.with_suffix(".new")
        finished.write_text(json.dumps(setup_mark(lock)))
        finished.replace(MARKER)


def fetch_engine() -> None:
    """Add what bots think fast with, giving way to whoever plays meanwhile; what broke off is gone on with."""
    if hasattr(os, "nice"):
        os.nice(10)
    set_up("run.txt")


def engine() -> dict[str, str]:
    """How Toychest gets its engine while somebody plays already; nothing where it has it."""
    if is_set_up("run.txt"):
        return {}
    return {"TOYCHEST_FETCH_ENGINE": json.dumps([sys.executable, str(ROOT / "play.py"), FETCH])}


def spoken() -> dict[str, str]:
    """The system's language for Toychest, where the environment does not say it."""
    return {} if any(os.environ.get(name) for name in ASKED) else {"LANG": language()}


def is_set_up(lock: str) -> bool:
    """Whether .venv was finished by this Python from this lock, or from one that holds it."""
    try:
        mark = json.loads(MARKER.read_text())
    except (OSError, ValueError):
        return False
    return PYTHON.exists() and mark in map(setup_mark, HOLDING[HOLDING.index(lock) :])


def setup_mark(lock: str) -> dict[str, str]:
    """What must be the same for .venv to be used again."""
    python = f"{sys.implementation.cache_tag} {sysconfig.get_platform()}"
    return {"python": python, "lock": lock, "sha256": hashlib.sha256((LOCKS / lock).read_bytes()).hexdigest()}


def install(lock: str, may_add: bool) -> None:
    """Fill .venv by uv where it is there and works, else by pip; never builds anything, never clears what plays."""
    wanted = ["--require-hashes", "--no-deps", "--only-binary", ":all:", "-r", str(LOCKS / lock)]
    base = str(getattr(sys, "_base_executable", sys.executable))  # .venv cannot be made anew by its own Python
    uv = shutil.which("uv")
    if uv:
        if not may_add:
            clear()
        made = may_add or run([uv, "venv", "--quiet", "--python", base, str(VENV)]) == ""
        if made and run([uv, "pip", "install", "--quiet", "--python", str(PYTHON), *wanted]) == "":
            return
    if not importlib.util.find_spec("venv"):
        raise CannotSetUp(say("no-venv"))
    if not may_add:
        clear()
        explain(run([base, "-m", "venv", "--without-pip", str(VENV)]))
    quietly = ["--no-input", "--disable-pip-version-check", "--no-compile"]  # Python compiles what it comes to use
    explain(run([*pip(), "install", *quietly, *wanted]))


def pip() -> list[str]:
    """The pip of the Python that runs this, at work in .venv, as `pip --python` does it: to make another takes seconds.

    Where there is none, .venv gets its own.
    """
    ours = importlib.util.find_spec("pip")
    if ours and ours.origin and Path(ours.origin).with_name("__pip-runner__.py").exists():
        return [str(PYTHON), str(Path(ours.origin).with_name("__pip-runner__.py"))]
    if not importlib.util.find_spec("ensurepip"):
        raise CannotSetUp(say("no-venv"))
    if run([str(PYTHON), "-m", "pip", "--version"]):
        explain(run([str(PYTHON), "-m", "ensurepip"]))
    return [str(PYTHON), "-m", "pip"]


def run(command: list[str]) -> str:
    """Run a command quietly: nothing if it went well, else everything that it said."""
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=own_environment(), text=True, errors="replace"
    )
    return "" if done.returncode == 0 else done.stdout + f"\nexit code {done.returncode}"


def explain(said: str) -> None:
    """Turn a failed command's words into one sentence; the last words follow when we do not know them."""
    if not said:
        return
    if "ensurepip" in said:
        raise CannotSetUp(say("no-venv"))
    if OFFLINE.search(said) and "DO NOT MATCH THE HASHES" not in said:
        raise CannotSetUp(say("no-network"))
    raise CannotSetUp(say("not-set-up", folder=ROOT, error="\n".join(["", *said.splitlines()[-12:]])))


def clear() -> None:
    """Remove .venv, whole or half-made."""
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    elif VENV.exists():
        MARKER.unlink(missing_ok=True)  # first: what is half removed must not look finished
        shutil.rmtree(VENV)


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold this folder's set-up alone; the system lets go of it even if we are killed."""
    with (ROOT / ".venv.lock").open("a") as gate:
        if sys.platform == "win32":
            import msvcrt

            while True:
                with contextlib.suppress(OSError):  # it gives up after ten seconds; the other start may need more
                    msvcrt.locking(gate.fileno(), msvcrt.LK_LOCK, 1)
                    break
        else:
            import fcntl

            fcntl.flock(gate, fcntl.LOCK_EX)
        yield


def own_games() -> str:
    """Where Python finds somebody's own games, as `toychest new` noted it; ours are tested without them."""
    folders = OWN_GAMES.read_text(encoding="utf-8").splitlines() if OWN_GAMES.exists() else []
    return os.pathsep.join(folders)


def own_environment() -> dict[str, str]:
    """The caller's environment without what would lead Python or pip out of .venv."""
    astray = ("PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX")
    return {name: value for name, value in os.environ.items() if name not in astray}


def become(command: list[str], **more: str) -> None:
    """Go on as this command, with more in its environment: keys and signals then reach it directly."""
    sys.stdout.flush()
    if os.name != "nt":
        os.execve(command[0], command, own_environment() | more)
    with contextlib.suppress(KeyboardInterrupt):  # the child hears Ctrl-C as well, and says what there is to say
        sys.exit(subprocess.call(command, env=own_environment() | more))


if __name__ == "__main__":
    main(sys.argv[1:])
