/// What an audit looks for.
///
/// The first seven are those of Apple's `performAccessibilityAudit(for:)`, with its names and bits. Apple states no numbers; the
/// thresholds here are the product's own, and the rest is, too.
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Text whose colour is too near to what is behind it.
    public static let contrast = Self(rawValue: 1 << 0)
    /// Text that shows and lies in no element.
    public static let elementDetection = Self(rawValue: 1 << 1)
    /// Something that acts on touch, smaller than 44 × 44 points.
    public static let hitRegion = Self(rawValue: 1 << 2)
    /// An element without a label, or with one that says nothing to a person.
    public static let sufficientElementDescription = Self(rawValue: 1 << 3)
    /// Text that does not follow the user's text size.
    public static let dynamicType = Self(rawValue: 1 << 16)
    /// Text that is cut off at the largest text size.
    public static let textClipped = Self(rawValue: 1 << 17)
    /// Traits that contradict each other, or lack the methods that they promise.
    public static let trait = Self(rawValue: 1 << 18)

    /// A next element that lies more than half a screen above the one before it.
    public static let order = Self(rawValue: 1 << 40)
    /// Two that act on touch, and share more than a quarter of the smaller one.
    public static let overlap = Self(rawValue: 1 << 41)
    /// Something that acts on touch, with another element in front of it.
    public static let covered = Self(rawValue: 1 << 42)
    /// Text of less than 11 points.
    public static let smallText = Self(rawValue: 1 << 43)

    /// Two states of a control that only colours tell apart.
    public static let colorAlone = Self(rawValue: 1 << 44)
    /// Something that moves or grows by more than half a screen, though less motion is wanted.
    public static let motion = Self(rawValue: 1 << 45)
    /// A reader whose element went away without a word of where to go on.
    public static let lostFocus = Self(rawValue: 1 << 46)

    /// Everything.
    public static let all = Self(rawValue: ~0)

    /// The types by their names, in the order in which they are told.
    public static let names: [(name: String, type: AccessibilityAuditType)] = [
        ("contrast", .contrast), ("elementDetection", .elementDetection), ("hitRegion", .hitRegion),
        ("sufficientElementDescription", .sufficientElementDescription), ("dynamicType", .dynamicType),
        ("textClipped", .textClipped), ("trait", .trait), ("order", .order), ("overlap", .overlap),
        ("covered", .covered), ("smallText", .smallText), ("colorAlone", .colorAlone), ("motion", .motion),
        ("lostFocus", .lostFocus),
    ]

    /// The name of a single type.
    public var name: String { Self.names.first { $0.type == self }?.name ?? "\(rawValue)" }
}
