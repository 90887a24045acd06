import AutoLayout

/// How much a constraint matters: above 0, up to 1000, where it must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// Above 0, up to 1000.
    public var rawValue: Float

    /// A priority of 1…1000.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// A priority of 1…1000.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// 1000: must hold.
    public static let required = UILayoutPriority(1000)
    /// 750: how much content resists being cut.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: how much a dragged edge counts that can resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: how much the scene's size counts.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: how much a dragged edge counts that cannot resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: how much content resists growing.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: how much a target size counts in `systemLayoutSizeFitting(_:)`.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// A priority so much higher.
    public static func + (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + offset)
    }

    /// A priority so much lower.
    public static func - (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - offset)
    }

    /// Whether a constraint may have the priority: above 0, up to 1000.
    package var isLegal: Bool { LayoutConstraint.isPriority(rawValue) }

    var isRequired: Bool { rawValue >= 1000 }
}
