import TextFormatting

// Lanes of trace events, one a list, behind those of controllers.
extension ListTrace {
    private static let firstLane = 20_000

    /// Bars of rows that cells show, a lane a cell, and instants of all else that lists do, a lane a list.
    var chromeEvents: [JSONValue] {
        var lanes = ChromeLanes(end: events.last?.time ?? 0)
        for event in events { lanes.add(event) }
        return lanes.finish()
    }

    private struct ChromeLanes {
        private let end: Double
        private var lanes: [String] = []
        private var shown: [Int: (start: Double, row: String)] = [:]
        private var done: [JSONValue] = []

        init(end: Double) { self.end = end }

        mutating func add(_ event: ListTrace.Event) {
            if let cell = event.cell {
                let lane = lane("\(event.list) cell \(cell)")
                if event.step == .shown {
                    shown[lane] = (event.time, event.row)
                    return
                }
                if event.step == .ended { return close(lane, at: event.time) }
            }
            done.append(
                entry(
                    event.step.rawValue, "i", lane(event.list), at: event.time,
                    [
                        ("s", .string("t")),
                        (
                            "args",
                            .object([
                                ("row", .string(event.row)), ("cell", event.cell.map { .integer($0) } ?? .null),
                                ("identifier", .text(event.identifier)), ("amount", .number(event.amount)),
                            ])
                        ),
                    ]))
        }

        mutating func finish() -> [JSONValue] {
            for lane in shown.keys.sorted() { close(lane, at: end) }
            let titles = lanes.enumerated().map { place, name in
                JSONValue.object([
                    ("name", .string("thread_name")), ("ph", .string("M")), ("pid", .integer(1)),
                    ("tid", .integer(ListTrace.firstLane + place)), ("args", .object([("name", .string(name))])),
                ])
            }
            return titles + done
        }

        private mutating func close(_ lane: Int, at time: Double) {
            guard let (start, row) = shown.removeValue(forKey: lane) else { return }
            let duration = max(1, Self.microseconds(time) - Self.microseconds(start))
            done.append(entry(row, "X", lane, at: start, [("dur", .integer(duration))]))
        }

        private func entry(
            _ name: String, _ phase: String, _ lane: Int, at time: Double, _ rest: [(key: String, value: JSONValue)]
        ) -> JSONValue {
            .object(
                [
                    ("name", .string(name)), ("cat", .string("list")), ("ph", .string(phase)),
                    ("ts", .integer(Self.microseconds(time))), ("pid", .integer(1)), ("tid", .integer(lane)),
                ] + rest)
        }

        private mutating func lane(_ name: String) -> Int {
            let place = lanes.firstIndex(of: name) ?? lanes.count
            if place == lanes.count { lanes.append(name) }
            return ListTrace.firstLane + place
        }

        private static func microseconds(_ time: Double) -> Int { Int((time * 1_000_000).rounded()) }
    }
}
