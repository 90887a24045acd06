/// The instants at which a display shows a frame: every multiple of 1/`rate` seconds.
package struct DisplayTicks: Sendable {
    /// Ticks a second, 1 or more.
    package var rate: Int

    package init(rate: Int) {
        self.rate = rate
    }

    /// The first tick after a time.
    package func first(after time: Double) -> Double {
        first(near: time) { $0 > time }
    }

    /// The first tick at or after a time.
    package func first(from time: Double) -> Double {
        first(near: time) { $0 >= time }
    }

    /// The number of the last tick at or before a time; tick 0 is at time 0.
    package func number(at time: Double) -> Double {
        let number = (time * Double(rate)).rounded(.down) - 1
        // The product may have been rounded either way.
        return [number + 2, number + 1].first { $0 / Double(rate) <= time } ?? number
    }

    /// The time of a tick.
    package func time(of number: Double) -> Double { number / Double(rate) }

    /// The first tick that will do. The search begins a tick early, because the product may have been rounded up, and is
    /// over after three steps: where doubles lie further apart than ticks, another step leads nowhere.
    private func first(near time: Double, where isLateEnough: (Double) -> Bool) -> Double {
        let rate = Double(rate)
        var number = (time * rate).rounded(.down) - 1
        for _ in 0..<3 where !isLateEnough(number / rate) { number += 1 }
        return number / rate
    }
}
