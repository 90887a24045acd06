import ArgumentParser
import Foundation
import Offstage
import RenderServer
import SceneFile
import UIKit

/// The single scene of commands that look into one.
struct OneScene: ParsableArguments {
    @Argument(help: "A scene file; - is standard input.", completion: .file(extensions: ["yml", "yaml", "json"]))
    var scene: String

    /// The scene's stage at the first of its times.
    @MainActor
    func stage(_ variant: VariantOptions) throws -> Stage {
        let scene = try read(variant)
        let stage = scene.makeStage()
        if let time = scene.times.first, time > 0 { stage.stage.advance(by: time) }
        stage.stage.runTurn()
        // The stage goes on without its scene: later changes are not part of the answer.
        return stage.stage
    }

    /// All frames of the scene, and where their layers are written.
    @MainActor
    func framesWithSources(_ variant: VariantOptions) throws -> [(frame: Frame, sources: LayerSources)] {
        var renderer = SceneRenderer(try read(variant))
        var server = RenderServer()
        var frames: [(frame: Frame, sources: LayerSources)] = []
        while let pending = renderer.nextFrame() {
            frames.append((pending.render(with: &server), renderer.sceneStage.stage.layerSources()))
        }
        return frames
    }

    /// Every frame with the tree as it was then.
    @MainActor
    func snapshots(_ variant: VariantOptions) throws -> [StageSnapshot] {
        var renderer = SceneRenderer(try read(variant))
        var server = RenderServer()
        var snapshots: [StageSnapshot] = []
        while let pending = renderer.nextFrame() {
            let frame = pending.render(with: &server)
            let sceneStage = renderer.sceneStage
            snapshots.append(
                StageSnapshot(of: sceneStage.stage, in: frame, constraintOrigins: sceneStage.constraintOrigins))
        }
        return snapshots
    }

    /// What the update cycle did until the last of the scene's times.
    @MainActor
    func trace(_ variant: VariantOptions) throws -> UpdateTrace {
        let scene = try read(variant)
        let sceneStage = scene.makeStage()
        sceneStage.stage.runTurn()
        if let time = scene.times.last, time > 0 { sceneStage.stage.advance(by: time) }
        return sceneStage.stage.trace
    }

    @MainActor
    private func read(_ variant: VariantOptions) throws -> Scene {
        try SceneFiles.checkExistence([scene])
        let scene = try SceneInput(path: scene).scene(variant.sceneOptions())
        guard !scene.times.isEmpty else {
            throw SceneErrors([
                SceneError(
                    file: scene.file, line: 1, column: 1, message: "the file describes components and shows nothing")
            ])
        }
        return scene
    }
}
