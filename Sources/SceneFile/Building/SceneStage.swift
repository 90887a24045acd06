import Offstage
import RenderServer
import UIKit
import YAMLTree

/// A stage with a scene's views on it, and the scene's changes waiting for their time.
@preconcurrency @MainActor
public final class SceneStage {
    /// The device; `advance(by:)` lets the scene's changes happen.
    public let stage: Stage
    let builder: SceneBuilder
    /// The texts that the scene was read from.
    let sources: SceneSources
    /// What features remember while the scene plays.
    let parts = FeatureStores()

    /// What the scene's changes asked for so far that raises an exception on a device: it was not done.
    public private(set) var problems: [SceneError] = []
    /// How many of the problems frames were told.
    private var toldProblems = 0
    private var hasBegun = false

    /// A stage without views.
    init(device: Device, traits: UITraitCollection?, sources: SceneSources) {
        self.sources = sources
        stage = Stage(device: device, traits: traits)
        stage.passesTimeInWaits = false
        stage.diagnostics.mode = .collect
        builder = SceneBuilder(scale: stage.screen.scale, traits: stage.traitCollection)
        stage.layerSources = { [marks = builder.marks] in LayerSources(marks.places, sources) }
        // The stage holds on to what features made: it may go on without its scene.
        stage.didLayOut = { [followers = builder.followers, parts] in
            withExtendedLifetime(parts) { followers.update() }
        }
    }

    /// Whether the scene would be made of other colours or pictures under another appearance: then the stage's traits alone
    /// do not show it.
    package var keepsAppearance: Bool { builder.keepsAppearance }

    /// The view with an id of the file; for the id of a bar's item, an alert's action or a menu's element the one that
    /// shows it.
    public func view(_ id: String) -> UIView? { builder.views[id] ?? builder.items[id]?.shownView }

    /// The layer with an id of the file; a view's own layer for the id of a view.
    public func layer(_ id: String) -> CALayer? { builder.layers[id] ?? builder.views[id]?.layer }

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

    /// Notes that a change asks for what raises an exception on a device.
    func report(_ message: String, at mark: YAMLMark, expected: String? = nil) {
        guard problems.count < SceneLimits.errors else { return }
        problems.append(sources.error(message, at: mark, expected: expected))
    }

    /// The problems since they were last asked for.
    func takeNewProblems() -> [SceneError] {
        defer { toldProblems = problems.count }
        return Array(problems[toldProblems...])
    }
}

extension LayerSources {
    fileprivate init(_ marks: [LayerID: (mark: YAMLMark, lastLine: Int32)], _ sources: SceneSources) {
        self.init(
            texts: sources.texts.map { Text(file: $0.file, text: $0.text) },
            find: { layer in marks[layer].map { sources.places(of: $0.mark, lastLine: $0.lastLine) } ?? [] })
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
