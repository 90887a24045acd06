import Foundation

/// Notices taps on the status bar, which views get as well (assumed).
struct StatusBarTaps {
    private var starts: [Int: (place: CGPoint, time: Double)] = [:]

    /// - Parameter height: Of the status bar: what the safe area takes from the screen's top (assumed).
    /// - Returns: Where a tap was, when one was completed.
    @MainActor
    mutating func note(_ sample: FingerSample, at time: Double, height: CGFloat) -> CGPoint? {
        switch sample.action {
        case .down:
            if sample.location.y >= 0, sample.location.y < height { starts[sample.finger] = (sample.location, time) }
        case .move:
            guard let start = starts[sample.finger] else { return nil }
            if start.place.distance(to: sample.location) > UITapGestureRecognizer.movement {
                starts[sample.finger] = nil
            }
        case .up:
            guard let start = starts.removeValue(forKey: sample.finger) else { return nil }
            return time - start.time <= UITapGestureRecognizer.longestTouch ? start.place : nil
        case .cancel: starts[sample.finger] = nil
        case .hover, .leave: break
        }
        return nil
    }
}
