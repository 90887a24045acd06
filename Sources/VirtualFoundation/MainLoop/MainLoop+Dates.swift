import Foundation

// Dates and delays.
extension MainLoop {
    /// 2025-01-01 09:41:00 GMT.
    package nonisolated static let firstDate = Date(timeIntervalSince1970: 1_735_724_460)

    /// The date of the scene: it moves with the clock.
    package var date: Date { date(at: time) }

    func date(at time: Double) -> Date {
        // Beyond this there are no dates with names; a timer that never fires has no other.
        time < 1e11 ? startDate.addingTimeInterval(time) : .distantFuture
    }

    /// The time of the scene at which a date is due.
    ///
    /// A date that lies nearer to the machine's than to the scene's comes from code that asked `Date()`: it stands for
    /// the delay until then, to the millisecond (assumed).
    func time(of date: Date) -> Double {
        let byScene = date.timeIntervalSince(self.date)
        let byMachine = date.timeIntervalSinceNow
        guard byScene.isFinite, byMachine.isFinite else { return byScene > 0 ? .infinity : time }
        return abs(byMachine) < abs(byScene) ? time + Self.wholeMilliseconds(byMachine) : time + byScene
    }

    /// A delay that was taken from a clock that ran on since, as it was before: they are lost in microseconds.
    nonisolated static func wholeMilliseconds(_ seconds: Double) -> Double {
        (seconds * 1000 - 0.01).rounded(.up) / 1000
    }
}
