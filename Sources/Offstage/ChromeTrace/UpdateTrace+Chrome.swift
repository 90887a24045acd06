import TextFormatting

extension UpdateTrace {
    /// The trace in Chrome's trace-event format, which a browser's tracing viewer and Perfetto open.
    ///
    /// `ts` is the virtual time in microseconds plus the step's place in the order of its instant, `dur` counts steps:
    /// the nesting is exact, the lengths are not times.
    ///
    /// - Parameters:
    ///   - touches: What happened to fingers: each finger, each recognizer, controls and actions have lanes of their own
    ///     below.
    ///   - lifecycle: What controllers were called: each has a lane of its own.
    ///   - lists: What lists did about their cells: each list and each cell has a lane of its own.
    public func chromeTraceJSON(
        touches: TouchTrace = TouchTrace(), lifecycle: LifecycleTrace = LifecycleTrace(),
        lists: ListTrace = ListTrace()
    ) -> String {
        func quoted(_ text: String) -> String { JSONString.quoted(text, []) }
        let names = Dictionary(grouping: events, by: \.time).mapValues { $0.map(\.order).min() ?? 0 }
        let lines = events.map { event in
            let start = Int((event.time * 1_000_000).rounded()) + event.order - (names[event.time] ?? 0)
            var fields = [
                "\"name\":\(quoted(event.view))",
                "\"cat\":\(quoted(event.phase.rawValue))", "\"ph\":\"X\"",
                "\"ts\":\(start)", "\"dur\":\(Swift.max(1, event.duration))", "\"pid\":1", "\"tid\":1",
            ]
            var arguments = [
                "\"phase\":\(quoted(event.phase.rawValue))", "\"turn\":\(event.turn)",
                "\"path\":\(quoted(event.path))",
            ]
            if let cause = event.cause { arguments.append("\"cause\":\(quoted(cause))") }
            if event.isForced { arguments.append("\"forced\":true") }
            fields.append("\"args\":{\(arguments.joined(separator: ","))}")
            return "{\(fields.joined(separator: ","))}"
        }
        let below = touches.chromeEvents + lifecycle.chromeEvents + lists.chromeEvents
        let all = lines + below.map(\.line)
        return "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n\(all.joined(separator: ",\n"))\n]}\n"
    }
}
