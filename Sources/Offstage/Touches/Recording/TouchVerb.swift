import UIKit

/// What a gesture was asked for: as much as a script says of it.
enum TouchVerb {
    /// How long a drag takes.
    enum Pace {
        case duration(Double)
        /// Points a second.
        case speed(CGFloat)
    }

    case tap(taps: Int, fingers: Int, interval: Double, hold: Double)
    case press(duration: Double, fingers: Int)
    case drag([CGVector], Drag)
    /// To another place.
    case dragTo(TouchSpot, Pace, Drag)
    case fling(CGVector, velocity: CGFloat)
    case pinch(from: CGFloat, to: CGFloat, angle: CGFloat, duration: Double)
    case rotate(CGFloat, spread: CGFloat, duration: Double)
    case hover(to: TouchSpot?, duration: Double)

    /// What all drags have.
    struct Drag {
        var duration: Double
        var curve: CAMediaTimingFunction?
        var hold: Double
        var edge: UIRectEdge
        var fingers: Int
    }
}
