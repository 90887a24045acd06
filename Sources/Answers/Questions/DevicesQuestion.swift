import Offstage

/// The devices that scenes can name: size, scale, safe area.
package struct DevicesQuestion: Question {
    package static let command = "devices"

    private let filter: String?

    /// - Parameter filter: A part of the names, or what else a device is called; nil takes all.
    package init(filter: String? = nil) {
        self.filter = filter
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        let list = DeviceList(filter: filter)
        guard !list.devices.isEmpty else {
            throw AnswerFailure(
                [Problem(unknown: filter ?? "", kind: "device", nearest: filter.flatMap(Device.nearestName))],
                .badInput)
        }
        answer.tell(lines: list.lines)
        answer.add(results: list.jsonValues)
    }
}
