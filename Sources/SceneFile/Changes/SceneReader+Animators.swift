import UIKit
import YAMLTree

// Property animators.
extension SceneReader {
    /// Makes the ids of animators known, wherever in the changes they are made.
    func declareAnimators(_ items: [SceneItem]) {
        for item in items { item.value.record.map { declareAnimators(in: $0) } }
    }

    private func declareAnimators(in record: SceneRecord) {
        if let animator = record.record("animator"), let id = animator.text("id") {
            let (place, mark) = (animator.keyMark(of: "id"), animator.mark(of: "id"))
            _ = register(id, AnimatorTarget(), in: place, at: mark)
        }
        for entry in record.entriesInOrder() {
            switch entry.item.value {
            case .record(let inner): declareAnimators(in: inner)
            case .list(let items): declareAnimators(items)
            default: break
            }
        }
    }

    func animator(_ record: SceneRecord) -> SceneAnimator? {
        let steps = steps(record, "changes")
        guard let local = record.text("id"), let timing = timing(of: record, isRequired: true) else { return nil }
        let id = id(local, at: record.keyMark(of: "id"))
        if !record.says("spring"), !record.says("duration") {
            report("the animator needs the key 'duration'", at: record.mark)
        }
        return SceneAnimator(
            id: id, duration: record.number("duration") ?? 0, timing: timing, settings: settings(record), steps: steps)
    }

    /// The settings of a map, in the order of the file.
    private func settings(_ record: SceneRecord) -> [AnimatorSetting] {
        record.entriesInOrder().compactMap { entry in
            guard let property = AnimatorProperty.named(entry.key), property.write != nil else { return nil }
            return AnimatorSetting(property: property, value: entry.item.value, mark: entry.keyMark)
        }
    }

    func readAnimatorSettings(_ node: YAMLNode) -> [AnimatorSetting]? {
        readRecord(node, AnimatorForms.settings).map(settings)
    }

    // MARK: Pace

    /// The pace that a map says; nil for none, or after a report.
    private func timing(of record: SceneRecord, isRequired: Bool) -> AnimatorTiming? {
        let said = record.said(of: AnimatorForms.paces)
        if said.count > 1 {
            report("'\(said[1])' beside '\(said[0])'", at: record.keyMark(of: said[1]), expected: "one of them")
        }
        if said.isEmpty, isRequired {
            report("the animator has no pace", at: record.mark, expected: Self.choice(of: AnimatorForms.paces))
        }
        if record["initialVelocity"] != nil, !record.says("dampingRatio") {
            report("'initialVelocity' goes with 'dampingRatio'", at: record.keyMark(of: "initialVelocity"))
        }
        return said.first.flatMap { timing(record, $0) }
    }

    private func timing(_ record: SceneRecord, _ key: String) -> AnimatorTiming? {
        switch (key, record[key]) {
        case ("curve", let value?): .curve(AnimatorForms.curves.first { $0.name == value.text }?.curve)
        case ("controlPoints", let value?):
            value.numbers.map { .points(CGPoint(x: $0[0], y: $0[1]), CGPoint(x: $0[2], y: $0[3])) }
        case ("dampingRatio", let value?): value.number.map { .damping(ratio: $0, velocity: velocity(record)) }
        case (_, let value?): value.record.map(spring)
        default: nil
        }
    }

    private func spring(_ record: SceneRecord) -> AnimatorTiming {
        if let duration = record.number("duration") {
            return .bounce(record.number("bounce") ?? 0, duration: duration, velocity: velocity(record))
        }
        return .spring(
            mass: record.number("mass") ?? 1, stiffness: record.number("stiffness") ?? 1,
            damping: record.number("damping") ?? 0, velocity: velocity(record))
    }

    /// A number is the velocity along both axes.
    private func velocity(_ record: SceneRecord) -> CGVector {
        switch record["initialVelocity"] {
        case .point(let point)?: CGVector(dx: point.x, dy: point.y)
        case let value?: CGVector(dx: value.number ?? 0, dy: value.number ?? 0)
        case nil: .zero
        }
    }

    // MARK: Commands

    /// What is done with the animator of an id.
    func control(_ verb: String, _ record: SceneRecord) -> ControlAnimator? {
        guard let id = reference(record, "id") else { return nil }
        let steps = steps(record, "addAnimations")
        guard isAnimator(id, verb, at: record.mark(of: "id")) else { return nil }
        if verb == "addAnimations" {
            return ControlAnimator(id: id, command: .add(steps, delayFactor: record.number("delayFactor") ?? 0))
        }
        return record.record(verb).flatMap { command(verb, $0) }.map { ControlAnimator(id: id, command: $0) }
    }

    private func isAnimator(_ id: String, _ verb: String, at mark: YAMLMark) -> Bool {
        switch targets[id] {
        case is AnimatorTarget: return true
        case let other?: report("'\(id)' is \(other.sentence), and \(verb) is for animators", at: mark)
        case nil where isLost(id): break
        case nil:
            let nearest = nearestName(to: id, among: targets.ids(of: AnimatorTarget.self))
            report("no animator has the id '\(id)'", at: mark, suggestion: nearest)
        }
        return false
    }

    private func command(_ verb: String, _ record: SceneRecord) -> AnimatorCommand? {
        switch verb {
        case "startAnimation": .start(delay: record.number("afterDelay") ?? 0)
        case "stopAnimation": .stop(withoutFinishing: record.bool("withoutFinishing") ?? true)
        case "finishAnimation":
            AnimatorForms.positions.first { $0.name == record.text("at") }.map { .finish($0.position) }
        default: .proceed(timing(of: record, isRequired: false), factor: record.number("durationFactor") ?? 0)
        }
    }
}
