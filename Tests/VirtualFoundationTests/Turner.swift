import VirtualFoundation

/// Turns a loop as a stage does.
@MainActor
final class Turner {
    let loop = MainLoop()
    var turns = 0

    init() {
        loop.makeCurrent()
        loop.noteBody()
    }

    func turn() {
        loop.makeCurrent()
        loop.noteBody()
        turns += 1
        let sources: [any ClockSource] = [loop.displayLinks, loop.timers, loop.queue]
        loop.turn {
            for source in sources { while source.runNext(at: loop.time) {} }
        }
    }

    func advance(by seconds: Double) {
        let end = loop.time + seconds
        let ticks = DisplayTicks(rate: 60)
        turn()
        while true {
            let sources: [any ClockSource] = [loop.displayLinks, loop.timers, loop.queue]
            guard let next = sources.compactMap({ $0.nextTurn(after: loop.time, ticks: ticks) }).min(), next <= end
            else { break }
            loop.clock.time = max(next, loop.time)
            turn()
        }
        loop.clock.time = end
    }
}
