@testable import Rasterizer

/// One line of a workload; the format is explained in `peers/workloads.py`.
enum Operation {
    struct Box {
        var x, y, width, height, radius: Double
    }

    case clear(Color8)
    case box(Box, fill: Color8, borderWidth: Double, border: Color8)
    case shadow(Box, sigma: Double, dx: Double, dy: Double, color: Color8)
    case group(Box, opacity: Double)
    case end
    case linear(Box, start: Point, end: Point, stops: [GradientPaint.Stop])
    case radial(Box, center: Point, radius: Double, stops: [GradientPaint.Stop])
    case path(Path, fill: Color8, stroke: Color8, width: Double)
    case push(Matrix3x3)
    case pop
    case backdrop(Box, sigma: Double, tint: Color8)
}

/// A workload as the drivers read it.
struct Workload {
    var width: Int
    var height: Int
    var scale: Int
    var operations: [Operation]

    var pixels: PixelRect { PixelRect(x: 0, y: 0, width: width * scale, height: height * scale) }

    init(text: String) {
        var lines = text.split(separator: "\n").map { Words($0) }
        precondition(!lines.isEmpty && lines[0].word() == "canvas", "a workload starts with its canvas")
        (width, height, scale) = (Int(lines[0].number()), Int(lines[0].number()), Int(lines[0].number()))
        operations = lines.dropFirst().map { line in
            var line = line
            return Operation(&line)
        }
    }
}

extension Operation {
    fileprivate init(_ words: inout Words) {
        let name = words.word()
        switch name {
        case "clear": self = .clear(words.color())
        case "box":
            self = .box(
                words.box(rounded: true), fill: words.color(), borderWidth: words.number(), border: words.color())
        case "shadow":
            self = .shadow(
                words.box(rounded: true), sigma: words.number(), dx: words.number(), dy: words.number(),
                color: words.color())
        case "group": self = .group(words.box(rounded: true), opacity: words.number())
        case "end": self = .end
        case "linear":
            self = .linear(words.box(rounded: false), start: words.point(), end: words.point(), stops: words.stops())
        case "radial":
            self = .radial(
                words.box(rounded: false), center: words.point(), radius: words.number(), stops: words.stops())
        case "path":
            let (fill, stroke, width) = (words.color(), words.color(), words.number())
            self = .path(words.path(), fill: fill, stroke: stroke, width: width)
        case "push":
            let (x, y) = (words.point(), words.point())
            let shift = words.point()
            self = .push(Matrix3x3(a: x.x, b: x.y, c: y.x, d: y.y, tx: shift.x, ty: shift.y))
        case "pop": self = .pop
        case "backdrop": self = .backdrop(words.box(rounded: false), sigma: words.number(), tint: words.color())
        default: fatalError("unknown operation \(name)")
        }
    }
}

/// The words of one line, read from the left.
private struct Words {
    private var rest: ArraySlice<Substring>

    init(_ line: Substring) { rest = line.split(separator: " ")[...] }

    mutating func word() -> Substring { rest.removeFirst() }

    mutating func number() -> Double {
        let word = word()
        guard let value = Double(word) else { fatalError("\(word) is no number") }
        return value
    }

    mutating func point() -> Point { Point(number(), number()) }

    mutating func color() -> Color8 {
        let word = word()
        guard let value = UInt32(word, radix: 16) else { fatalError("\(word) is no colour") }
        func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
        return Color8(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
    }

    mutating func box(rounded: Bool) -> Operation.Box {
        Operation.Box(
            x: number(), y: number(), width: number(), height: number(), radius: rounded ? number() : 0)
    }

    mutating func stops() -> [GradientPaint.Stop] {
        (0..<Int(number())).map { _ in GradientPaint.Stop(location: number(), color: color()) }
    }

    mutating func path() -> Path {
        var path = Path()
        for _ in 0..<Int(number()) {
            switch word() {
            case "M": path.move(to: point())
            case "L": path.line(to: point())
            case "C":
                let (first, second) = (point(), point())
                path.cubic(to: point(), control1: first, control2: second)
            default: path.close()
            }
        }
        return path
    }
}
