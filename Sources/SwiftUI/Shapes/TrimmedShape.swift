import CoreGraphics

/// A part of an outline, by its length.
struct TrimmedShape<Base: Shape>: Shape {
    typealias Body = ShapeFill<TrimmedShape<Base>, ForegroundStyle>
    var shape: Base
    var start: CGFloat
    var end: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: start, to: end)
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(start, end) }
        set { (start, end) = (newValue.first, newValue.second) }
    }
}

extension Path {
    /// A part of the outline, by its length: 0…1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (first, last) = (min(max(0, from), 1), min(max(0, to), 1))
        guard first < last else { return Path() }
        return Path(CGPath(rasterPath: cgPath.rasterPath.trimmed(from: Double(first), to: Double(last))))
    }
}
