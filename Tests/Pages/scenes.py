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


FORM = """offstage: 1
device: iPhone 16
time: [0, 0.5, 1]
view:
  backgroundColor: systemGroupedBackground
  subviews:
    - id: form
      backgroundColor: white
      layer: { cornerRadius: 12 }
      subviews:
        - { id: title, class: UILabel, text: "Sign in to your account to go on with a long title", font: { textStyle: headline }, numberOfLines: 2 }
        - { id: field, backgroundColor: systemGray5, layer: { cornerRadius: 8 } }
        - { id: button, backgroundColor: systemBlue, layer: { cornerRadius: 10 } }
        - { id: lost, class: UILabel, text: "Lost" }
        - { class: UILabel, text: "Unnamed words", frame: [20, 400, 200, 20] }
constraints:
  - form.leading == superview.safeArea.leading + 16
  - form.trailing == superview.safeArea.trailing - 16
  - form.top == superview.safeArea.top + 40
  - title.top == form.top + 20
  - title.leading == form.leading + 20
  - title.trailing == form.trailing - 20
  - field.top == title.bottom + 16
  - "H:|-20-[field]-20-|"
  - field.height == 44
  - { equation: field.height == 60, shouldBreak: true }
  - button.top >= field.bottom + 12
  - button.top == field.bottom + 24 @750
  - button.leading == field.leading
  - button.trailing == field.trailing
  - button.height == 50
  - button.bottom == form.bottom - 20
  - lost.leading == form.leading + 20
changes:
  - { at: 0.3, id: form, set: { backgroundColor: systemYellow, layer: { shadowOpacity: 0.2, shadowRadius: 8 } } }
  - { at: 0.9, id: form, set: { layer: { shadowOpacity: 0 } } }
  - { at: 0.9, id: title, set: { text: "Sign in" } }
"""


STORY = """offstage: 1
device: iPhone 16
view:
  backgroundColor: systemGroupedBackground
  subviews:
    - id: card
      frame: [20, 120, 353, 120]
      backgroundColor: white
      layer: { cornerRadius: 16, shadowOpacity: 0.3, shadowRadius: 6, shadowOffset: [0, 2] }
      subviews:
        - { id: balance, class: UILabel, text: "Balance", frame: [16, 16, 200, 24] }
    - { id: toast, frame: [80, 400, 200, 60], backgroundColor: "#333333", layer: { cornerRadius: 30 } }
changes:
  - { at: 0.12, id: card, animate: { duration: 0.38 }, set: { alpha: 0.2 } }
  - { at: 0.4, id: toast, animate: { duration: 0.5, usingSpringWithDamping: 0.6 }, set: { center: [180, 700] } }
  - { at: 0.82, id: balance, call: removeFromSuperview }
"""


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
