import Foundation

/// The line between two fingers.
struct FingerLine {
    let way: CGVector

    /// Points; 1 at least, so that fingers in one place can be reckoned with.
    var length: CGFloat { max(1, way.length) }

    /// Radians, from the positive x axis towards the positive y axis.
    var angle: CGFloat { CGFloat(Angle.arctangent(y: Double(way.dy), x: Double(way.dx))) }

    @MainActor
    init?(_ touches: [UITouch]) {
        guard touches.count == 2 else { return nil }
        way = touches[1].location - touches[0].location
    }
}

/// A recognizer of two fingers, whose line turns or changes its length.
@preconcurrency @MainActor
protocol TwoFingerGesture: UIGestureRecognizer {
    /// The fingers' line is another one from now on: two fingers came together.
    func lineDidBegin(_ line: FingerLine, at time: Double)
    /// The line moved.
    func lineDidMove(_ line: FingerLine, at time: Double)
}

extension TwoFingerGesture {
    func fingersBegan(_ touches: Set<UITouch>, _ event: UIEvent) {
        // The first two count, whoever comes then.
        while attempt.touches.count > 2, let late = attempt.touches.last(where: { touches.contains($0) }) {
            ignore(late, for: event)
        }
        if let line = FingerLine(attempt.touches), touches.contains(where: { attempt.touches.contains($0) }) {
            lineDidBegin(line, at: event.timestamp)
        }
    }

    func fingersMoved(_ event: UIEvent) {
        if let line = FingerLine(attempt.touches) { lineDidMove(line, at: event.timestamp) }
    }

    /// One finger that is left waits for another; a gesture that has begun goes on with it, and tells so.
    func fingersEnded() {
        guard attempt.touches.isEmpty else {
            if isGoingOn { state = .changed }
            return
        }
        state = isGoingOn ? .ended : .failed
    }

    func fingersWereTaken() { if attempt.touches.isEmpty { state = .cancelled } }
}
