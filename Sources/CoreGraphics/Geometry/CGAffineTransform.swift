import Arithmetic
import Rasterizer

/// A map of the plane that keeps parallel lines parallel: `x′ = a·x + c·y + tx`, `y′ = b·x + d·y + ty`.
///
/// Sines and cosines are computed here, not by the system's library, so that a rotation has the same bits on every
/// machine; rotations by multiples of 90° are exact.
public struct CGAffineTransform: Hashable, Sendable {
    /// Entry of the matrix; see the type's equation.
    public var a: CGFloat
    /// Entry of the matrix; see the type's equation.
    public var b: CGFloat
    /// Entry of the matrix; see the type's equation.
    public var c: CGFloat
    /// Entry of the matrix; see the type's equation.
    public var d: CGFloat
    /// What is added to x.
    public var tx: CGFloat
    /// What is added to y.
    public var ty: CGFloat

    /// The map that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// All entries zero, as in C.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// The map with these entries.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// The map with these entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// A shift.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A scale about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A rotation about the origin, in radians; a positive angle turns the x axis towards the y axis.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = Trigonometry.sineAndCosine(snapping: Double(angle))
        self.init(a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
    }

    /// Whether the map leaves every point where it is.
    public var isIdentity: Bool { self == .identity }

    /// A shift by `(tx, ty)`, then this map.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// A scale, then this map.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// A rotation in radians, then this map.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The map that does this one first, then `t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// The map that undoes this one; this one itself when it cannot be undone.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// Whether every point has its own image, so that `inverted()` undoes the map.
    package var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite
    }
}

extension CGAffineTransform {
    /// The map in the rasterizer's terms.
    package var matrix: Matrix3x3 {
        Matrix3x3(a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
    }

    package func apply(_ p: Point) -> Point {
        Point(
            Double(a) * p.x + Double(c) * p.y + Double(tx),
            Double(b) * p.x + Double(d) * p.y + Double(ty))
    }

    /// Whether rectangles stay rectangles with sides along the axes.
    package var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

extension CGAffineTransform: CustomStringConvertible, CustomDebugStringConvertible {
    /// The type and its fields, as the language prints a structure of C's on Apple's systems.
    public var description: String {
        "CGAffineTransform(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))"
    }

    /// The description with C's module, `__C.`, in front: so it prints inside arrays and optionals.
    public var debugDescription: String { "__C.\(description)" }
}

extension CGAffineTransform: Codable {
    /// Six numbers without keys: a, b, c, d, tx, ty.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        a = try numbers.decode(CGFloat.self)
        b = try numbers.decode(CGFloat.self)
        c = try numbers.decode(CGFloat.self)
        d = try numbers.decode(CGFloat.self)
        tx = try numbers.decode(CGFloat.self)
        ty = try numbers.decode(CGFloat.self)
    }

    /// Six numbers without keys: a, b, c, d, tx, ty.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
    }
}
