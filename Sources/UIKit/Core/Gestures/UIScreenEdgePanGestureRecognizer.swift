import Foundation

/// Recognizes fingers that come in from an edge of the screen.
///
/// The fingers have to come down within 20 points of the edge, and to move more inwards than along it (assumed).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How far from the edge a finger may come down, in points (assumed).
    static let margin: CGFloat = 20

    /// The edges to begin at. Default none.
    open var edges: UIRectEdge = []

    private var startEdges: UIRectEdge = []

    override func mayStart(_ touches: Set<UITouch>) -> Bool {
        guard let bounds = attempt.window?.bounds else { return false }
        let near = touches.reduce(edges) { $0.intersection(Self.edges(of: bounds, near: $1.location)) }
        startEdges = attempt.touches.count == touches.count ? near : startEdges.intersection(near)
        return !startEdges.isEmpty
    }

    override func mayBegin(along travel: CGVector) -> Bool {
        let inwards: [(UIRectEdge, CGFloat, CGFloat)] = [
            (.left, travel.dx, travel.dy), (.right, -travel.dx, travel.dy),
            (.top, travel.dy, travel.dx), (.bottom, -travel.dy, travel.dx),
        ]
        return inwards.contains { edge, inward, along in startEdges.contains(edge) && inward > along.magnitude }
    }

    private static func edges(of bounds: CGRect, near point: CGPoint) -> UIRectEdge {
        var edges: UIRectEdge = []
        if point.x - bounds.minX <= margin { edges.insert(.left) }
        if bounds.maxX - point.x <= margin { edges.insert(.right) }
        if point.y - bounds.minY <= margin { edges.insert(.top) }
        if bounds.maxY - point.y <= margin { edges.insert(.bottom) }
        return edges
    }
}
