import UIKit
import YAMLTree

extension SceneReader {
    /// Changes inside a change; they are resolved with it.
    func readNestedChanges(_ node: YAMLNode) -> [SceneItem]? {
        nested(node) { readList(node, of: .variants(ChangeForms.nested)) }
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
        return action(of: record).map {
            ChangeStep(
                mark: record.mark, action: $0, transaction: record.record("transaction"), animation: animation,
                ending: ending)
        }
    }

    private func checkEnding(_ record: SceneRecord) {
        let takers = ["animate", "transition", "animator", "addAnimations", "present", "dismiss"]
        guard !takers.contains(where: record.says) else { return }
        for key in ["completion", "whenFinished"] where record[key] != nil {
            report(
                "'\(key)' goes with 'animate', 'transition', 'animator', 'present' or 'dismiss'",
                at: record.keyMark(of: key))
        }
    }

    private func action(of record: SceneRecord) -> ChangeStep.Action? {
        if let window = record.record("window") {
            return window.size("size").map { .resizeWindow($0, at: window.mark(of: "size")) }
        }
        if let keyboard = record["keyboard"] { return .moveKeyboard(keyboard.rect) }
        if let identifier = reference(record, "constraint") { return constraintChange(identifier, record) }
        if let transition = record.record("transition") { return self.transition(transition, in: record) }
        if record["performWithoutAnimation"] != nil {
            return .performWithoutAnimation(steps(record, "performWithoutAnimation"))
        }
        if let animator = record.record("animator") { return self.animator(animator).map { .makeAnimator($0) } }
        if let verb = ScreenForms.verb(of: record) { return screenCommand(verb, record).map { .screens($0) } }
        guard let id = reference(record, "id") else { return .several(steps(record, "changes")) }
        return action(of: record, on: id)
    }

    private func action(of record: SceneRecord, on id: String) -> ChangeStep.Action? {
        if let verb = AnimatorForms.verbs.first(where: { record[$0] != nil }) {
            return control(verb, record, id)
        }
        return knownTarget(id, at: record.mark(of: "id")).flatMap { action(of: record, on: $0, id) }
    }

    private func action(of record: SceneRecord, on target: SceneTargets.Target, _ id: String) -> ChangeStep.Action? {
        if case .controller(let controller) = target { return screenCommand(record, on: controller, id) }
        if let name = record.text("call") { return call(name, id: id, on: target, at: record.mark(of: "call")) }
        if record["addAnimation"] != nil || record["removeAnimation"] != nil {
            guard let layer = animationTarget(target, id, at: record.mark(of: "id")) else { return nil }
            if let key = record.text("removeAnimation") { return .removeAnimation(id: id, key: key) }
            guard let animation = record["addAnimation"]?.animations?.first else { return nil }
            resolve(animation, on: layer)
            return .addAnimation(id: id, animation)
        }
        guard case .settings(let node)? = record["set"] else { return nil }
        switch target {
        case .view(let view): return readChange(node, of: view).map { .setView(id: id, $0) }
        case .layer(let layer): return readChange(node, of: layer).map { .setLayer(id: id, $0) }
        case .animator: return readAnimatorSettings(node).map { .control(id: id, .set($0)) }
        case .guide:
            report("'\(id)' is a layout guide, which has nothing to set", at: record.mark(of: "id"))
            return nil
        case .item(let item):
            return readRecord(node, item.kind.form.changes).map { .setItem(id: id, $0, item.kind.form) }
        case .controller: return nil
        }
    }

    private func constraintChange(_ identifier: String, _ record: SceneRecord) -> ChangeStep.Action? {
        let known = constraints.compactMap(\.identifier)
        guard known.contains(identifier) else {
            if isLost(identifier) { return nil }
            report(
                "no constraint has the identifier '\(identifier)'", at: record.mark(of: "constraint"),
                suggestion: NearestName.nearest(to: identifier, among: known))
            return nil
        }
        guard case .settings(let node)? = record["set"], let settings = readRecord(node, ConstraintForms.settings)
        else { return nil }
        return .setConstraint(identifier: identifier, settings)
    }

    private func call(
        _ name: String, id: String, on target: SceneTargets.Target, at mark: YAMLMark
    ) -> ChangeStep.Action? {
        switch (target, name) {
        case (.animator, "startAnimation"): return .control(id: id, .start(delay: 0))
        case (.animator, "pauseAnimation"): return .control(id: id, .pause)
        case (.animator, _):
            report("'\(id)' is an animator", at: mark, expected: Self.choice(of: ChangeForms.animatorCalls))
            return nil
        case (_, let name) where ChangeForms.animatorCalls.contains(name):
            report("'\(id)' is \(target.sentence), and \(name) is called on animators", at: mark)
            return nil
        case (_, let name) where ScreenForms.calls.contains(name) && !ChangeForms.viewCalls.contains(name):
            report("'\(id)' is \(target.sentence), and \(name) is called on controllers", at: mark)
            return nil
        case (.item, _):
            report("'\(id)' is \(target.sentence), on which nothing is called", at: mark)
            return nil
        case (.guide, _):
            report("'\(id)' is a layout guide, on which nothing is called", at: mark)
            return nil
        case (.layer, "removeFromSuperview"), (.view, "removeFromSuperlayer"):
            let isView = name == "removeFromSuperlayer"
            report(
                "'\(id)' is \(target.sentence)", at: mark,
                expected: isView ? "removeFromSuperview" : "removeFromSuperlayer")
            return nil
        default: return .call(id: id, name: name)
        }
    }
}
