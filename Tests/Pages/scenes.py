"""Scenes for the tests of the pages, and runs of the program over them."""

import pathlib
import subprocess

HOSTILE = '"><script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">\u202e\u2066 & </script>'


def card(color, identifier="card", device="iPhone 16", extra=""):
    """A scene with a card that takes five passes and a circle that is clipped."""
    quoted = identifier.replace("\\", "\\\\").replace('"', '\\"')
    return f"""offstage: 1
device: {device}
view:
  backgroundColor: systemGroupedBackground
  subviews:
    - id: "{quoted}"
      frame: [20, 100, 350, 200]
      backgroundColor: {color}
      layer: {{ cornerRadius: 16, shadowOpacity: 0.3, shadowRadius: 6, shadowOffset: [0, 2] }}
      subviews:
        - {{ frame: [16, 16, 60, 60], backgroundColor: systemBlue, alpha: 0.5 }}
        - {{ id: hidden, frame: [100, 16, 60, 60], backgroundColor: red, isHidden: true }}
{extra}"""


def write(folder, files):
    for name, text in files.items():
        path = pathlib.Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def run(program, *arguments, check=True, **options):
    result = subprocess.run([program, *map(str, arguments)], capture_output=True, text=True, **options)
    if check and result.returncode != 0:
        raise AssertionError(f"{arguments} exits with {result.returncode}\n{result.stdout}\n{result.stderr}")
    return result


def grid(count):
    """A scene of `count` layers: rows of small views, each with some below it."""
    lines = ["offstage: 1", "view:", "  backgroundColor: white", "  subviews:"]
    made = 2
    row = 0
    while made < count:
        lines.append(f"    - frame: [{row % 3}, {row * 7 % 840}, 390, 6]")
        lines.append("      subviews:")
        made += 1
        for column in range(49):
            if made >= count:
                break
            lines.append(f'        - {{ frame: [{column * 8}, 0, 7, 6], backgroundColor: "#{(row * 37 + column * 11) % 900 + 100}" }}')
            made += 1
        row += 1
    return "\n".join(lines) + "\n"
