import Foundation
import Offstage
import TestSupport
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Hostile scenes")
struct HostileSceneTests {
    /// A folder with a good picture, a broken one, one that claims too much, and a link that leads out.
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.writePNG("good.png", width: 5, height: 4)
        try folder.write(Data([0x89, 0x50, 0x4E, 0x47]) + Data("and nothing more than that".utf8), "broken.png")
        var header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        header += [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 8, 6, 0, 0, 0]
        try folder.write(Data(header), "bomb.png")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("link.png"), withDestinationURL: URL(fileURLWithPath: "/etc/hostname")
        )
        return folder
    }

    @Test("10,000 malformed or extreme scenes end in a sentence or a picture, a third of them in a picture")
    func endSafely() throws {
        let folder = try folder()
        var scenes = HostileScenes(seed: 2026)
        var pictures = 0
        for index in 0..<10_000 {
            let text = scenes.scene(index)
            do {
                let scene = try Scene(text: text, file: "hostile.yml", folder: folder.url)
                var renderer = SceneRenderer(scene)
                var server = RenderServer()
                while let pending = renderer.nextFrame() {
                    let frame = pending.render(with: &server)
                    #expect(frame.image.width > 0 && frame.image.height > 0)
                    _ = pending.check(frame)
                }
                pictures += 1
            } catch {
                #expect(!error.errors.isEmpty)
                #expect(error.errors.allSatisfy { !$0.message.isEmpty })
                #expect(error.errors.map(\.line) == error.errors.map(\.line).sorted())
            }
        }
        #expect(pictures * 3 >= 10_000, "\(pictures) pictures")
    }

    /// A twentieth of 20,000; all of them with OFFSTAGE_LONG.
    private static let count = ProcessInfo.processInfo.environment["OFFSTAGE_LONG"] == nil ? 1_000 : 20_000

    @Test("Scenes in which much moves end in a sentence or in pictures, half of them in pictures")
    func moveSafely() throws {
        var scenes = HostileScenes(seed: 1905)
        var pictures = 0
        for index in 0..<Self.count {
            let text = scenes.movingScene(index)
            do {
                let scene = try Scene(text: text, file: "moving.yml")
                var renderer = SceneRenderer(scene)
                var server = RenderServer()
                while let pending = renderer.nextFrame() {
                    let problems = pending.check(pending.render(with: &server))
                    #expect(problems.allSatisfy { $0.line > 0 && !$0.message.isEmpty })
                }
                pictures += 1
            } catch {
                #expect(error.errors.allSatisfy { $0.line > 0 && !$0.message.isEmpty })
            }
        }
        #expect(pictures * 2 >= Self.count, "\(pictures) pictures")
    }

    @Test("Scenes in which much is touched end in a sentence or in pictures, a third of them in pictures")
    func touchSafely() throws {
        var scenes = HostileScenes(seed: 4711)
        var pictures = 0
        let count = Self.count / 4
        for index in 0..<count {
            let text = scenes.touchingScene(index)
            do {
                var renderer = SceneRenderer(try Scene(text: text, file: "touching.yml"))
                var server = RenderServer()
                while let pending = renderer.nextFrame() {
                    let problems = pending.check(pending.render(with: &server))
                    #expect(problems.allSatisfy { $0.line > 0 && !$0.message.isEmpty })
                }
                let accounts = renderer.sceneStage.stage.touch.trace.accounts
                #expect(accounts.allSatisfy { !$0.description.isEmpty })
                pictures += 1
            } catch {
                #expect(error.errors.allSatisfy { $0.line > 0 && !$0.message.isEmpty })
            }
        }
        #expect(pictures * 3 >= count, "\(pictures) pictures")
    }

    @Test("Scenes in which controllers come and go end in a sentence or in pictures, a third of them in pictures")
    func controlSafely() throws {
        var scenes = HostileScenes(seed: 2207)
        var pictures = 0
        for index in 0..<Self.count {
            let text = scenes.controllerScene(index)
            do {
                var renderer = SceneRenderer(try Scene(text: text, file: "controllers.yml"))
                var server = RenderServer()
                while let pending = renderer.nextFrame() {
                    let problems = pending.check(pending.render(with: &server))
                    #expect(problems.allSatisfy { $0.line > 0 && !$0.message.isEmpty })
                }
                #expect(!renderer.sceneStage.stage.lifecycle.events.isEmpty)
                pictures += 1
            } catch {
                #expect(error.errors.allSatisfy { $0.line > 0 && !$0.message.isEmpty }, "\(text)")
            }
        }
        #expect(pictures * 3 >= Self.count, "\(pictures) pictures")
    }

    @Test("The generator makes the same scenes for a seed")
    func isSeeded() {
        var first = HostileScenes(seed: 1)
        var second = HostileScenes(seed: 1)
        for index in 0..<100 {
            #expect(first.scene(index) == second.scene(index))
            #expect(first.movingScene(index) == second.movingScene(index))
            #expect(first.touchingScene(index) == second.touchingScene(index))
            #expect(first.controllerScene(index) == second.controllerScene(index))
        }
    }
}
