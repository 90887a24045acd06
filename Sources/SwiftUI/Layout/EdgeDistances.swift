/// What the edge of a view asks for of its neighbour.
enum EdgeDistance: Hashable {
    /// The default distance.
    case plain
    /// None: the edge of a spacer.
    case none
    /// What a line of text asks for.
    case text(TextDistances)
}

/// The distances that a text asks for, in points, whole pixels.
struct TextDistances: Hashable {
    /// From a text that stands above.
    var belowText: CGFloat
    /// From what else stands above.
    var belowView: CGFloat
    /// To what else stands below.
    var aboveView: CGFloat
}

/// How far two edges stand apart.
enum EdgeDistances {
    /// The distance where nobody asks for one.
    static let standard: CGFloat = 8

    /// The largest distance that two facing edges ask for.
    static func distance(_ first: Set<EdgeDistance>, _ second: Set<EdgeDistance>, along axis: Axis) -> CGFloat {
        if first.isEmpty && second.isEmpty { return standard }
        if first == [.none] || second == [.none] { return 0 }
        var result: CGFloat?
        for upper in first where upper != .none {
            for lower in second where lower != .none {
                let asked = distance(upper, lower, along: axis)
                result = max(result ?? asked, asked)
            }
        }
        return result ?? standard
    }

    private static func distance(_ upper: EdgeDistance, _ lower: EdgeDistance, along axis: Axis) -> CGFloat {
        guard axis == .vertical else { return standard }
        switch (upper, lower) {
        case (.text, .text(let lower)): return lower.belowText
        case (.text(let upper), _): return upper.aboveView
        case (_, .text(let lower)): return lower.belowView
        default: return standard
        }
    }
}

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
    var top: Set<EdgeDistance> = [.plain]
    var leading: Set<EdgeDistance> = [.plain]
    var bottom: Set<EdgeDistance> = [.plain]
    var trailing: Set<EdgeDistance> = [.plain]

    /// The default distances.
    public init() {}

    init(all distance: EdgeDistance) {
        top = [distance]
        leading = [distance]
        bottom = [distance]
        trailing = [distance]
    }

    /// No distance on any side.
    public static let zero = ViewSpacing(all: .none)

    /// Takes on another view's distances on some sides, where they are larger.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.leading) { leading.formUnion(other.leading) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    }

    /// The distances, with another view's on some sides where they are larger.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// How far the next view along an axis is to be.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal
            ? EdgeDistances.distance(trailing, next.leading, along: axis)
            : EdgeDistances.distance(bottom, next.top, along: axis)
    }

    /// The distances with plain edges on some sides.
    func plain(on edges: Edge.Set) -> ViewSpacing {
        var copy = self
        if edges.contains(.top) { copy.top = [.plain] }
        if edges.contains(.leading) { copy.leading = [.plain] }
        if edges.contains(.bottom) { copy.bottom = [.plain] }
        if edges.contains(.trailing) { copy.trailing = [.plain] }
        return copy
    }
}
