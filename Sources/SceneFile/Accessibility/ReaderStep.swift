import YAMLTree

/// What a reader does at a time.
struct ReaderStep {
    var time: Double
    var record: SceneRecord
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
                if let id = record.text(key) { _ = knownTarget(id, at: record.mark(of: key)) }
            }
            steps.append(ReaderStep(time: time, record: record))
        }
        return steps
    }
}
