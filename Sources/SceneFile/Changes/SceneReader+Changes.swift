import UIKit
import YAMLTree

extension SceneReader {
    /// Changes inside a change; they are resolved with it.
    func readNestedChanges(_ node: YAMLNode) -> [SceneItem]? {
        nested(node) { readList(node, of: .variants(parts.changes.nested)) }
    }

    /// Resolves the changes once all ids are known.
    func resolveChanges(_ items: [SceneItem]) -> [SceneChange] {
        items.compactMap { item in
            guard let record = item.value.record, let time = record.number("at") else { return nil }
            return step(of: record).map { SceneChange(time: time, step: $0) }
        }
    }

    /// The changes of a list inside a change.
    func steps(_ record: SceneRecord, _ key: String) -> [ChangeStep] { steps(of: record.items(key) ?? []) }

    /// The changes of some maps.
    func steps(of items: [SceneItem]) -> [ChangeStep] {
        items.compactMap { item in item.value.record.flatMap { step(of: $0) } }
    }

    private func step(of record: SceneRecord) -> ChangeStep? {
        let animation = blockAnimation(of: record)
        let ending = ChangeEnding(always: steps(record, "completion"), whenFinished: steps(record, "whenFinished"))
        checkEnding(record)
        return registry[ChangeVerb.self][record.form].resolve(self, record).map {
            ChangeStep(
                mark: record.mark, action: $0, transaction: record.record("transaction"), animation: animation,
                ending: ending)
        }
    }

    private func checkEnding(_ record: SceneRecord) {
        let takers = ["animate", "transition", "animator", "addAnimations", "present", "dismiss", "snapshot"]
        guard !takers.contains(where: record.says) else { return }
        for key in ["completion", "whenFinished"] where record[key] != nil {
            report(
                "'\(key)' goes with 'animate', 'transition', 'animator', 'present', 'dismiss' or 'snapshot'",
                at: record.keyMark(of: key))
        }
    }

    /// What is done with what an id names.
    func actionOnTarget(_ record: SceneRecord) -> (any ChangeAction)? {
        guard let id = reference(record, "id"), let target = knownTarget(id, at: record.mark(of: "id")) else {
            return nil
        }
        guard let changed = target as? any ChangedTarget else {
            report("'\(id)' is \(target.sentence), which stays as it is", at: record.mark(of: "id"))
            return nil
        }
        return changed.change(record, id, self).map { targets.owns(id) ? $0 : ChangeInSight(id: id, change: $0) }
    }

    func constraintChange(_ record: SceneRecord) -> SetConstraint? {
        guard let identifier = reference(record, "constraint") else { return nil }
        let known = parts[FoundConstraints.self].nodes.compactMap(\.identifier)
        guard known.contains(identifier) else {
            if isLost(identifier) { return nil }
            report(
                "no constraint has the identifier '\(identifier)'", at: record.mark(of: "constraint"),
                suggestion: nearestName(to: identifier, among: known))
            return nil
        }
        guard case .node(let node)? = record["set"], let settings = readRecord(node, ConstraintForms.settings)
        else { return nil }
        return SetConstraint(identifier: identifier, settings: settings)
    }
}
