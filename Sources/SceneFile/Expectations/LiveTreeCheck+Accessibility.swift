import Offstage

extension LiveTreeCheck {
    /// What the reader said so far.
    func spoken(_ record: SceneRecord) -> Failure? {
        guard let wanted = record.items("spoken")?.compactMap(\.value.text) else { return nil }
        let found = scene.stage.accessibility.reader.spoken
        guard found != wanted else { return nil }
        func text(_ lines: [String]) -> String { lines.isEmpty ? "nothing" : lines.joined(separator: " | ") }
        return Failure(message: "the reader said \(text(found))", expected: text(wanted))
    }
}
