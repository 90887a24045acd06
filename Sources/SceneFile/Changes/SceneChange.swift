import UIKit
import YAMLTree

/// Something that happens at a time.
struct SceneChange {
    let time: Double
    let step: ChangeStep
}

/// Something that happens, and how.
struct ChangeStep {
    let mark: YAMLMark
    let action: any ChangeAction
    /// Values for implicit animations.
    var transaction: SceneRecord?
    /// The block around the action.
    var animation: BlockAnimation?
    /// What happens when the block, the transition or the animator has ended.
    var ending = ChangeEnding()

    /// What is done by the step and by those in it, whenever that is.
    var actions: [any ChangeAction] {
        let inside = ending.always + ending.whenFinished + (animation?.keyframes ?? []).flatMap(\.steps) + action.steps
        return [action] + inside.flatMap(\.actions)
    }
}

/// What a step does.
protocol ChangeAction {
    /// The steps that it consists of.
    var steps: [ChangeStep] { get }
    /// Whether pictures may have another size after it.
    var changesCanvas: Bool { get }

    /// - Parameter completion: For what animates and tells of its end.
    @MainActor
    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?)
}

extension ChangeAction {
    var steps: [ChangeStep] { [] }
    var changesCanvas: Bool { false }
}

/// What happens when an animation has ended.
struct ChangeEnding {
    var always: [ChangeStep] = []
    /// Behind the others, if the animation came to its end.
    var whenFinished: [ChangeStep] = []

    var isEmpty: Bool { always.isEmpty && whenFinished.isEmpty }
}
