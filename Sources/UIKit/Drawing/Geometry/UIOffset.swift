/// A distance in points, positive right and down.
public struct UIOffset: Hashable, Sendable, Codable {
    /// Points to the right.
    public var horizontal: CGFloat
    /// Points down.
    public var vertical: CGFloat

    /// No distance.
    public static let zero = UIOffset()

    /// No distance.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// The given distances in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension UIOffset: CustomStringConvertible, CustomDebugStringConvertible {
    /// The type and its fields, as the language prints a structure of C's on Apple's systems.
    public var description: String {
        "UIOffset(horizontal: \(horizontal), vertical: \(vertical))"
    }

    /// The description with C's module, `__C.`, in front: so it prints inside arrays and optionals.
    public var debugDescription: String { "__C.\(description)" }
}
