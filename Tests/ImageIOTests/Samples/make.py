#!/usr/bin/env python3
"""Makes picture files of every kind with their encoders, and what other decoders see in them.

usage: make.py FOLDER COUNT

Writes FOLDER/NAME files, samples.tsv (a row a file) and expected.bin (premultiplied RGBA of every frame). Needs Pillow with
numpy, and Debian's libjpeg-turbo-progs, webp and imagemagick: djpeg and dwebp are the oracles of JPEG and of still WebP, Pillow that of
still GIF, animations and colour profiles (by lcms2), ImageMagick that of GIF's frames, the numbers themselves that of PNG.
"""
import io, os, struct, subprocess, sys, tempfile, zlib

import numpy as np
from PIL import Image, ImageCms, ImageSequence


def picture(rng, width, height, channels):
    """Soft shapes and a little noise."""
    y, x = np.mgrid[0:height, 0:width]
    planes = []
    for _ in range(channels):
        a, b, c = rng.uniform(0.05, 0.5, 3)
        plane = 127 + 70 * np.sin(x * a + c * 9) + 57 * np.cos(y * b) + rng.normal(0, 6, (height, width))
        planes.append(plane)
    return np.clip(np.stack(planes, 2), 0, 255).astype(np.uint8)


def premultiplied(rgba):
    rgba = rgba.astype(np.int64)
    alpha = rgba[:, :, 3:]
    colors = (rgba[:, :, :3] * alpha * 2 + 255) // 510
    return np.concatenate([colors, alpha], 2).astype(np.uint8)


def opaque(rgb):
    return np.concatenate([rgb, np.full(rgb.shape[:2] + (1,), 255, np.uint8)], 2)


# PNG by hand: every colour type, depth and order of rows.

def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def packed(rows, depth):
    """Samples as scan lines without a filter."""
    lines = b""
    for row in rows:
        if depth == 16:
            line = row.astype(">u2").tobytes()
        else:
            bits = np.unpackbits(row.astype(np.uint8).reshape(-1, 1), axis=1)[:, 8 - depth:]
            line = np.packbits(bits.reshape(-1)).tobytes()
        lines += b"\0" + line
    return lines


def png(samples, color_type, depth, interlaced, extra=b""):
    height, width = samples.shape[:2]
    flat = samples.reshape(height, width, -1)
    if interlaced:
        data = b""
        for x0, y0, dx, dy in [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]:
            part = flat[y0::dy, x0::dx]
            if part.size:
                data += packed([row.reshape(-1) for row in part], depth)
    else:
        data = packed([row.reshape(-1) for row in flat], depth)
    header = struct.pack(">IIBBBBB", width, height, depth, color_type, 0, 0, int(interlaced))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b""))


# Colour profiles by hand.

def fixed(*values):
    return b"".join(struct.pack(">i", round(v * 65536)) for v in values)


def profile(space, curve, primaries=None):
    text = f"Test {space}".encode()
    tags = {b"desc": b"desc" + bytes(4) + struct.pack(">I", len(text) + 1) + text + bytes(79),
            b"wtpt": b"XYZ " + bytes(4) + fixed(0.9642, 1, 0.8249), b"cprt": b"text" + bytes(4) + b"none\0"}
    if primaries:
        for name, place in zip((b"r", b"g", b"b"), primaries):
            tags[name + b"XYZ"] = b"XYZ " + bytes(4) + fixed(*place)
            tags[name + b"TRC"] = curve
    else:
        tags[b"kTRC"] = curve
    body, table, place = b"", struct.pack(">I", len(tags)), 132 + 12 * len(tags)
    for name, data in tags.items():
        data += bytes(-len(data) % 4)
        table += name + struct.pack(">II", place + len(body), len(data))
        body += data
    size = 128 + len(table) + len(body)
    header = struct.pack(">I", size) + b"lcms" + struct.pack(">I", 0x02400000) + b"mntr" + space.ljust(4).encode() + b"XYZ "
    header += bytes(12) + b"acsp" + bytes(28) + fixed(0.9642, 1, 0.8249)
    return header.ljust(128, b"\0") + table + body


GAMMA = lambda g: b"curv" + bytes(4) + struct.pack(">IH", 1, round(g * 256))
TABLE = b"curv" + bytes(4) + struct.pack(">I", 33) + b"".join(struct.pack(">H", round((i / 32) ** 2 * 65535)) for i in range(33))
SRGB_CURVE = b"para" + bytes(4) + struct.pack(">HH", 3, 0) + fixed(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)
P3 = [(0.51512, 0.24120, -0.00105), (0.29198, 0.69225, 0.04189), (0.15710, 0.06657, 0.78407)]
ADOBE = [(0.60974, 0.31111, 0.01947), (0.20528, 0.62567, 0.06087), (0.14919, 0.06322, 0.74457)]
PROFILES = [profile("RGB", SRGB_CURVE, P3), profile("RGB", GAMMA(2.2), ADOBE), profile("RGB", TABLE, P3)]
GRAY = [profile("GRAY", GAMMA(1.8)), profile("GRAY", TABLE)]


def converted(rgb, icc):
    """By lcms2, relative colorimetric."""
    source = ImageCms.ImageCmsProfile(io.BytesIO(icc))
    transform = ImageCms.buildTransform(
        source, ImageCms.createProfile("sRGB"), "RGB", "RGB", ImageCms.Intent.RELATIVE_COLORIMETRIC,
        ImageCms.Flags.NOOPTIMIZE | ImageCms.Flags.HIGHRESPRECALC)
    return np.array(ImageCms.applyTransform(Image.fromarray(rgb), transform))


def converted_gray(gray, icc):
    source = ImageCms.ImageCmsProfile(io.BytesIO(icc))
    transform = ImageCms.buildTransform(
        source, ImageCms.createProfile("sRGB"), "L", "RGB", ImageCms.Intent.RELATIVE_COLORIMETRIC, ImageCms.Flags.NOOPTIMIZE)
    return np.array(ImageCms.applyTransform(Image.fromarray(gray), transform))


def from_gamma(rgb, gamma):
    light = (rgb / 255.0) ** (1 / gamma)
    value = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return np.round(value * 255).astype(np.uint8)


def run(*command, data):
    return subprocess.run(command, input=data, capture_output=True, check=True).stdout


def djpeg(data):
    return np.array(Image.open(io.BytesIO(run("djpeg", "-dct", "int", "-pnm", data=data))).convert("RGB"))


def frames(data):
    return [np.array(frame.convert("RGBA")) for frame in ImageSequence.Iterator(Image.open(io.BytesIO(data)))]


def coalesced(data, width, height):
    """By ImageMagick: Pillow clears places with the background's colour, which browsers do not."""
    raw = run("convert-im6", "gif:-", "-coalesce", "-depth", "8", "rgba:-", data=data)
    return list(np.frombuffer(raw, np.uint8).reshape(-1, height, width, 4))


class Sample:
    def __init__(self, kind, extension, data, pictures, bound=0, orientation=0, dpi=0, loop=-1, delays=(), profile=""):
        self.__dict__.update(locals())


def save(image, **options):
    stream = io.BytesIO()
    image.save(stream, **options)
    return stream.getvalue()


def ycck(rng, w, h, options):
    """Four planes under Adobe's mark, whose last byte then says that the first three are brightness and two differences."""
    data = save(Image.fromarray(picture(rng, w, h, 4), "CMYK"), **options)
    place = data.index(b"Adobe") + 11
    assert data[place] == 0
    y, cb, cr, black = (255 - np.array(Image.open(io.BytesIO(data))).astype(np.float64)).transpose(2, 0, 1)
    rgb = [y + 1.402 * (cr - 128), y - 0.344136286 * (cb - 128) - 0.714136286 * (cr - 128), y + 1.772 * (cb - 128)]
    # Stored inks are 255 less what YCbCr gives, and inverted as Adobe's are.
    inks = 255 - np.clip(np.round(np.stack(rgb, 2)), 0, 255)
    seen = (inks.astype(np.int64) * black.astype(np.int64)[:, :, None] + 127) // 255
    return Sample("jpeg-ycck", "jpg", data[:place] + b"\2" + data[place + 1:], [opaque(seen.astype(np.uint8))], bound=1)


def jpeg(rng, w, h, kind):
    rgb = picture(rng, w, h, 3)
    image, options, more = Image.fromarray(rgb), dict(format="JPEG", quality=int(rng.integers(40, 98))), {}
    if kind == "jpeg-cmyk":
        data = save(Image.fromarray(picture(rng, w, h, 4), "CMYK"), **options)
        inks = 255 - np.array(Image.open(io.BytesIO(data))).astype(np.int64)
        return Sample(kind, "jpg", data, [opaque(((inks[:, :, :3] * inks[:, :, 3:] + 127) // 255).astype(np.uint8))])
    if kind == "jpeg-ycck":
        return ycck(rng, w, h, options)
    if kind == "jpeg-gray":
        image = image.convert("L")
    elif kind == "jpeg-arithmetic":
        pnm = save(image, format="PPM")
        data = run("cjpeg", "-arithmetic", "-quality", "80", "-restart", "2B", data=pnm)
        return Sample(kind, "jpg", data, [opaque(djpeg(data))])
    elif kind == "jpeg-exif":
        turned = int(rng.integers(1, 9))
        exif = Image.Exif()
        exif[0x0112], exif[0x010F] = turned, "A maker of cameras"
        options.update(exif=exif, dpi=(144, 144), subsampling="4:2:2")
        more = dict(orientation=turned, dpi=144)
    elif kind == "jpeg-profile":
        icc = PROFILES[int(rng.integers(3))]
        data = save(image, icc_profile=icc, **options)
        return Sample(kind, "jpg", data, [opaque(converted(djpeg(data), icc))], bound=2, profile="Test RGB")
    elif kind == "jpeg-progressive":
        options.update(progressive=True, subsampling=int(rng.integers(3)))
    else:
        options.update(subsampling={"jpeg-444": 0, "jpeg-420": 2}[kind], optimize=bool(rng.integers(2)))
    data = save(image, **options)
    return Sample(kind, "jpg", data, [opaque(djpeg(data))], **more)


def still_png(rng, w, h, kind):
    interlaced = bool(rng.integers(2))
    if kind == "png-rgb":
        rgb = picture(rng, w, h, 3)
        return Sample(kind, "png", png(rgb, 2, 8, interlaced), [opaque(rgb)])
    if kind == "png-rgba":
        rgba = picture(rng, w, h, 4)
        extra = chunk(b"pHYs", struct.pack(">IIB", 5669, 5669, 1))
        return Sample(kind, "png", png(rgba, 6, 8, interlaced, extra), [rgba], dpi=144)
    if kind in ("png-16", "png-gray-alpha-16"):
        channels, color_type = (3, 2) if kind == "png-16" else (2, 4)
        wide = picture(rng, w, h, channels).astype(np.int64) * 257 + rng.integers(-120, 120, (h, w, channels))
        wide = np.clip(wide, 0, 65535)
        narrow = ((wide * 255 * 2 + 65535) // 131070).astype(np.uint8)
        rgba = opaque(narrow) if channels == 3 else np.concatenate([narrow[:, :, :1]] * 3 + [narrow[:, :, 1:]], 2)
        return Sample(kind, "png", png(wide, color_type, 16, interlaced), [rgba])
    if kind == "png-palette":
        depth = int(rng.choice([1, 2, 4, 8]))
        palette = rng.integers(0, 256, (2 ** depth, 3)).astype(np.uint8)
        alphas = rng.integers(0, 256, int(rng.integers(1, 2 ** depth + 1))).astype(np.uint8)
        index = rng.integers(0, 2 ** depth, (h, w))
        full = np.concatenate([alphas, np.full(2 ** depth - len(alphas), 255, np.uint8)])
        extra = chunk(b"PLTE", palette.tobytes()) + chunk(b"tRNS", alphas.tobytes())
        rgba = np.concatenate([palette[index], full[index][:, :, None]], 2)
        return Sample(kind, "png", png(index, 3, depth, interlaced, extra), [rgba])
    if kind == "png-gray":
        depth = int(rng.choice([1, 2, 4, 8]))
        gray = rng.integers(0, 2 ** depth, (h, w))
        value = (gray * (255 // (2 ** depth - 1))).astype(np.uint8)
        return Sample(kind, "png", png(gray, 0, depth, interlaced), [opaque(np.stack([value] * 3, 2))])
    if kind == "png-gamma":
        gamma, rgb = float(rng.choice([0.5556, 0.6, 1.0])), picture(rng, w, h, 3)
        extra = chunk(b"gAMA", struct.pack(">I", round(gamma * 100000)))
        return Sample(kind, "png", png(rgb, 2, 8, interlaced, extra), [opaque(from_gamma(rgb, gamma))], bound=1)
    if kind == "png-profile":
        icc, rgb = PROFILES[int(rng.integers(3))], picture(rng, w, h, 3)
        extra = chunk(b"iCCP", b"p\0\0" + zlib.compress(icc))
        return Sample(kind, "png", png(rgb, 2, 8, interlaced, extra), [opaque(converted(rgb, icc))], bound=2, profile="Test RGB")
    icc, gray = GRAY[int(rng.integers(2))], picture(rng, w, h, 1)[:, :, 0]
    extra = chunk(b"iCCP", b"p\0\0" + zlib.compress(icc))
    return Sample(kind, "png", png(gray, 0, 8, interlaced, extra), [opaque(converted_gray(gray, icc))], bound=2, profile="Test GRAY")


def animated(rng, w, h, kind):
    count = int(rng.integers(2, 6))
    images = []
    for _ in range(count):
        rgba = picture(rng, w, h, 4)
        rgba[:, :, 3] = np.where(rgba[:, :, 3] > 90, 255, 0)
        images.append(rgba)
        if rng.integers(2):
            images[-1][: h // 2] = images[0][: h // 2]
    delays = [int(rng.integers(2, 30)) * 10 for _ in images]
    pictures, loop = [Image.fromarray(image) for image in images], int(rng.integers(0, 5))
    options = dict(save_all=True, append_images=pictures[1:], duration=delays, loop=loop)
    if kind == "gif":
        data = save(pictures[0], format="GIF", disposal=int(rng.integers(1, 4)), **options)
    elif kind == "apng":
        data = save(pictures[0], format="PNG", disposal=int(rng.integers(0, 3)), blend=int(rng.integers(0, 2)), **options)
    else:
        data = save(pictures[0], format="WEBP", lossless=bool(rng.integers(2)), minimize_size=bool(rng.integers(2)), **options)
    seen = coalesced(data, w, h) if kind == "gif" else frames(data)
    opened = Image.open(io.BytesIO(data))
    found = []
    for i in range(len(seen)):
        opened.seek(i)
        opened.load()
        found.append(opened.info.get("duration", 0) / 1000)
    loops = opened.info.get("loop", -1)
    return Sample(kind, {"gif": "gif", "apng": "png", "webp-animated": "webp"}[kind], data, seen,
                  bound=1, loop=loops, delays=found if len(seen) > 1 else ())


def still_gif(rng, w, h, kind):
    data = save(Image.fromarray(picture(rng, w, h, 3)).quantize(int(rng.choice([2, 13, 64, 256]))), format="GIF",
                interlace=int(rng.integers(2)))
    return Sample(kind, "gif", data, frames(data), delays=[0.0])


def still_webp(rng, w, h, kind):
    channels = 4 if "alpha" in kind else 3
    options = dict(format="WEBP", lossless="lossless" in kind, quality=int(rng.integers(30, 95)), method=int(rng.integers(0, 5)))
    icc = PROFILES[int(rng.integers(3))] if kind == "webp-profile" else None
    if icc:
        options.update(icc_profile=icc)
    data = save(Image.fromarray(picture(rng, w, h, channels)), **options)
    with tempfile.NamedTemporaryFile(suffix=".webp") as temporary:
        temporary.write(data)
        temporary.flush()
        png_of_it = run("dwebp", "-quiet", temporary.name, "-o", "-", data=b"")
    seen = np.array(Image.open(io.BytesIO(png_of_it)).convert("RGBA"))
    if icc:
        return Sample(kind, "webp", data, [opaque(converted(seen[:, :, :3].copy(), icc))], bound=2, profile="Test RGB")
    return Sample(kind, "webp", data, [seen])


KINDS = [(jpeg, k) for k in ("jpeg-444", "jpeg-420", "jpeg-progressive", "jpeg-gray", "jpeg-cmyk", "jpeg-exif", "jpeg-profile", "jpeg-arithmetic")]
KINDS += [(still_png, k) for k in ("png-rgb", "png-rgba", "png-16", "png-gray-alpha-16", "png-palette", "png-gray", "png-gamma", "png-profile", "png-gray-profile")]
KINDS += [(animated, "apng"), (still_gif, "gif-still"), (animated, "gif"), (still_webp, "webp"), (still_webp, "webp-lossless-alpha"),
          (still_webp, "webp-alpha"), (still_webp, "webp-profile"), (animated, "webp-animated")]

# Kinds that came later stand behind the others, three files of each.
LATER = [(jpeg, "jpeg-ycck")]


def kind_of(seed, count):
    return KINDS[seed % len(KINDS)] if seed < count else LATER[(seed - count) // 3]


def main():
    folder, count = sys.argv[1], int(sys.argv[2])
    rows, expected = [], b""
    for seed in range(count + 3 * len(LATER)):
        rng = np.random.default_rng(seed)
        make, kind = kind_of(seed, count)
        sample = make(rng, int(rng.integers(1, 34)), int(rng.integers(1, 26)), kind)
        name = f"{seed:03d}-{kind}.{sample.extension}"
        with open(os.path.join(folder, name), "wb") as file:
            file.write(sample.data)
        height, width = sample.pictures[0].shape[:2]
        delays = ",".join(f"{delay:g}" for delay in sample.delays)
        fields = [name, width, height, len(sample.pictures), sample.bound, sample.orientation, sample.dpi, sample.loop, delays, sample.profile]
        rows.append("\t".join(map(str, fields)))
        for seen in sample.pictures:
            expected += premultiplied(seen).tobytes()
    with open(os.path.join(folder, "samples.tsv"), "w") as file:
        file.write("\n".join(rows) + "\n")
    with open(os.path.join(folder, "expected.bin"), "wb") as file:
        file.write(expected)


if __name__ == "__main__":
    main()
