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
    let animators = SceneAnimators()
    /// The traits of the screen, which changes replace.
    var screenTraits: UITraitCollection?
    /// What expectations asked for of the calls to controllers.
    var askedCalls = AskedCalls()

    /// What the scene's changes asked for so far that raises an exception on a device: it was not done.
    public private(set) var problems: [SceneError] = []
    /// How many of the problems frames were told.
    private var toldProblems = 0
    private var hasBegun = false

    init(_ scene: Scene) {
        self.scene = scene
        let content = scene.content
        stage = Stage(device: content.device, traits: content.traits)
        screenTraits = content.traits
        stage.passesTimeInWaits = false
        stage.diagnostics.mode = .collect
        builder = SceneBuilder(scale: stage.screen.scale, traits: stage.traitCollection)
        builder.perform = { [weak self] in self?.make($0) }
        stage.perform {
            makeWindows(content)
            builder.connectGestures()
        }
        stage.layerSources = { [marks = builder.marks, sources = scene.sources] in
            LayerSources(marks.places, sources)
        }
        // The stage holds on to the animators, too: it may go on without its scene.
        stage.didLayOut = { [followers = builder.followers, animators] in
            withExtendedLifetime(animators) { followers.update() }
        }
        for change in content.changes {
            stage.schedule(at: change.time) { [weak self] in self?.make(change.step) }
        }
        schedule(content.touches)
    }

    /// The view with an id of the file; for the id of a bar's item, an alert's action or a menu's element the one that
    /// shows it.
    public func view(_ id: String) -> UIView? { builder.views[id] ?? builder.items[id]?.shownView }

    /// The layer with an id of the file; a view's own layer for the id of a view.
    public func layer(_ id: String) -> CALayer? { builder.layers[id] ?? builder.views[id]?.layer }

    /// The controller with an id of the file.
    public func controller(_ id: String) -> UIViewController? { builder.controllers[id] }

    /// All controllers that have an id, by it.
    package var controllers: [UIViewController] {
        builder.controllers.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The item of a bar with an id of the file.
    public func barItem(_ id: String) -> UIBarItem? { builder.items[id] as? UIBarItem }

    /// The action of an alert with an id of the file.
    public func alertAction(_ id: String) -> UIAlertAction? { builder.items[id] as? UIAlertAction }

    /// The action in a menu with an id of the file.
    public func menuAction(_ id: String) -> UIAction? { builder.items[id] as? UIAction }

    /// The layout guide with an id of the file.
    public func guide(_ id: String) -> UILayoutGuide? { builder.guides[id] }

    /// Lets virtual time pass until `time`. The first turn is at 0, whenever the first frame is: else what changes do
    /// then would begin with it or a tick later.
    package func advance(to time: Double) {
        if time > 0 { begin() }
        hasBegun = true
        if time > stage.time { stage.advance(by: time - stage.time) }
    }

    /// The first turn, unless there was one.
    package func begin() {
        if !hasBegun { stage.runTurn() }
        hasBegun = true
    }

    /// The property animator with an id of the file, from when a change made it.
    public func animator(_ id: String) -> UIViewPropertyAnimator? { animators.made[id] }

    /// Notes that a change asks for what raises an exception on a device.
    func report(_ message: String, at mark: YAMLMark, expected: String? = nil) {
        guard problems.count < SceneLimits.errors else { return }
        problems.append(scene.sources.error(message, at: mark, expected: expected))
    }

    /// The problems since they were last asked for.
    func takeNewProblems() -> [SceneError] {
        defer { toldProblems = problems.count }
        return Array(problems[toldProblems...])
    }

    private func makeWindows(_ content: SceneContent) {
        builder.waitingConstraints = content.constraints
        for node in content.controllers { _ = builder.makeController(node) }
        defer { builder.activateReady() }
        for (index, node) in content.windows.enumerated() {
            let window = index == 0 ? stage.window : UIWindow(frame: stage.screen.bounds)
            for setting in node.settings { setting.row.apply(window, setting.value, builder) }
            if let root = node.view { show(root, in: window) }
            if index == 0, let root = content.controller {
                window.rootViewController = builder.makeController(root)
            }
            window.isHidden = node.isHidden
        }
        if content.showsStatusBar { stage.showsStatusBar = true }
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
}

extension Scene {
    /// Makes a stage and puts the scene's views on it, at time 0.
    public func makeStage() -> SceneStage { SceneStage(self) }
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
