import Foundation

/// A finger that drags content.
@MainActor
struct ScrollDrag {
    /// Where the content was when the finger took hold.
    let start: CGPoint
    /// The axes along which the finger moves the content.
    let moves: ScrollAxes<Bool>
    /// Where the content would be without edges.
    var free: ScrollAxes<Double>
    /// The way of the finger that has been followed, in the scroll view's space.
    var way = CGPoint.zero
    /// The offset that was set last: another one is somebody else's doing.
    var shown: CGPoint
    /// Who takes a part of the way down and up.
    weak var partner: (any ScrollDragPartner)?
    /// What the content was moved by in all.
    private var path = CGVector(dx: 0, dy: 0)
    private var trail = MotionTrail<CGVector>()

    init(at offset: CGPoint, free: ScrollAxes<Double>, moves: ScrollAxes<Bool>, time: Double) {
        start = offset
        shown = offset
        self.free = free
        self.moves = moves
        // What comes at once, of the same time, is no velocity.
        trail.add(path, at: time)
    }

    /// The velocity of the content in the last tenth of a second, in points a second.
    var velocity: ScrollAxes<Double> { ScrollAxes(trail.velocity) }

    /// The content was moved.
    mutating func note(_ step: ScrollAxes<Double>, at time: Double) {
        path = path + step.vector
        trail.add(path, at: time)
    }
}
