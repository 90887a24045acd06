"""A second writer of the inspector's format 2, of films that would take minutes to draw: by its description alone."""

import array
import base64
import json
import math
import re
import struct
import zlib


def packed(data):
    """Raw deflate in base64, and the checksum of what it holds."""
    compressor = zlib.compressobj(6, zlib.DEFLATED, -15)
    check = 0x811C9DC5
    for byte in data:
        check = ((check ^ byte) * 0x01000193) & 0xFFFFFFFF
    return base64.b64encode(compressor.compress(data) + compressor.flush()).decode(), check


def varint(value):
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def png(width, height):
    """A grey picture."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = (b"\0" + b"\xdd" * width) * height
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class BigFilm:
    """A window, its view, rows of 49 views each; the first views of some rows go in circles."""

    LENGTH = 60

    def __init__(self, layers, frames, moving):
        self.frames, self.moving = frames, moving
        self.parents, self.names, self.places = [-1, 0], ["window", "view"], [(0, 0, 393, 852), (0, 0, 393, 852)]
        row = 0
        while len(self.parents) < layers:
            at = len(self.parents)
            self.parents.append(1)
            self.names.append(f"view.{row}")
            self.places.append((row % 3, row * 7 % 840, 390, 6))
            for column in range(min(49, layers - len(self.parents))):
                self.parents.append(at)
                self.names.append(f"view.{row}.{column}")
                self.places.append((column * 8, 0, 7, 6))
            row += 1
        self.movers = [3 + 50 * k for k in range(moving)]

    def place(self, i, frame):
        x, y, width, height = self.places[i]
        if i % 50 == 3 and i // 50 < self.moving:
            x, y = x + 40 * math.sin(frame / 20 + i), y + 40 * math.cos(frame / 20 + i)
        return x, y, width, height

    def chunk(self, first, amount):
        n = len(self.parents)
        colors = [f"#{(37 * k) % 90 + 10:02x}{(11 * k) % 90 + 100:02x}c0ff" for k in range(200)]
        tables = {"transforms": [], "styles": [{"s": {"backgroundColor": color}, "f": color} for color in colors], "pictures": [], "shown": [["0" * 16]] * amount}
        text = json.dumps(tables, separators=(",", ":")).encode()
        text += b" " * (-len(text) % 4)
        places = [self.place(i, first) for i in range(n)]
        columns = [array.array("I", range(n)), array.array("i", self.parents), array.array("I", range(n))]
        columns += [array.array("f", [place[k] for place in places]) for k in range(4)]
        columns += [array.array("I", bytes(4 * n)), array.array("I", [i % 200 + 1 for i in range(n)]), array.array("I", bytes(4 * n))]
        columns += [array.array("H", [0 if i == 0 else 1 for i in range(n)]), array.array("H", [1] * n)]
        out = bytearray(struct.pack("<5I", 2, amount, n, n, len(text)) + text + b"".join(column.tobytes() for column in columns))
        self.deltas = []
        for frame in range(first + 1, first + amount):
            delta, last = bytearray(varint(self.moving)), -1
            for i in self.movers:
                x, y, _, _ = self.place(i, frame)
                delta += varint(i - last) + struct.pack("<Hff", 8 | 16, x, y)
                last = i
            delta += varint(0)
            self.deltas.append(len(delta))
            out += struct.pack("<I", len(delta)) + delta
        return bytes(out)

    def lists(self, amount):
        main = {"purpose": "main", "layer": "", "place": -1, "reasons": [], "why": [], "cure": [], "rect": [0, 0, 1179, 2556], "stored": 0, "loaded": 0, "depth": 0, "reads": [], "q": []}
        notes = [[x, y, 7, 6, [220, 0, 0], 90, None] for x in range(0, 390, 8) for y in range(0, 700, 7)][:5000]
        items = [[393, 852], 3, main, "layers 50000"] + notes
        first = {"screen": [[0, 0, 0, 1]], "passes": [[0, 0, 2]], "statistics": [[0, 0, 3]], "overlay blended": [[0, 0, *range(4, 4 + len(notes))]]}
        later = [{"overlay blended": [[k % 4000, 200, *range(4 + (k * 7) % 4000, 204 + (k * 7) % 4000)]]} for k in range(1, amount)]
        return json.dumps({"items": items, "frames": [first] + later}, separators=(",", ":")).encode()

    def write(self, shell):
        """The blocks in place of those of a page that the program wrote."""
        head, rest = shell.split("<style>", 1)
        style, rest = rest.split("</style>", 1)
        script = max(re.findall(r"<script>(.*?)</script>", rest, re.S), key=len)
        blocks, chunks = [f'<script type="text/plain" id="p{"0" * 16}">{base64.b64encode(png(1179, 2556)).decode()}</script>'], []
        for c, first in enumerate(range(0, self.frames, self.LENGTH)):
            amount = min(self.LENGTH, self.frames - first)
            names = self.names if c == 0 else []
            parts = [self.chunk(first, amount), self.lists(amount), json.dumps({"defaults": {"CALayer": {}} if c == 0 else {}, "names": [{"n": name} for name in names]}).encode()]
            texts = [packed(part) for part in parts]
            blocks += [f'<script type="text/plain" id="{letter}{c}">{text}</script>' for letter, (text, _) in zip("can", texts)]
            done = 0 if c == 0 else len(self.names)
            chunks.append([first, amount] + [check for _, check in texts] + [done, len(self.names)])
        index = {"format": 2, "title": "big.yml", "device": "iPhone 16 3x light", "rate": 60, "pixels": [1179, 2556], "chunks": chunks, "classes": ["UIWindow", "UIView"],
                 "times": [round(k / 60, 4) for k in range(self.frames)], "names": len(self.names)}
        figures = {"passes": [0] * self.frames, "bytes": [0] * self.frames, "blended": [int(4e6 + 3e6 * math.sin(k / 9)) for k in range(self.frames)], "drawn": [0] * self.frames,
                   "layers": [len(self.parents)] * self.frames, "steps": [1] * self.frames, "notes": [0] * self.frames}
        summary = {"frames": figures, "lanes": [], "expectations": [], "lives": []}
        data = "".join(f'<script type="application/json" id="{name}">{json.dumps(value, separators=(",", ":"))}</script>\n' for name, value in (("src", []), ("index", index), ("sum", summary)))
        assert len(json.dumps(index)) <= 65536, "the index is small"
        return f"{head}<style>{style}</style>\n<body>\n{data}<script>{script}</script>\n" + "\n".join(blocks) + "</body>\n</html>\n"
