import Foundation
import RenderServer
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Screens measured by the system's figures")
struct ScreenRulerTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenes/screens-ios")

    private func scene(_ name: String, _ options: SceneOptions = SceneOptions()) throws -> Scene {
        try Scene(contentsOf: Self.folder.appendingPathComponent(name + ".yml"), options: options)
    }

    @Test("Every screen of the folder has a ruler of at least 25 figures")
    func completeness() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let screens = files.filter { $0.hasSuffix(".yml") && $0 != "parts.yml" }.map { String($0.dropLast(4)) }
        #expect(screens.count == 12 && Set(screens) == Set(ScreenFigures.all.keys))
        for (name, text) in ScreenFigures.all { #expect(ScreenRuler.lines(text).count >= 25, "\(name)") }
    }

    @Test("Positions, sizes, fonts and colours are those of a device", arguments: ScreenFigures.all.keys.sorted())
    func figures(name: String) throws {
        let scene = try scene(name)
        var renderer = SceneRenderer(scene)
        renderer.sceneStage.stage.makeCurrent()
        _ = renderer.nextFrame()
        let lines = ScreenRuler.lines(try #require(ScreenFigures.all[name]))
        let failures = ScreenRuler(scene: renderer.sceneStage).failures(of: lines)
        #expect(failures == [])
    }

    /// What a material costs: the backdrop at half its size, and two blurs.
    private static let passesOfMaterial = 3

    /// Materials take three passes each, everything that clips by a round outline one: a sheet, the presenter behind it, an
    /// alert's plate, a switch, a segmented control.
    @Test(
        "No screen needs more passes than its materials and clips explain", arguments: ScreenFigures.all.keys.sorted())
    func passes(name: String) throws {
        let written = try scene(name)
        for options in [SceneOptions()] + written.variants.map({ $0.options() }) {
            var renderer = SceneRenderer(try scene(name, options))
            renderer.sceneStage.stage.makeCurrent()
            while let frame = renderer.nextFrame() {
                guard case .pending(let pending) = frame.picture else { continue }
                var cache = RasterizationCache()
                let passes = RenderPlanner.plan(pending.tree, cache: &cache).offscreenPasses
                let cause = Cause(in: renderer.sceneStage.stage.windows)
                let blurs = passes.filter { $0.reasons == [.backdropBlur] }.count
                #expect(blurs <= Self.passesOfMaterial * cause.materials, "\(name)")
                #expect(passes.count - blurs <= cause.clips, "\(name): \(passes.map(\.layer))")
                let others = passes.filter { $0.reasons != [.backdropBlur] && $0.reasons != [.roundedClip] }
                #expect(others.isEmpty, "\(name): \(others.map(\.layer))")
            }
        }
    }

    /// What of a screen explains passes.
    @MainActor
    private struct Cause {
        private(set) var materials = 0
        private(set) var clips = 0

        init(in windows: [UIWindow]) { for window in windows { add(window) } }

        private mutating func add(_ view: UIView) {
            guard !view.isHidden else { return }
            if (view as? UIVisualEffectView)?.effect != nil { materials += 1 }
            if view.clipsToBounds, view.layer.cornerRadius > 0 { clips += 1 }
            for child in view.subviews { add(child) }
        }
    }
}
