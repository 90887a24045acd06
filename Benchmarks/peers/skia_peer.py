"""Skia's CPU back end, from the skia-python wheel. The scene is recorded once; only playing it back is measured."""
import skia

import driver


def color(c):
    return skia.Color(*c)


def paint(c, **more):
    return skia.Paint(AntiAlias=True, Color=color(c), **more)


def rectangle(x, y, w, h):
    return skia.Rect.MakeXYWH(x, y, w, h)


def rounded(x, y, w, h, r):
    return skia.RRect.MakeRectXY(rectangle(x, y, w, h), r, r)


def shaded(canvas, box, shader):
    canvas.drawRect(box, skia.Paint(AntiAlias=True, Shader=shader))


def stops(items):
    return [color(c) for c in items[1::2]], list(items[0::2])


def box(canvas, x, y, w, h, r, fill, width, border):
    if r:
        canvas.drawRRect(rounded(x, y, w, h, r), paint(fill))
    else:
        canvas.drawRect(rectangle(x, y, w, h), paint(fill))
    if width:
        inner = rounded(x + width, y + width, w - 2 * width, h - 2 * width, r - width)
        canvas.drawDRRect(rounded(x, y, w, h, r), inner, paint(border))


def curve(canvas, fill, stroke, width, _count, *items):
    path = skia.Path()
    for letter, numbers in driver.verbs(items):
        {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo, "Z": path.close}[letter](*numbers)
    if fill[3]:
        canvas.drawPath(path, paint(fill))
    canvas.drawPath(path, paint(stroke, Style=skia.Paint.kStroke_Style, StrokeWidth=width,
                                StrokeJoin=skia.Paint.kRound_Join, StrokeCap=skia.Paint.kRound_Cap))


def record(canvas, operations):
    kept = []
    for name, *a in operations:
        if name == "clear":
            canvas.clear(color(a[0]))
        elif name == "box":
            box(canvas, *a)
        elif name == "shadow":
            x, y, w, h, r, sigma, dx, dy, c = a
            blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma)
            canvas.drawRRect(rounded(x + dx, y + dy, w, h, r), paint(c, MaskFilter=blur))
        elif name == "group":
            canvas.save()
            canvas.clipRRect(rounded(*a[:5]), skia.ClipOp.kIntersect, True)
            canvas.saveLayerAlpha(rectangle(*a[:4]), round(255 * a[5]))
        elif name == "end":
            canvas.restore()
            canvas.restore()
        elif name == "linear":
            colors, offsets = stops(a[9:])
            ends = [(a[4], a[5]), (a[6], a[7])]
            shaded(canvas, rectangle(*a[:4]), skia.GradientShader.MakeLinear(ends, colors, offsets))
        elif name == "radial":
            colors, offsets = stops(a[8:])
            shaded(canvas, rectangle(*a[:4]), skia.GradientShader.MakeRadial((a[4], a[5]), a[6], colors, offsets))
        elif name == "path":
            curve(canvas, *a)
        elif name == "push":
            canvas.save()
            canvas.concat(skia.Matrix.MakeAll(a[0], a[2], a[4], a[1], a[3], a[5], 0, 0, 1))
        elif name == "pop":
            canvas.restore()
        elif name == "backdrop":
            bounds, plain = rectangle(*a[:4]), skia.Paint()
            blur = skia.ImageFilters.Blur(a[4], a[4], skia.TileMode.kClamp, None)
            kept += [bounds, plain, blur]  # the record holds no references of its own
            canvas.save()
            canvas.clipRect(bounds)
            canvas.saveLayer(skia.Canvas.SaveLayerRec(bounds, plain, blur, 0))
            canvas.drawColor(color(a[5]))
            canvas.restore()
            canvas.restore()
        else:
            raise ValueError(name)
    return kept


def main():
    scene, runs, raw = driver.arguments()
    (width, height, scale), operations = driver.read(scene)
    size = width * scale, height * scale
    recorder = skia.PictureRecorder()
    canvas = recorder.beginRecording(skia.Rect.MakeWH(*size))
    canvas.scale(scale, scale)
    kept = record(canvas, operations)
    picture = recorder.finishRecordingAsPicture()
    pixels = driver.buffer(*size)
    # Skia's own order of bytes: in another one layers are converted.
    surface = skia.Surface.MakeRasterDirect(skia.ImageInfo.MakeN32Premul(*size), pixels, size[0] * 4)
    target = surface.getCanvas()
    driver.run("skia-python", lambda: target.drawPicture(picture), pixels, runs, raw, swapped=True)
    del kept


if __name__ == "__main__":
    main()
