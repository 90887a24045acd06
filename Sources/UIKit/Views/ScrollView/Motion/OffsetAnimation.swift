import Foundation
import QuartzCore

/// An offset, or a scale, that goes from one value to another in three tenths of a second.
struct OffsetAnimation: Equatable, Sendable {
    /// Seconds.
    static let duration = 0.3

    let start: CGPoint
    let end: CGPoint

    /// How far it has come after some seconds, 0…1: slow at both ends.
    static func progress(at time: Double) -> Double {
        CAMediaTimingFunction(name: .easeInEaseOut).progress(at: time / duration)
    }

    /// Where it is after some seconds; exactly the end from the end on.
    func offset(at time: Double) -> CGPoint {
        let part = CGFloat(Self.progress(at: time))
        return part >= 1 ? end : CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
}
