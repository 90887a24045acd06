import Rasterizer

extension CGPath {
    /// The path that an SVG `d` attribute describes: all commands, absolute and relative. An empty text is an empty
    /// path.
    package convenience init(svg text: String) throws(SVGPathError) {
        self.init(rasterPath: try SVGPathParser.parse(text))
    }

    /// The path in SVG's notation, absolute, with the shortest numbers that read back as the same path.
    package var svg: String {
        let path = rasterPath
        var next = 0
        return path.verbs.map { verb in
            let points = path.points[next..<next + verb.pointCount]
            next += verb.pointCount
            return verb.svgLetter + points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
        }.joined(separator: " ")
    }

    private func number(_ value: Double) -> String {
        let text = "\(value == 0 ? 0 : value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension Path.Verb {
    var svgLetter: String {
        switch self {
        case .move: "M"
        case .line: "L"
        case .quadratic: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
    }
}
