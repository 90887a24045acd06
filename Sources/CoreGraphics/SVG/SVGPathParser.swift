import Rasterizer

/// Reads the `d` attribute of an SVG path: all commands, absolute and relative, repeated arguments included.
struct SVGPathParser {
    private var scanner: SVGPathScanner
    private var path = Path()
    private var current = Point(0, 0)
    private var start = Point(0, 0)
    /// The last control point, for smooth curves; each kind reflects only its own.
    private var lastCubicControl: Point?
    private var lastQuadraticControl: Point?

    private init(_ text: String) {
        scanner = SVGPathScanner(text)
    }

    static func parse(_ text: String) throws(SVGPathError) -> Path {
        var parser = SVGPathParser(text)
        try parser.run()
        return parser.path
    }

    private mutating func run() throws(SVGPathError) {
        var isFirst = true
        while let (letter, offset) = scanner.nextCharacter() {
            guard Self.argumentCounts[Self.lowercased(letter)] != nil else {
                throw SVGPathError(
                    offset: offset, message: "expected one of the commands M L H V C S Q T A Z, found “\(letter)”")
            }
            if isFirst, Self.lowercased(letter) != "m" {
                throw SVGPathError(offset: offset, message: "expected a path to begin with M or m, found “\(letter)”")
            }
            isFirst = false
            try command(letter)
        }
    }

    private static let argumentCounts: [Character: Int] = [
        "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0,
    ]

    private static func lowercased(_ letter: Character) -> Character { Character(letter.lowercased()) }

    /// A command and its repetitions; the pairs that follow a move are lines.
    private mutating func command(_ letter: Character) throws(SVGPathError) {
        var kind = Self.lowercased(letter)
        let isRelative = kind == letter
        guard kind != "z" else { return closeSubpath() }
        repeat {
            try step(kind, isRelative ? current : Point(0, 0), isRelative: isRelative)
            if kind == "m" { kind = "l" }
        } while scanner.isAtNumber
    }

    private mutating func step(_ kind: Character, _ origin: Point, isRelative: Bool) throws(SVGPathError) {
        switch kind {
        case "m": move(to: try point(origin))
        case "l": line(to: try point(origin))
        case "h": line(to: Point(try scanner.number() + origin.x, current.y))
        case "v": line(to: Point(current.x, try scanner.number() + origin.y))
        case "c": cubic(try point(origin), try point(origin), try point(origin))
        case "s": cubic(reflected(lastCubicControl), try point(origin), try point(origin))
        case "q": quadratic(try point(origin), try point(origin))
        case "t": quadratic(reflected(lastQuadraticControl), try point(origin))
        default: try arc(origin)
        }
    }

    private mutating func point(_ origin: Point) throws(SVGPathError) -> Point {
        let x = try scanner.number()
        return Point(x + origin.x, try scanner.number() + origin.y)
    }

    private func reflected(_ control: Point?) -> Point {
        control.map { Point(2 * current.x - $0.x, 2 * current.y - $0.y) } ?? current
    }

    private mutating func advance(to end: Point, cubic: Point? = nil, quadratic: Point? = nil) {
        current = end
        lastCubicControl = cubic
        lastQuadraticControl = quadratic
    }

    private mutating func move(to p: Point) {
        path.move(to: p)
        start = p
        advance(to: p)
    }

    private mutating func line(to p: Point) {
        _ = path.resume()
        path.line(to: p)
        advance(to: p)
    }

    private mutating func cubic(_ control1: Point, _ control2: Point, _ end: Point) {
        _ = path.resume()
        path.cubic(to: end, control1: control1, control2: control2)
        advance(to: end, cubic: control2)
    }

    private mutating func quadratic(_ control: Point, _ end: Point) {
        _ = path.resume()
        path.quadratic(to: end, control: control)
        advance(to: end, quadratic: control)
    }

    private mutating func closeSubpath() {
        path.addClose()
        advance(to: start)
    }

    private mutating func arc(_ origin: Point) throws(SVGPathError) {
        let radii = Point(abs(try scanner.number()), abs(try scanner.number()))
        let rotation = try scanner.number() * (.pi / 180)
        let (isLarge, sweeps) = (try scanner.flag(), try scanner.flag())
        let end = try point(origin)
        _ = path.resume()
        let arc = SVGArc(
            from: current, to: end, radii: radii, rotation: rotation, isLarge: isLarge, sweeps: sweeps)
        arc.append(to: &path)
        advance(to: end)
    }
}
