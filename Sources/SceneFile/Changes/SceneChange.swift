import UIKit
import YAMLTree

/// Something that happens at a time.
struct SceneChange {
    let time: Double
    let step: ChangeStep
}

/// Something that happens, and how.
struct ChangeStep {
    indirect enum Action {
        case setView(id: String, ViewChange)
        case setLayer(id: String, LayerKeys)
        case call(id: String, name: String)
        case addAnimation(id: String, AnimationNode)
        case removeAnimation(id: String, key: String)
        case resizeWindow(CGSize, at: YAMLMark)
        case setConstraint(identifier: String, SceneRecord)
        case moveKeyboard(CGRect?)
        case several([ChangeStep])
        case transition(SceneTransition)
        case performWithoutAnimation([ChangeStep])
        case makeAnimator(SceneAnimator)
        case control(id: String, AnimatorCommand)
        case screens(ScreenCommand)
        case setItem(id: String, SceneRecord, PropertyRecord)
    }

    let mark: YAMLMark
    let action: Action
    /// Values for implicit animations.
    var transaction: SceneRecord?
    /// The block around the action.
    var animation: BlockAnimation?
    /// What happens when the block, the transition or the animator has ended.
    var ending = ChangeEnding()

    /// What is done by the step and by those in it, whenever that is.
    var actions: [Action] {
        let inside = ending.always + ending.whenFinished + (animation?.keyframes ?? []).flatMap(\.steps) + action.steps
        return [action] + inside.flatMap(\.actions)
    }
}

extension ChangeStep.Action {
    /// The steps that it consists of.
    fileprivate var steps: [ChangeStep] {
        switch self {
        case .several(let steps), .performWithoutAnimation(let steps): steps
        case .transition(let transition): transition.steps
        case .makeAnimator(let animator): animator.steps
        case .control(_, .add(let steps, _)): steps
        default: []
        }
    }
}

/// What happens when an animation has ended.
struct ChangeEnding {
    var always: [ChangeStep] = []
    /// Behind the others, if the animation came to its end.
    var whenFinished: [ChangeStep] = []

    var isEmpty: Bool { always.isEmpty && whenFinished.isEmpty }
}

/// What a change sets on a view.
struct ViewChange {
    var geometry = NodeGeometry()
    var settings: [Setting] = []
    var layer = LayerKeys()
    var drawing: [DrawOperation]?
    var intrinsicContentSize: CGSize?
}
