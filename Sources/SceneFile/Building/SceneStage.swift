import Offstage
import RenderServer
import UIKit
import YAMLTree

/// A stage with a scene's views on it, and the scene's changes waiting for their time.
@preconcurrency @MainActor
public final class SceneStage {
    /// The device; `advance(by:)` lets the scene's changes happen.
    public let stage: Stage
    let scene: Scene
    let builder: SceneBuilder

    init(_ scene: Scene) {
        self.scene = scene
        let content = scene.content
        stage = Stage(device: content.device, traits: content.traits)
        stage.passesTimeInWaits = false
        stage.diagnostics.mode = .collect
        builder = SceneBuilder(scale: stage.screen.scale, traits: stage.traitCollection)
        stage.perform { makeWindows(content) }
        stage.layerSources = { [marks = builder.marks, sources = scene.sources] in LayerSources(marks, sources) }
        stage.didLayOut = { [followers = builder.followers] in followers.update() }
        for change in content.changes {
            stage.schedule(at: change.time) { [weak self] in self?.make(change.action) }
        }
    }

    /// The view with an id of the file.
    public func view(_ id: String) -> UIView? { builder.views[id] }

    /// The layer with an id of the file; a view's own layer for the id of a view.
    public func layer(_ id: String) -> CALayer? { builder.layers[id] ?? builder.views[id]?.layer }

    /// The layout guide with an id of the file.
    public func guide(_ id: String) -> UILayoutGuide? { builder.guides[id] }

    private func makeWindows(_ content: SceneContent) {
        defer { builder.activate(content.constraints) }
        for (index, node) in content.windows.enumerated() {
            let window = index == 0 ? stage.window : UIWindow(frame: stage.screen.bounds)
            for setting in node.settings { setting.row.apply(window, setting.value, builder) }
            if let root = node.view { show(root, in: window) }
            window.isHidden = node.isHidden
        }
    }

    /// A root view without a frame fills its window, also when that changes.
    private func show(_ node: ViewNode, in window: UIWindow) {
        let fills = node.geometry.frame == nil && node.geometry.bounds == nil
        builder.with(window.traitCollection) {
            let view = builder.makeView(node, defaultFrame: window.bounds)
            if fills, !node.settings.contains(where: { $0.row.key == "autoresizingMask" }) {
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            }
            view.respectsSystemMinimumLayoutMargins = node.respectsSystemMinimumLayoutMargins
            window.rootView = view
        }
    }

    private func make(_ action: SceneChange.Action) {
        switch action {
        case .setView(let id, let change): builder.views[id].map { set(change, on: $0) }
        case .setLayer(let id, let keys): builder.layers[id].map { set(keys, on: $0) }
        case .call(let id, let name): call(name, on: id)
        case .resizeWindow(let size, _): stage.resize(to: size)
        case .setConstraint(let identifier, let settings): set(settings, onConstraint: identifier)
        case .moveKeyboard(let frame): stage.keyboardFrame = frame
        }
        builder.followers.update()
    }

    private func set(_ change: ViewChange, on view: UIView) {
        builder.with(view.traitCollection) {
            builder.place(view, change.geometry)
            builder.place(view.layer, change.layer.geometry, owner: nil)
            for setting in change.settings { setting.row.apply(view, setting.value, builder) }
            builder.set(change.layer, on: view.layer)
            if let drawing = change.drawing { (view as? any DrawingView)?.drawing = drawing }
            if let size = change.intrinsicContentSize { (view as? any StandInView)?.standInSize = size }
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

    private func call(_ name: String, on id: String) {
        if let view = builder.views[id] {
            switch name {
            case "setNeedsLayout": view.setNeedsLayout()
            case "setNeedsDisplay": view.setNeedsDisplay()
            case "layoutIfNeeded": view.layoutIfNeeded()
            default: view.removeFromSuperview()
            }
        } else if let layer = builder.layers[id] {
            switch name {
            case "setNeedsLayout": layer.setNeedsLayout()
            case "setNeedsDisplay": layer.setNeedsDisplay()
            case "layoutIfNeeded": layer.layoutIfNeeded()
            default: layer.removeFromSuperlayer()
            }
        }
    }
}

extension Scene {
    /// Makes a stage and puts the scene's views on it, at time 0.
    public func makeStage() -> SceneStage { SceneStage(self) }
}

extension CALayer {
    /// The view it belongs to or lies in.
    fileprivate var nearestView: UIView? {
        var layer: CALayer? = self
        while let current = layer {
            if let view = current.delegate as? UIView { return view }
            layer = current.superlayer
        }
        return nil
    }
}

extension LayerSources {
    fileprivate init(_ marks: [LayerID: (mark: YAMLMark, lastLine: Int32)], _ sources: SceneSources) {
        self.init(
            texts: sources.texts.map { Text(file: $0.file, text: $0.text) },
            find: { layer in marks[layer].map { sources.places(of: $0.mark, lastLine: $0.lastLine) } ?? [] })
    }
}

extension WindowNode {
    fileprivate var isHidden: Bool { settings.first { $0.row.key == "isHidden" }?.value.bool ?? false }
}
