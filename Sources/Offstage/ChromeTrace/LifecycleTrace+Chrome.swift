import TextFormatting

// Lanes of trace events, one a controller, behind those of fingers.
extension LifecycleTrace {
    private static let firstLane = 10_000

    /// Bars of appearing, appeared and disappearing, instants of all other calls, and the names of the lanes.
    var chromeEvents: [JSONValue] {
        var names: [String] = []
        for event in events where !names.contains(event.controller) { names.append(event.controller) }
        return names.enumerated().flatMap { place, name in lane(of: name, Self.firstLane + place) }
    }

    private func lane(of controller: String, _ number: Int) -> [JSONValue] {
        let own = events(of: controller)
        let title = JSONValue.object([
            ("name", .string("thread_name")), ("ph", .string("M")), ("pid", .integer(1)), ("tid", .integer(number)),
            ("args", .object([("name", .string(controller))])),
        ])
        let end = events.last?.time ?? 0
        let bars = LifecyclePhase.phases(of: own, until: end).map { phase in
            let start = Self.microseconds(phase.start)
            return JSONValue.object([
                ("name", .string(phase.name)), ("cat", .string("lifecycle")), ("ph", .string("X")),
                ("ts", .integer(start)), ("dur", .integer(max(1, Self.microseconds(phase.end) - start))),
                ("pid", .integer(1)), ("tid", .integer(number)), ("args", .object([("because", .text(phase.cause))])),
            ])
        }
        let calls = own.map { event in
            JSONValue.object([
                ("name", .string(event.call)), ("cat", .string("lifecycle")), ("ph", .string("i")),
                ("ts", .integer(Self.microseconds(event.time))), ("s", .string("t")), ("pid", .integer(1)),
                ("tid", .integer(number)),
                ("args", .object([("view", .string(event.state)), ("because", .text(event.cause))])),
            ])
        }
        return [title] + bars + calls
    }

    private static func microseconds(_ time: Double) -> Int { Int((time * 1_000_000).rounded()) }
}
