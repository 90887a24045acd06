import Offstage
import UIKit
import YAMLTree

/// What a change sets on a view.
struct ViewChange {
    var geometry = NodeGeometry()
    var settings: [Setting] = []
    var layer = LayerKeys()
    var drawing: [DrawOperation]?
    var intrinsicContentSize: CGSize?
}

struct SetView: ChangeAction {
    let id: String
    let change: ViewChange

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        scene.builder.views[id].map { scene.builder.apply(change, to: $0) }
    }
}

extension SceneBuilder {
    /// Sets what a change says.
    func apply(_ change: ViewChange, to view: UIView) {
        with(view.traitCollection) {
            place(view, change.geometry)
            place(view.layer, change.layer.geometry, owner: nil)
            for setting in change.settings { setting.row.apply(view, setting.value, self) }
            set(change.layer, on: view.layer)
            if let drawing = change.drawing { (view as? any DrawingView)?.drawing = drawing }
            if let size = change.intrinsicContentSize { (view as? any StandInView)?.standInSize = size }
        }
    }
}

struct SetLayer: ChangeAction {
    let id: String
    let keys: LayerKeys

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        guard let layer = scene.builder.layers[id] else { return }
        let geometry = keys.geometry
        if geometry.frame != nil || geometry.bounds != nil || geometry.position != nil {
            scene.builder.followers.release(layer)
        }
        scene.withTraits(of: layer) { builder in
            builder.place(layer, geometry, owner: layer.superlayer)
            builder.set(keys, on: layer)
        }
    }
}

/// A change of what is there only while it is in sight, such as a row.
struct ChangeInSight: ChangeAction {
    let id: String
    let change: any ChangeAction

    var steps: [ChangeStep] { change.steps }

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        guard scene.layer(id) != nil else {
            return scene.report("'\(id)' is not in sight", at: mark, expected: "what is shown then")
        }
        change.run(in: scene, at: mark, completion: completion)
    }
}

/// A call on a view or a layer.
struct CallOnTree: ChangeAction {
    let id: String
    let name: String

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        if let view = scene.builder.views[id] {
            switch name {
            case "setNeedsLayout": view.setNeedsLayout()
            case "setNeedsDisplay": view.setNeedsDisplay()
            case "layoutIfNeeded": view.layoutIfNeeded()
            case "removeAllAnimations": view.layer.removeAllAnimations()
            case "becomeFirstResponder": focus(view, in: scene, at: mark)
            case "resignFirstResponder": view.resignFirstResponder()
            default: view.removeFromSuperview()
            }
        } else if let layer = scene.builder.layers[id] {
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

extension CallOnTree {
    /// A view that refuses fails the scene: what is typed next would go elsewhere.
    @MainActor
    private func focus(_ view: UIView, in scene: SceneStage, at mark: YAMLMark) {
        guard !view.becomeFirstResponder() else { return }
        scene.report("'\(id)' does not become first responder", at: mark, expected: "a view that can and may")
    }
}

struct AddAnimation: ChangeAction {
    let id: String
    let animation: AnimationNode

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        guard let layer = scene.layer(id) else { return }
        scene.withTraits(of: layer) { $0.add([animation], to: layer) }
    }
}

struct RemoveAnimation: ChangeAction {
    let id: String
    let key: String

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        scene.layer(id)?.removeAnimation(forKey: key)
    }
}

extension SceneStage {
    /// Lets the builder work with the traits of the view around a layer.
    fileprivate func withTraits(of layer: CALayer, _ body: (SceneBuilder) -> Void) {
        builder.with(layer.nearestView?.traitCollection ?? stage.traitCollection) { body(builder) }
    }
}
