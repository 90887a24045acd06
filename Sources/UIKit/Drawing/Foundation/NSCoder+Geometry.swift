extension NSCoder {
    /// Writes a point as `{x, y}`.
    public class func string(for point: CGPoint) -> String { list([point.x, point.y]) }

    /// Writes a vector as `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { list([vector.dx, vector.dy]) }

    /// Writes a size as `{width, height}`.
    public class func string(for size: CGSize) -> String { list([size.width, size.height]) }

    /// Writes a rectangle as `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String {
        "{" + string(for: rect.origin) + ", " + string(for: rect.size) + "}"
    }

    /// Writes insets as `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        list([insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Writes insets as `{top, leading, bottom, trailing}`.
    public class func string(for directionalEdgeInsets: NSDirectionalEdgeInsets) -> String {
        let insets = directionalEdgeInsets
        return list([insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// Writes an offset as `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String { list([offset.horizontal, offset.vertical]) }

    /// `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        return "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(text).joined(separator: ", ") + "]"
    }

    /// The point written as `{x, y}`; zero when the string is not one.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// The vector written as `{dx, dy}`; zero when the string is not one.
    public class func cgVector(for string: String) -> CGVector {
        numbers(in: string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// The size written as `{width, height}`; zero when the string is not one.
    public class func cgSize(for string: String) -> CGSize {
        numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// The rectangle written as `{{x, y}, {width, height}}`; zero when the string is not one.
    public class func cgRect(for string: String) -> CGRect {
        numbers(in: string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// The insets written as `{top, left, bottom, right}`; zero when the string is not one.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(in: string, count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
            ?? .zero
    }

    /// The insets written as `{top, leading, bottom, trailing}`; zero when the string is not one.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(in: string, count: 4).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }

    /// The offset written as `{horizontal, vertical}`; zero when the string is not one.
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(in: string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// The transform written as `[a, b, c, d, tx, ty]`; the identity when the string is not one.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(in: string, count: 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }

    private static func list(_ numbers: [CGFloat]) -> String {
        "{" + numbers.map(text).joined(separator: ", ") + "}"
    }

    private static func text(_ number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    }

    private static func numbers(in string: String, count: Int) -> [CGFloat]? {
        let parts = string.filter { !"{}[] ".contains($0) }.split(separator: ",", omittingEmptySubsequences: false)
        let values = parts.compactMap { Double($0) }.map { CGFloat($0) }
        return parts.count == count && values.count == count ? values : nil
    }
}
