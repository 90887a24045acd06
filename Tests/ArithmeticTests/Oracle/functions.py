"""functions.py [PATH]: values of exp, ln, sin, cos, atan2 and acos to 200 bits, by mpmath.

Writes a line a value, its parts separated by tabs: the function, its arguments as hexadecimal doubles, and the value,
as 0x1.<50 hexadecimal digits>p<exponent>, cut off behind the last digit, or as inf, -inf, nan, 0 or -0.
"""
import math
import random
import struct
import sys

from mpmath import mp, mpf
import mpmath

mp.prec = 400
DIGITS = 50
OVERFLOW = mpf(2) ** 1024 - mpf(2) ** 970
# Far below half the least subnormal double.
UNDERFLOW = mpf(2) ** -1100
# The angles, in radians, for which sine and cosine state a bound.
LARGEST_ANGLE = 2**23
COUNT = 120

draw = random.Random(17)


def text(value):
    if mpmath.isnan(value):
        return "nan"
    if mpmath.isinf(value) or abs(value) >= OVERFLOW:
        return "inf" if value > 0 else "-inf"
    if abs(value) < UNDERFLOW:
        return "0"
    sign, magnitude = ("-", -value) if value < 0 else ("", value)
    exponent = int(mpmath.floor(mpmath.log(magnitude, 2)))
    significand = int(mpmath.floor(magnitude * mpf(2) ** (4 * DIGITS - exponent)))
    while significand >= 2 << 4 * DIGITS:
        significand, exponent = significand >> 1, exponent + 1
    while significand < 1 << 4 * DIGITS:
        exponent -= 1
        significand = int(mpmath.floor(magnitude * mpf(2) ** (4 * DIGITS - exponent)))
    return f"{sign}0x1.{significand - (1 << 4 * DIGITS):0{DIGITS}x}p{exponent}"


def any_double():
    """Any bits, but an infinity or NaN."""
    while True:
        value = struct.unpack("<d", struct.pack("<Q", draw.getrandbits(64)))[0]
        if math.isfinite(value):
            return value


def near(value, steps=1):
    """Doubles around the one nearest to a value."""
    middle = float(value)
    result = [middle]
    for direction in (math.inf, -math.inf):
        step = middle
        for _ in range(steps):
            step = math.nextafter(step, direction)
            result.append(step)
    return result


def spread(low, high):
    """Either sign, the magnitude evenly among powers of ten."""
    return draw.choice((1, -1)) * 10 ** draw.uniform(low, high)


def exp_rows():
    edges = [0.0, -0.0, math.inf, -math.inf, math.nan, 1.0, -1.0, 5e-324, -5e-324, 1e308, -1e308]
    edges += near(mpmath.log(OVERFLOW)) + near(mpmath.log(mpf(2) ** -1075)) + near(mpmath.log(mpf(2) ** -1022))
    edges += [709.5, -708.0, -709.0, -720.5, -744.0]
    edges += [float(k * mpmath.log(2) / 2) for k in (1, -1, 3, 201, -201)]
    randoms = [draw.uniform(-1, 1) for _ in range(COUNT)] + [draw.uniform(-746, 710) for _ in range(COUNT)]
    randoms += [spread(-18, 0) for _ in range(COUNT // 4)]
    return [("exp", (x,), mpmath.exp(mpf(x))) for x in edges + randoms]


def ln(x):
    if math.isnan(x) or x < 0:
        return mpf("nan")
    return mpmath.log(mpf(x)) if x > 0 else mpf("-inf")


def ln_rows():
    edges = [0.0, -0.0, math.inf, -math.inf, math.nan, -1.0, -5e-324, 5e-324, 1e-310, sys.float_info.min]
    edges += [sys.float_info.max, 2.0, 0.5, 10.0] + near(1, 3) + near(mpmath.sqrt(2)) + near(1 / mpmath.sqrt(2))
    edges += near(mpmath.e)
    randoms = [abs(any_double()) for _ in range(COUNT)] + [draw.uniform(0.5, 2) for _ in range(COUNT)]
    randoms += [1 + spread(-16, -1) for _ in range(COUNT // 2)]
    return [("ln", (x,), ln(x)) for x in edges + randoms]


def circle_rows(name, function):
    edges = [0.0, math.inf, -math.inf, math.nan, 5e-324, 1e-310, 1e-8, -1e-8, float(LARGEST_ANGLE), -float(LARGEST_ANGLE)]
    # The doubles next to whole quarter turns, where all but the last bits cancel.
    turns = list(range(1, 9)) + [-1, -2, -3] + [draw.randrange(9, int(LARGEST_ANGLE * 2 / math.pi)) for _ in range(40)]
    edges += [x for k in turns for x in near(k * mpmath.pi / 2)]
    edges += near(mpmath.pi / 4) + near(3 * mpmath.pi / 4)
    randoms = [draw.uniform(-0.8, 0.8) for _ in range(COUNT // 2)] + [draw.uniform(-7, 7) for _ in range(COUNT)]
    randoms += [draw.uniform(-1000, 1000) for _ in range(COUNT)]
    randoms += [draw.uniform(-LARGEST_ANGLE, LARGEST_ANGLE) for _ in range(COUNT)]
    randoms += [spread(-300, 0) for _ in range(COUNT // 4)]
    rows = []
    for x in edges + randoms:
        rows.append((name, (x,), function(mpf(x)) if math.isfinite(x) else mpf("nan")))
    return rows


def atan2(y, x):
    """As C defines it: a pair (value, text), the text for zeros, which have a sign."""
    if math.isnan(y) or math.isnan(x):
        return "nan"
    minus = math.copysign(1, y) < 0
    left = math.copysign(1, x) < 0
    if math.isinf(y) and math.isinf(x):
        angle = mpmath.pi * 3 / 4 if left else mpmath.pi / 4
    elif math.isinf(y):
        angle = mpmath.pi / 2
    elif math.isinf(x) or y == 0:
        angle = mpmath.pi if left else mpf(0)
    else:
        angle = abs(mpmath.atan2(mpf(y), mpf(x)))
    if angle == 0:
        return "-0" if minus else "0"
    return text(-angle if minus else angle)


def atan2_rows():
    axis = [0.0, -0.0, 1.0, -1.0, 5e-324, -5e-324, 1e308, -1e308, math.inf, -math.inf]
    pairs = [(y, x) for y in axis for x in axis] + [(math.nan, 1.0), (1.0, math.nan), (math.nan, math.nan)]
    pairs += [(y, x) for k in range(1, 16) for y in near(k / 16) for x in (1.0, -1.0)]
    pairs += [(draw.uniform(-9, 9), draw.uniform(-9, 9)) for _ in range(COUNT)]
    pairs += [(spread(-20, 0), spread(-3, 3)) for _ in range(COUNT)]
    while len(pairs) < 6 * COUNT:
        pair = (any_double(), any_double())
        quotient = mpmath.fabs(mpf(pair[0]) / mpf(pair[1])) if pair[1] else mpf(0)
        # A subnormal angle has no 53 bits to be right in.
        if quotient > mpf(2) ** -1000:
            pairs.append(pair)
    rows = []
    for y, x in pairs:
        value = atan2(y, x)
        tiny = x > 0 and 0 < abs(y) and math.isfinite(y) and math.isfinite(x) and mpf(abs(y)) / mpf(x) < mpf(2) ** -1000
        if not tiny:
            rows.append(("atan2", (y, x), value))
    return rows


def acos_rows():
    edges = [0.0, -0.0, 0.5, -0.5, 5e-324, -5e-324, 1e-300, math.inf, -math.inf, math.nan, 2.0, -2.0]
    edges += near(1, 3) + near(-1, 3) + near(mpmath.sqrt(2) / 2) + near(-mpmath.sqrt(3) / 2)
    randoms = [draw.uniform(-1, 1) for _ in range(COUNT)] + [1 - 10 ** draw.uniform(-16, -1) for _ in range(COUNT)]
    randoms += [-1 + 10 ** draw.uniform(-16, -1) for _ in range(COUNT)] + [spread(-20, -1) for _ in range(COUNT // 2)]
    rows = []
    for x in edges + randoms:
        rows.append(("acos", (x,), mpmath.acos(mpf(x)) if abs(x) <= 1 else mpf("nan")))
    return rows


def main():
    path = sys.argv[1] if len(sys.argv) > 1 else __file__.removesuffix(".py") + ".tsv"
    rows = exp_rows() + ln_rows() + circle_rows("sin", mpmath.sin) + circle_rows("cos", mpmath.cos)
    rows += atan2_rows() + acos_rows()
    with open(path, "w") as file:
        for name, arguments, value in rows:
            words = [name] + [float(x).hex() for x in arguments] + [value if isinstance(value, str) else text(value)]
            file.write("\t".join(words) + "\n")
    print(len(rows), "values")


if __name__ == "__main__":
    main()
