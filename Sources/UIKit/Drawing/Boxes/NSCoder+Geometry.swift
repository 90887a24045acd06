import CoreGraphics
import Foundation

// Geometry as texts, such as `{{0, 0}, {10, 20}}`. Numbers have up to 17 digits, so that they come back as they were.
extension NSCoder {
    /// `{x, y}`.
    public class func string(for point: CGPoint) -> String { GeometryText.text([point.x, point.y]) }
    /// `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { GeometryText.text([vector.dx, vector.dy]) }
    /// `{width, height}`.
    public class func string(for size: CGSize) -> String { GeometryText.text([size.width, size.height]) }
    /// `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        return GeometryText.text([t.a, t.b, t.c, t.d, t.tx, t.ty], in: "[]")
    }
    /// `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.text([insets.top, insets.left, insets.bottom, insets.right])
    }
    /// `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        GeometryText.text([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    /// `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String {
        GeometryText.text([offset.horizontal, offset.vertical])
    }

    /// The point of a text; zero for another text.
    public class func cgPoint(for string: String) -> CGPoint {
        GeometryText.numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// The vector of a text; zero for another text.
    public class func cgVector(for string: String) -> CGVector {
        GeometryText.numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    /// The size of a text; zero for another text.
    public class func cgSize(for string: String) -> CGSize {
        GeometryText.numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// The rectangle of a text; zero for another text.
    public class func cgRect(for string: String) -> CGRect {
        GeometryText.numbers(string, 2, 2).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// The transform of a text; the identity for another text.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        GeometryText.numbers(string, 6, in: "[]").map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }
    /// The insets of a text; zero for another text.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        GeometryText.numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
            ?? .zero
    }
    /// The insets of a text; zero for another text.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        GeometryText.numbers(string, 4).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }
    /// The offset of a text; zero for another text.
    public class func uiOffset(for string: String) -> UIOffset {
        GeometryText.numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
}

/// Lists of numbers between brackets.
private enum GeometryText {
    static func text(_ numbers: [CGFloat], in brackets: String = "{}") -> String {
        let list = numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
        return "\(brackets.first!)\(list)\(brackets.last!)"
    }

    /// The numbers of a text of one list of `count`; with a second count of two lists in a bracket of their own.
    static func numbers(_ text: String, _ count: Int, _ second: Int? = nil, in brackets: String = "{}") -> [CGFloat]? {
        var rest = text.filter { !$0.isWhitespace }[...]
        func take(_ character: Character) -> Bool { rest.popFirst() == character }
        func list(_ count: Int) -> [CGFloat]? {
            guard take(brackets.first!), let end = rest.firstIndex(of: brackets.last!) else { return nil }
            let words = rest[..<end].split(separator: ",", omittingEmptySubsequences: false)
            rest = rest[rest.index(after: end)...]
            let numbers = words.compactMap { Double($0) }.map { CGFloat($0) }
            return numbers.count == count && words.count == count ? numbers : nil
        }
        guard let second else { return list(count).flatMap { rest.isEmpty ? $0 : nil } }
        guard take("{"), let first = list(count), take(","), let last = list(second), take("}"), rest.isEmpty else {
            return nil
        }
        return first + last
    }
}
