/// A view's size, and where its guides lie.
public struct ViewDimensions: Equatable {
    /// In points.
    public let width: CGFloat
    /// In points.
    public let height: CGFloat
    private let explicit: (AlignmentGuide) -> CGFloat?

    init(_ size: CGSize, _ explicit: @escaping (AlignmentGuide) -> CGFloat?) {
        width = size.width
        height = size.height
        self.explicit = explicit
    }

    /// Where a guide lies, from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.guide) }
    /// Where a guide lies, from the upper edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.guide) }
    /// Where a guide lies if the view or what it shows says so.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.guide) }
    /// Where a guide lies if the view or what it shows says so.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.guide) }

    func value(_ guide: AlignmentGuide) -> CGFloat { explicit(guide) ?? guide.id.defaultValue(in: self) }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.width == b.width && a.height == b.height
    }
}
