"""Skia's CPU back end, from the skia-python wheel, drawing the strings that `TextPeer strings` wrote.

skia_text.py STRINGS SCREEN RUNS [RAW]: prints a line of JSON for each way of drawing, as TextPeer does. Positions are on
quarters of pixels and outlines unhinted, as ours are. Skia's own caches of glyphs stay warm from frame to frame.
"""
import json
import mmap
import sys
import time

import skia

WIDTH, HEIGHT = 1170, 2532


def milliseconds(frame):
    start = time.process_time()
    frame()
    return (time.process_time() - start) * 1e3


def row(name, times):
    print(json.dumps({"row": name, "cpu_ms": times}))


def main():
    with open(sys.argv[1]) as file:
        strings = json.load(file)
    lines, runs = strings[sys.argv[2]], int(sys.argv[3])
    pixels = mmap.mmap(-1, WIDTH * HEIGHT * 4)
    surface = skia.Surface.MakeRasterDirect(skia.ImageInfo.MakeN32Premul(WIDTH, HEIGHT), pixels, WIDTH * 4)
    canvas = surface.getCanvas()
    faces, fonts, paints = {}, {}, {}

    def font(file, size):
        if (file, size) not in fonts:
            if file not in faces:
                faces[file] = skia.Typeface.MakeFromFile(file)
            new = skia.Font(faces[file], size)
            new.setSubpixel(True)
            new.setHinting(skia.FontHinting.kNone)
            new.setEdging(skia.Font.Edging.kAntiAlias)
            fonts[file, size] = new
        return fonts[file, size]

    def paint(rgb):
        return paints.setdefault(tuple(rgb), skia.Paint(AntiAlias=True, Color=skia.Color(*rgb)))

    def blobs():
        return [(skia.TextBlob.MakeFromString(line["text"], font(line["font"], line["size"])), line["x"], line["y"],
                 paint(line["rgb"])) for line in lines if line["text"]]

    def draw(items):
        canvas.clear(skia.ColorWHITE)
        for blob, x, y, look in items:
            canvas.drawTextBlob(blob, x, y, look)

    def measure(name, frame):
        frame()
        row(name, [milliseconds(frame) for _ in range(runs)])

    row("cold", [milliseconds(lambda: draw(blobs()))])
    measure("blobs rebuilt", lambda: draw(blobs()))
    kept = blobs()
    # Played back by C++, so that no call from Python is counted.
    recorder = skia.PictureRecorder()
    target = recorder.beginRecording(skia.Rect.MakeWH(WIDTH, HEIGHT))
    target.clear(skia.ColorWHITE)
    for blob, x, y, look in kept:
        target.drawTextBlob(blob, x, y, look)
    picture = recorder.finishRecordingAsPicture()
    measure("blobs kept", lambda: canvas.drawPicture(picture))
    if len(sys.argv) > 4:
        with open(sys.argv[4], "wb") as raw:
            raw.write(pixels)


main()
