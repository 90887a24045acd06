"""Times `offstage render`: a folder of generated scenes in one process, and each scene of Scenes/ as a process of its own.

    python throughput.py PROGRAM FOLDER_WITH_SCENES
"""
import pathlib
import resource
import statistics
import subprocess
import sys
import threading
import time


def cpu():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def resident(pid):
    """Megabytes; nil when the process is gone."""
    try:
        for line in open(f"/proc/{pid}/status"):
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    except OSError:
        return None


def folder(program, work):
    """Wall time, CPU time and the memory held along the way."""
    start, before = time.monotonic(), cpu()
    process = subprocess.Popen(
        [program, "render", work / "scenes", "-o", work / "pictures"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    samples = []

    def watch():
        while process.poll() is None:
            samples.append((time.monotonic() - start, resident(process.pid) or 0))
            time.sleep(0.05)

    watcher = threading.Thread(target=watch)
    watcher.start()
    process.wait()
    watcher.join()
    wall = time.monotonic() - start
    count = len(list((work / "pictures").rglob("*.png")))
    early = max(m for t, m in samples if t <= wall * 0.1 + 0.06)
    late = max(m for t, m in samples if t > wall * 0.1)
    print(f"{count} scenes in one process: {wall:.2f} s, {1000 * (cpu() - before) / max(1, count):.2f} ms of CPU a scene")
    print(f"resident memory: at most {early:.0f} MB in the first tenth, {late:.0f} MB after it")


def processes(program):
    times = []
    for scene in sorted(pathlib.Path("Scenes").glob("*/*.yml")):
        before = cpu()
        subprocess.run([program, "render", scene, "-o", "/dev/shm/offstage-throughput"], stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        times.append(1000 * (cpu() - before))
    times.sort()
    print(f"{len(times)} scenes as processes: CPU ms, median {statistics.median(times):.1f}, "
          f"fastest {times[0]:.1f}, slowest {times[-1]:.1f}")


if __name__ == "__main__":
    program = pathlib.Path(sys.argv[1]).resolve()
    folder(program, pathlib.Path(sys.argv[2]))
    processes(program)
