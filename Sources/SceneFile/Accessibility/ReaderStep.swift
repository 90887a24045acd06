import YAMLTree

/// What a reader does at a time.
struct ReaderStep {
    var time: Double
    var record: SceneRecord

    /// Whom a step is about.
    enum Target {
        /// The element that the reader is at.
        case here
        case id(String)
    }

    /// `true`, or an id; nil for `false`.
    static func target(of key: String, in record: SceneRecord) -> Target? {
        if let isWanted = record.bool(key) { return isWanted ? .here : nil }
        switch record.text(key) {
        case nil, "false": return nil
        case "true": return .here
        case let id?: return .id(id)
        }
    }
}

extension SceneReader {
    /// The steps by time; one without a time comes with the step before it.
    func readReaderSteps(_ items: [SceneItem]) -> [ReaderStep] {
        var time = 0.0
        var steps: [ReaderStep] = []
        for item in items {
            guard let record = item.value.record else { continue }
            let own = record.number("at") ?? time
            if own < time {
                report("the reader goes back in time", at: record.mark(of: "at"), expected: "times that rise")
            }
            time = own
            if !AccessibilityForms.verbs.contains(where: { record[$0] != nil }) {
                report(
                    "the step does nothing", at: record.mark,
                    expected: "one of \(AccessibilityForms.verbs.joined(separator: ", "))")
            }
            for key in ["focus", "activate"] {
                guard case .id(let id) = ReaderStep.target(of: key, in: record) else { continue }
                _ = knownTarget(id, at: record.mark(of: key))
            }
            steps.append(ReaderStep(time: time, record: record))
        }
        return steps
    }
}
