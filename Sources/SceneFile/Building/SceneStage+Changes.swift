import Offstage
import UIKit
import YAMLTree

// What happens in virtual time.
extension SceneStage {
    func make(_ steps: [ChangeStep]) { for step in steps { make(step) } }

    func make(_ step: ChangeStep) {
        within(step.transaction) {
            let completion = completion(step.ending)
            guard let animation = step.animation else { return make(step, completion) }
            animation.run({ self.make(step, nil) }, steps: { self.make($0) }, completion: completion)
        }
    }

    private func make(_ step: ChangeStep, _ completion: ((Bool) -> Void)?) {
        make(step.action, at: step.mark, completion)
        builder.followers.update()
    }

    /// What runs at the end of an animation; nil for nothing.
    private func completion(_ ending: ChangeEnding) -> ((Bool) -> Void)? {
        guard !ending.isEmpty else { return nil }
        return { [weak self] finished in
            self?.make(ending.always)
            if finished { self?.make(ending.whenFinished) }
        }
    }

    /// Runs `body` in a transaction of its own, where there is one.
    private func within(_ transaction: SceneRecord?, _ body: () -> Void) {
        guard let transaction else { return body() }
        CATransaction.begin()
        defer { CATransaction.commit() }
        if let duration = transaction.number("animationDuration") { CATransaction.setAnimationDuration(duration) }
        if let curve = transaction["animationTimingFunction"]?.curve {
            CATransaction.setAnimationTimingFunction(curve)
        }
        if let isDisabled = transaction.bool("disableActions") { CATransaction.setDisableActions(isDisabled) }
        body()
    }

    private func make(_ action: ChangeStep.Action, at mark: YAMLMark, _ completion: ((Bool) -> Void)?) {
        switch action {
        case .setView(let id, let change): builder.views[id].map { builder.apply(change, to: $0) }
        case .setLayer(let id, let keys): builder.layers[id].map { set(keys, on: $0) }
        case .call(let id, let name): call(name, on: id)
        case .addAnimation(let id, let animation): add(animation, on: id)
        case .removeAnimation(let id, let key): layer(id)?.removeAnimation(forKey: key)
        case .resizeWindow(let size, _): stage.resize(to: size)
        case .setConstraint(let identifier, let settings): set(settings, onConstraint: identifier)
        case .moveKeyboard(let frame): stage.keyboardFrame = frame
        case .several(let steps): make(steps)
        case .transition(let transition): make(transition, at: mark, completion)
        case .performWithoutAnimation(let steps): UIView.performWithoutAnimation { make(steps) }
        case .makeAnimator(let animator): make(animator, at: mark, completion)
        case .control(let id, let command): run(command, onAnimator: id, at: mark, completion)
        case .setItem(let id, let record, let form): set(record, onItem: id, form)
        case .screens(let command): run(command, at: mark, completion)
        }
    }

    private func add(_ animation: AnimationNode, on id: String) {
        guard let layer = layer(id) else { return }
        builder.with(layer.nearestView?.traitCollection ?? stage.traitCollection) {
            builder.add([animation], to: layer)
        }
    }

    private func set(_ keys: LayerKeys, on layer: CALayer) {
        let geometry = keys.geometry
        if geometry.frame != nil || geometry.bounds != nil || geometry.position != nil {
            builder.followers.release(layer)
        }
        builder.with(layer.nearestView?.traitCollection ?? stage.traitCollection) {
            builder.place(layer, geometry, owner: layer.superlayer)
            builder.set(keys, on: layer)
        }
    }

    private func set(_ settings: SceneRecord, onConstraint identifier: String) {
        for constraint in builder.constraints where constraint.node.identifier == identifier {
            for constraint in constraint.constraints {
                if let constant = settings.number("constant") { constraint.constant = CGFloat(constant) }
                if let priority = PriorityForms.priority(settings["priority"]) { constraint.priority = priority }
                if let isActive = settings.bool("isActive") { constraint.isActive = isActive }
            }
        }
    }

    private func set(_ record: SceneRecord, onItem id: String, _ form: PropertyRecord) {
        guard let item = builder.items[id] else { return }
        builder.with(item.shownView?.traitCollection ?? stage.traitCollection) { form.set(record, on: item, builder) }
    }

    private func call(_ name: String, on id: String) {
        if let view = builder.views[id] {
            switch name {
            case "setNeedsLayout": view.setNeedsLayout()
            case "setNeedsDisplay": view.setNeedsDisplay()
            case "layoutIfNeeded": view.layoutIfNeeded()
            case "removeAllAnimations": view.layer.removeAllAnimations()
            default: view.removeFromSuperview()
            }
        } else if let layer = builder.layers[id] {
            switch name {
            case "setNeedsLayout": layer.setNeedsLayout()
            case "setNeedsDisplay": layer.setNeedsDisplay()
            case "layoutIfNeeded": layer.layoutIfNeeded()
            case "removeAllAnimations": layer.removeAllAnimations()
            default: layer.removeFromSuperlayer()
            }
        }
    }
}

extension CALayer {
    /// The view it belongs to or lies in.
    var nearestView: UIView? {
        var layer: CALayer? = self
        while let current = layer {
            if let view = current.delegate as? UIView { return view }
            layer = current.superlayer
        }
        return nil
    }
}
