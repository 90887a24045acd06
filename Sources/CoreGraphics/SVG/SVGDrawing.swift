/// The filled shapes of a small SVG file, in its own units: paths, circles and rectangles with round corners.
///
/// Colours, strokes, styles and groups are not read; a transform makes the file unreadable, as it would be misplaced.
package struct SVGDrawing: Sendable {
    /// One element.
    package struct Shape: Sendable {
        package let path: CGPath
        package let rule: CGPathFillRule

        package init(_ path: CGPath, _ rule: CGPathFillRule) {
            self.path = path
            self.rule = rule
        }
    }

    package let shapes: [Shape]
    /// The box of all shapes.
    package let box: CGRect

    /// Nil for a file without shapes, and for one that has a transform or a path that cannot be read.
    package init?(_ text: String) {
        var scanner = SVGElementScanner(text)
        var shapes: [Shape] = []
        while let element = scanner.next() {
            if element.attributes["transform"] != nil { return nil }
            guard let path = Self.path(of: element) else { return nil }
            if path.isEmpty { continue }
            shapes.append(Shape(path, element.attributes["fill-rule"] == "evenodd" ? .evenOdd : .winding))
        }
        guard !shapes.isEmpty else { return nil }
        self.shapes = shapes
        box = shapes.reduce(CGRect.null) { $0.union($1.path.boundingBoxOfPath) }
    }

    /// An empty path for elements that are no shapes; nil for a damaged one.
    private static func path(of element: SVGElementScanner.Element) -> CGPath? {
        func number(_ name: String) -> CGFloat {
            element.attributes[name].flatMap(Double.init).map { CGFloat($0) } ?? 0
        }
        switch element.name {
        case "path": return try? CGPath(svg: element.attributes["d"] ?? "")
        case "circle":
            let radius = number("r")
            let box = CGRect(x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius, height: 2 * radius)
            return CGPath(ellipseIn: box, transform: nil)
        case "rect":
            let rect = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
            let radius = min(number("rx"), rect.width / 2, rect.height / 2)
            return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
        default: return CGPath(rect: .null, transform: nil)
        }
    }
}

/// Start tags and their attributes, one after the other.
struct SVGElementScanner {
    struct Element {
        var name = ""
        var attributes: [String: String] = [:]
    }

    private var rest: Substring

    init(_ text: String) {
        rest = text[...]
    }

    /// The next start tag; comments, declarations and end tags are passed over. Nil at the end, and where a tag is cut.
    mutating func next() -> Element? {
        while let start = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: start)...]
            guard let first = rest.first else { return nil }
            if first.isLetter { return element() }
        }
        return nil
    }

    private mutating func element() -> Element? {
        var element = Element()
        element.name = String(rest.prefix { $0.isLetter || $0.isNumber })
        rest = rest.dropFirst(element.name.count)
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "/" }
            guard let first = rest.first else { return nil }
            if first == ">" { return element }
            guard let equals = rest.firstIndex(of: "=") else { return nil }
            let name = rest[..<equals].trimmed
            rest = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
            rest = rest.dropFirst()
            guard let end = rest.firstIndex(of: quote) else { return nil }
            element.attributes[name] = String(rest[..<end])
            rest = rest[rest.index(after: end)...]
        }
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
