/// Says where a guide lies where nothing else is said.
public protocol AlignmentID: SendableMetatype {
    /// The place in a view, from its leading or upper edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// What is told of guides apart: their types.
struct AlignmentGuide: Hashable, Sendable {
    let id: any AlignmentID.Type
    let isHorizontal: Bool

    static func == (a: AlignmentGuide, b: AlignmentGuide) -> Bool {
        ObjectIdentifier(a.id) == ObjectIdentifier(b.id) && a.isHorizontal == b.isHorizontal
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(isHorizontal)
    }
}

/// A guide across.
public struct HorizontalAlignment: Equatable, Sendable {
    let guide: AlignmentGuide
    /// A guide that lies where its identity says.
    public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id: id, isHorizontal: true) }

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    /// The leading side.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middle.
    public static let center = HorizontalAlignment(Center.self)
    /// The trailing side.
    public static let trailing = HorizontalAlignment(Trailing.self)
}

/// A guide down.
public struct VerticalAlignment: Equatable, Sendable {
    let guide: AlignmentGuide
    /// A guide that lies where its identity says.
    public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id: id, isHorizontal: false) }

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    /// The upper side.
    public static let top = VerticalAlignment(Top.self)
    /// The middle.
    public static let center = VerticalAlignment(Center.self)
    /// The lower side.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the first line.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the last line.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A guide across and one down.
public struct Alignment: Equatable, Sendable {
    /// Across.
    public var horizontal: HorizontalAlignment
    /// Down.
    public var vertical: VerticalAlignment

    /// A guide across and one down.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading side.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing side.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The upper side.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The lower side.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The upper leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The upper trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The lower leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The lower trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// Center, on the baseline of the first line.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// Center, on the baseline of the last line.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// Leading, on the baseline of the first line.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// Leading, on the baseline of the last line.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// Trailing, on the baseline of the first line.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// Trailing, on the baseline of the last line.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
