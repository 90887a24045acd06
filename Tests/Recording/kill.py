"""Kills recordings at random moments: each golden is the old one or the new one, and the next run says what was left.

usage: kill.py PROGRAM [KILLS]
"""

import os
import pathlib
import pty
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

NAMES = [f"{folder}/scene{n}" for folder in ("cards", "lists") for n in range(12)]
TOLD = "an earlier recording was interrupted"


def scene(name, color, passes):
    """Two versions of a scene differ in picture and account."""
    shadow = "{ shadowOpacity: 0.5, shadowRadius: 3 }" if passes else "{ cornerRadius: 4 }"
    return f"""offstage: 1
device: {{ size: [160, 160], scale: 3 }}
view:
  backgroundColor: white
  subviews: [{{ id: "{name}", frame: [20, 20, 90, {40 + len(name)}], backgroundColor: {color}, layer: {shadow} }}]
"""


class Place:
    def __init__(self, program, folder):
        self.program, self.folder, self.goldens = program, folder, folder / "Golden"
        self.environment = {key: value for key, value in os.environ.items() if key != "CI"}

    def scenes(self, version):
        color, passes = ("systemRed", False) if version == "old" else ("systemBlue", True)
        for name in NAMES:
            path = self.folder / version / (name + ".yml")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(scene(name, color, passes))

    def command(self, version, *options):
        return [self.program, "test", str(self.folder / version), "--golden", str(self.goldens),
                "--failures", str(self.folder / "Failures"), *options]

    def check(self, version):
        """A run that writes nothing. Returns its output and the names that match."""
        result = subprocess.run(self.command(version), capture_output=True, text=True, env=self.environment,
                                stdin=subprocess.DEVNULL)
        text = result.stdout + result.stderr
        failed = {name for name in NAMES if f"failed {name}:" in text}
        return text, set(NAMES) - failed

    def record(self, version, kill_after=None):
        """A run that records, at a terminal. Returns what it wrote there, and whether it came to its end."""
        child, terminal = pty.fork()
        if child == 0:
            os.environ.pop("CI", None)
            os.environ["TERM"] = "dumb"
            os.execv(self.program, self.command(version, "--record"))
        if kill_after is not None:
            time.sleep(kill_after)
            os.kill(child, signal.SIGKILL)
        text = b""
        while True:
            try:
                part = os.read(terminal, 65536)
            except OSError:
                break
            if not part:
                break
            text += part
        os.close(terminal)
        _, status = os.waitpid(child, 0)
        return text.decode(errors="replace"), not os.WIFSIGNALED(status)

    def files(self):
        return {str(path.relative_to(self.goldens)): path.read_bytes()
                for path in self.goldens.rglob("*") if path.is_file()}


def expect(condition, what):
    if not condition:
        sys.exit("error: " + what)


def main():
    program, kills = os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 60
    generator = random.Random(2026)
    with tempfile.TemporaryDirectory() as folder:
        place = Place(program, pathlib.Path(folder))
        kept = {}
        for version in ("old", "new"):
            place.scenes(version)
            start = time.monotonic()
            place.record(version)
            seconds = time.monotonic() - start
            kept[version] = place.files()
            text, matching = place.check(version)
            expect(len(matching) == len(NAMES), "a recording that is left alone records all\n" + text)
        expect(all(kept["old"][name] != kept["new"][name] for name in kept["old"]), "the versions differ in every file")
        killed = mixed = told = 0
        mixes = set()
        while killed < kills:
            shutil.rmtree(place.goldens)
            for name, content in kept["old"].items():
                path = place.goldens / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
            _, ended = place.record("new", generator.uniform(0, seconds))
            if ended:
                continue
            killed += 1
            left = bool(set(place.files()) - set(kept["old"]))
            text, new = place.check("new")
            expect((TOLD in text) == left, "a reader is told what was left, and only then\n" + text)
            _, old = place.check("old")
            expect(old.isdisjoint(new) and len(old) + len(new) == len(NAMES),
                   f"neither old nor new: {sorted(set(NAMES) - old - new)}")
            mixed += 0 < len(new) < len(NAMES)
            mixes.add(len(new))
            text, _ = place.record("old" if generator.random() < 0.5 else "new")
            told += TOLD in text
            expect((TOLD in text) == left, "the next recording is told what was left, and only then\n" + text)
            files = place.files()
            expect(set(files) == set(kept["old"]), f"nothing is left over: {sorted(set(files) - set(kept['old']))}")
            for name in NAMES:
                pair = {version: [kept[version][name + suffix] for suffix in (".png", ".txt")] for version in kept}
                expect([files[name + suffix] for suffix in (".png", ".txt")] in pair.values(), f"{name} is half")
        print(f"{killed} recordings of {len(NAMES)} goldens were killed in their {seconds:.2f} s; {mixed} left some old "
              f"and some new ones ({len(mixes)} different numbers), {told} were told of by the next run, none left half a golden")


if __name__ == "__main__":
    main()
