import Offstage
import UIKit
import YAMLTree

struct ResizeWindow: ChangeAction {
    let size: CGSize
    let mark: YAMLMark
    var changesCanvas: Bool { true }

    init?(_ window: SceneRecord) {
        guard let size = window.size("size") else { return nil }
        self.size = size
        mark = window.mark(of: "size")
    }

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) { scene.stage.resize(to: size) }
}

struct MoveKeyboard: ChangeAction {
    /// Of a docked keyboard on the screen; nil hides it.
    let frame: CGRect?

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        scene.stage.keyboardFrame = frame
    }
}

struct SetConstraint: ChangeAction {
    let identifier: String
    let settings: SceneRecord

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        for constraint in scene.builder.constraints where constraint.node.identifier == identifier {
            for constraint in constraint.constraints {
                if let constant = settings.number("constant") { constraint.constant = CGFloat(constant) }
                if let priority = PriorityForms.priority(settings["priority"]) { constraint.priority = priority }
                if let isActive = settings.bool("isActive") { constraint.isActive = isActive }
            }
        }
    }
}

/// Several changes in one turn.
struct SeveralChanges: ChangeAction {
    let steps: [ChangeStep]

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) { scene.make(steps) }
}

/// Changes that do not animate.
struct WithoutAnimation: ChangeAction {
    let steps: [ChangeStep]

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        UIView.performWithoutAnimation { scene.make(steps) }
    }
}
