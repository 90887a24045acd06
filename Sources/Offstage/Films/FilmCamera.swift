import UIKit

/// Takes a stage's frames at the times of a film, as its display would show them: time passes from one to the next with
/// the turns that are due, and what animations show is looked at without any turn more.
///
/// So a frame is the same whether those before it were taken or not.
@MainActor
package struct FilmCamera {
    package let timing: FilmTiming
    private let stage: Stage
    private var next = 0

    /// - Parameter stage: Has had a turn at its present time, which is not after the film's start.
    package init(_ stage: Stage, _ timing: FilmTiming) {
        self.stage = stage
        self.timing = timing
    }

    /// Lets time pass until the next frame, which is committed then; nil when all have been taken.
    package mutating func nextFrame() -> PendingFrame? {
        guard next < timing.count else { return nil }
        let time = timing.time(of: next)
        next += 1
        if time > stage.time { stage.host.advance(to: time) }
        stage.host.sample()
        return stage.takeFrame()
    }
}
