// How Core Graphics prints Foundation's types. Foundation on Linux leaves it to the language, which prints types and
// field names: `CGRect(origin: Foundation.CGPoint(…`. Only the debugging description is Apple's to declare; text in
// general, arrays and optionals fall back to it. Foundation would have to declare the same to get in the way.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// `(x, y)`, as in `(1.0, 2.5)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomDebugStringConvertible {
    /// `(width, height)`, as in `(10.0, 20.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive CustomDebugStringConvertible {
    /// `(x, y, width, height)` as they are stored, as in `(0.0, 0.0, 10.0, 20.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
