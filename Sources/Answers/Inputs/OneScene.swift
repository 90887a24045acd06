import Foundation
import Offstage
import RenderServer
import SceneFile
import TextFormatting

/// The single scene of questions that look into one.
package struct OneScene: Sendable {
    /// What people call it.
    let path: String
    private let given: SceneInput?
    /// Whether what the stage has to say ends the answer as a failure.
    private let isStrict: Bool

    /// A file; `-` is standard input.
    package init(path: String, isStrict: Bool = false) {
        self.path = path
        self.isStrict = isStrict
        given = nil
    }

    /// A scene that lies in no file.
    package init(_ input: SceneInput) {
        path = input.url.relativePath
        given = input
        isStrict = false
    }

    /// Tells what the scene's stage has to say.
    /// - Throws: `ExitStatus.differs` where that is a failure.
    @MainActor
    func tellRemarks(of sceneStage: SceneStage, _ answer: inout Answer) throws {
        let remarks = sceneStage.remarks
        answer.report(remarks.map { Problem(remark: $0, isStrict: isStrict) })
        if isStrict, !remarks.isEmpty { throw ExitStatus.differs }
    }

    /// The last part of the path.
    var fileName: String { PathText(path).name }

    /// - Throws: `AnswerFailure` for an output that is the scene's own file.
    func check(outputs: [String?]) throws {
        try FileIdentity.check(outputs.compactMap { $0 }, against: [given?.url.path ?? path])
    }

    /// Shows the scene's stage at each time that was asked for, or at the first of the scene's own.
    /// - Parameter body: gets the time too, as text, where there are several.
    /// - Returns: The stage as it is then.
    @MainActor
    @discardableResult
    func atEachTime(
        _ variant: Variant, _ body: (_ stage: Stage, _ heading: String?) throws -> Void
    ) throws -> SceneStage {
        let scene = try read(variant)
        let sceneStage = scene.makeStage()
        let times = variant.times.isEmpty ? Array(scene.moments.prefix(1)) : scene.times
        for time in times {
            let stage = sceneStage.stage
            sceneStage.advance(to: time)
            stage.runTurn()
            try check(sceneStage)
            try body(stage, times.count > 1 ? "time \(time)" : nil)
        }
        return sceneStage
    }

    /// - Throws: What the scene's changes asked for that raises an exception on a device.
    @MainActor
    private func check(_ sceneStage: SceneStage) throws {
        if !sceneStage.problems.isEmpty { throw SceneErrors(sceneStage.problems) }
    }

    /// All frames of the scene, and where their layers are written; the stage as it is at the last.
    @MainActor
    func framesWithSources(
        _ variant: Variant
    ) throws -> (frames: [(frame: Frame, sources: LayerSources)], sceneStage: SceneStage) {
        let scene = try read(variant)
        var renderer = SceneRenderer(scene, at: scene.moments)
        var server = RenderServer()
        var frames: [(frame: Frame, sources: LayerSources)] = []
        while let pending = renderer.nextFrame() {
            frames.append((pending.render(with: &server), renderer.sceneStage.stage.layerSources()))
        }
        try check(renderer.sceneStage)
        return (frames, renderer.sceneStage)
    }

    /// Takes every frame with the tree as it was then, one after the other: none is kept.
    /// - Parameter body: gets what the frame does not hold of the scene's expectations, too.
    /// - Returns: The stage as it is then, which knows what happened to fingers and controllers.
    @MainActor
    func eachSnapshot(
        _ variant: Variant, _ body: (StageSnapshot, _ failures: [SceneError]) throws -> Void
    ) throws -> Stage {
        let scene = try read(variant)
        var renderer = SceneRenderer(scene, at: scene.moments)
        renderer.sceneStage.stage.touch.isTracing = true
        var server = RenderServer()
        var snapshots = SnapshotReader()
        while let pending = renderer.nextFrame() {
            let frame = pending.render(with: &server)
            let sceneStage = renderer.sceneStage
            let snapshot = snapshots.snapshot(
                of: sceneStage.stage, in: frame, constraintOrigins: sceneStage.constraintOrigins)
            try body(snapshot, pending.check(frame))
        }
        try check(renderer.sceneStage)
        return renderer.sceneStage.stage
    }

    /// The stage as it is at the last of the scene's times.
    @MainActor
    func stageAtEnd(_ variant: Variant) throws -> SceneStage {
        let scene = try read(variant)
        let sceneStage = scene.makeStage()
        if let time = scene.moments.last, time > 0 { sceneStage.advance(to: time) } else { sceneStage.stage.runTurn() }
        try check(sceneStage)
        return sceneStage
    }

    /// The controllers of the scene at the time that was asked for, or at the first of its own.
    @MainActor
    func screenMap(_ variant: Variant) throws -> ScreenMap {
        let scene = try read(variant)
        let sceneStage = scene.makeStage()
        sceneStage.advance(to: scene.moments.first ?? 0)
        sceneStage.stage.runTurn()
        try check(sceneStage)
        return ScreenMap(of: sceneStage.stage, others: sceneStage.controllers)
    }

    /// The last frame, the stage as it is then, and what touches and changes did wrong until then.
    @MainActor
    func lastFrame(_ variant: Variant) throws -> (frame: Frame, stage: Stage, problems: [SceneError]) {
        let scene = try read(variant)
        let sceneStage = scene.makeStage()
        sceneStage.advance(to: scene.moments.last ?? 0)
        let frame = sceneStage.stage.render(route: scene.route)
        return (frame, sceneStage.stage, sceneStage.problems)
    }

    private func input() throws -> SceneInput {
        if let given { return given }
        try ScenePath.checkExistence([path])
        return SceneInput(path: path)
    }

    /// - Throws: What is wrong with the scene, also where it shows nothing.
    @MainActor
    func read(_ variant: Variant) throws -> Scene {
        let scene = try input().scene(variant.sceneOptions())
        guard !scene.moments.isEmpty else {
            throw SceneErrors([
                SceneError(
                    file: scene.file, line: 1, column: 1, message: "the file describes components and shows nothing")
            ])
        }
        return scene
    }
}
