import UIKit
import YAMLTree

// Blocks that animate, and transitions.
extension SceneReader {
    /// The block around a change; nil for none.
    func blockAnimation(of change: SceneRecord) -> BlockAnimation? {
        let keyframes = change.items("keyframes").map { $0.compactMap { $0.value.record.map(keyframe) } }
        guard let record = change.record("animate") else {
            if change["keyframes"] != nil, !change.says("animate") {
                report("'keyframes' goes with 'animate'", at: change.keyMark(of: "keyframes"))
            }
            return nil
        }
        check(record, hasKeyframes: keyframes != nil)
        return BlockAnimation(
            pace: pace(of: record), duration: record.number("duration") ?? record.number("springDuration") ?? 0,
            delay: record.number("delay") ?? 0, options: record.names("options") ?? [], keyframes: keyframes)
    }

    private func keyframe(_ record: SceneRecord) -> BlockAnimation.Keyframe {
        BlockAnimation.Keyframe(
            start: record.number("relativeStartTime") ?? 0, duration: record.number("relativeDuration") ?? 0,
            steps: steps(record, "changes"))
    }

    private func pace(of record: SceneRecord) -> BlockAnimation.Pace {
        let velocity = record.number("initialSpringVelocity") ?? 0
        if record["springDuration"] != nil { return .spring(bounce: record.number("bounce") ?? 0, velocity: velocity) }
        return record.number("usingSpringWithDamping").map { .damped(ratio: $0, velocity: velocity) } ?? .curve
    }

    private func check(_ record: SceneRecord, hasKeyframes: Bool) {
        let names = record.names("options") ?? []
        checkChoices(names, record)
        let allowed = hasKeyframes ? AnimationOptionNames.keyframes : AnimationOptionNames.block
        if let name = names.first(where: { !allowed.contains($0) }) {
            let message = hasKeyframes ? "is no option of keyframes" : "is an option of keyframes alone"
            report("'\(name)' \(message)", at: record.mark(of: "options"))
        }
        for key in ["usingSpringWithDamping", "springDuration"] where hasKeyframes && record[key] != nil {
            report("'\(key)' beside 'keyframes', which go by a curve", at: record.keyMark(of: key))
        }
    }

    private func checkChoices(_ names: [String], _ record: SceneRecord) {
        for prefix in AnimationOptionNames.choices {
            let chosen = names.filter { $0.hasPrefix(prefix) }
            guard chosen.count > 1 else { continue }
            report("'\(chosen[0])' and '\(chosen[1])' exclude each other", at: record.mark(of: "options"))
        }
    }

    /// - Parameter change: The map that the transition stands in.
    func transition(_ change: SceneRecord) -> SceneTransition? {
        guard let record = change.record("transition") else { return nil }
        checkChoices(record.names("options") ?? [], record)
        let steps = steps(change, "changes")
        guard let subject = subject(of: record, in: change) else { return nil }
        return SceneTransition(
            subject: subject, duration: record.number("duration") ?? 0, options: record.names("options") ?? [],
            steps: steps)
    }

    private func subject(of record: SceneRecord, in change: SceneRecord) -> SceneTransition.Subject? {
        if let id = reference(record, "with") {
            return knownView(id, at: record.mark(of: "with")).map { _ in .view(id) }
        }
        guard let from = reference(record, "from"), let to = reference(record, "to") else { return nil }
        if change["changes"] != nil {
            report("'changes' goes with 'with': 'to' takes the place of 'from'", at: change.keyMark(of: "changes"))
        }
        if from == to {
            report("'from' and 'to' are one view", at: record.mark(of: "to"), expected: "two")
            return nil
        }
        let views = [(from, "from"), (to, "to")].compactMap { knownView($0.0, at: record.mark(of: $0.1)) }
        return views.count == 2 ? .views(from: from, to: to) : nil
    }
}
