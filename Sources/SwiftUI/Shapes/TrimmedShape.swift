import CoreGraphics

/// A part of an outline, by its length.
struct TrimmedShape<Base: Shape>: Shape {
    typealias Body = ShapeFill<TrimmedShape<Base>, ForegroundStyle>
    var shape: Base
    var start: CGFloat
    var end: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let (first, last) = (min(max(0, start), 1), min(max(0, end), 1))
        guard first < last else { return Path() }
        return Path(
            CGPath(rasterPath: shape.path(in: rect).cgPath.rasterPath.trimmed(from: Double(first), to: Double(last))))
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(start, end) }
        set { (start, end) = (newValue.first, newValue.second) }
    }
}
