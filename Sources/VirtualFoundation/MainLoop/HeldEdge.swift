/// Something that a loop itself holds for as long as the program does not end it, and that may hold objects.
@MainActor
package struct HeldEdge {
    /// From the holder to what it holds: `repeating Timer`, `closure`.
    package let steps: [String]
    /// Lets go of what is held, as the program should have.
    package let release: @MainActor () -> Void
}

// What the loop holds, for reports of leaks.
extension MainLoop {
    /// Repeating timers, display links and observers with closures, which nothing but the program ends.
    package var edges: [HeldEdge] {
        timerEdges
            + displayLinks.clients.map { client in
                HeldEdge(steps: ["\(type(of: client))", "target"]) { client.invalidate() }
            } + observerEdges
    }

    private var timerEdges: [HeldEdge] {
        timers.timers.filter(\.repeats).map { timer in
            HeldEdge(steps: ["repeating Timer", timer.holdsTarget ? "target" : "closure"]) { timer.invalidate() }
        }
    }

    private var observerEdges: [HeldEdge] {
        observers.all.filter(\.isBlock).map { observer in
            HeldEdge(steps: ["NotificationCenter", "observer of \(observer.name?.rawValue ?? "all")", "closure"]) {
                observer.end()
            }
        }
    }

    /// Drops what would run once and let go: delayed blocks, timers that do not repeat, messages that come later.
    package func dropPassingWork() {
        for timer in timers.timers where !timer.repeats { timer.invalidate() }
        queue.removeAll()
        answers.removeAll()
    }
}
