import Foundation
import Offstage
import RenderServer
import SceneFile
import UIKit

/// A scene that is built and drawn once more, to look at its tree when one of its frames is of interest.
@MainActor
struct SceneAgain {
    private let input: SceneInput
    private let variant: Variant

    init(_ input: SceneInput, _ variant: Variant) {
        self.input = input
        self.variant = variant
    }

    /// The frame whose picture has this name, with the tree as it was then; nil when the scene makes none of that name.
    func frame(named name: String) throws -> (Frame, HierarchyReport)? {
        let options = try variant.sceneOptions()
        guard let scene = try? input.scene(options) else { return nil }
        if let found = frame(named: name, of: scene, suffix: variant.suffix) { return found }
        for other in variant.isPlain ? scene.variants : [] {
            guard let scene = try? input.scene(other.options(over: options)) else { continue }
            if let found = frame(named: name, of: scene, suffix: other.suffix) { return found }
        }
        return nil
    }

    private func frame(named name: String, of scene: Scene, suffix: String) -> (Frame, HierarchyReport)? {
        guard name.hasPrefix(input.name + suffix) else { return nil }
        var renderer = SceneRenderer(scene)
        var server = RenderServer()
        while let pending = renderer.nextFrame() {
            let frame = pending.render(with: &server)
            guard name == input.name + suffix + pending.suffix else { continue }
            return (frame, HierarchyReport(of: renderer.sceneStage.stage, in: frame))
        }
        return nil
    }
}
