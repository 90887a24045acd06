import Foundation
import Offstage
import RenderServer
import Testing
import UIKit

@testable import Goldens
@testable import SceneFile

/// What people read of a screen, word for word: the texts lie in `Texts`.
@MainActor
@Suite("Texts for people")
struct TextGoldenTests {
    private nonisolated static let texts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Texts")
    private nonisolated static let profile = texts.appendingPathComponent("../../../Scenes/screens/profile-header.yml")
    private nonisolated static let broken = texts.appendingPathComponent("profile-header-broken.yml")

    private func drawn(_ url: URL) throws -> (stage: Stage, frame: Frame) {
        var renderer = SceneRenderer(try Scene(contentsOf: url))
        var server = RenderServer()
        let next = renderer.nextFrame()
        let pending = try #require(next)
        return (renderer.sceneStage.stage, pending.render(with: &server))
    }

    private func expect(_ text: String, is name: String) throws {
        let recorded = try String(contentsOf: Self.texts.appendingPathComponent(name), encoding: .utf8)
        #expect(text + "\n" == recorded, "\(name) reads now:\n\(text)")
    }

    @Test("Causes of a screen and of a broken form of it", arguments: [profile, broken])
    func causes(url: URL) throws {
        let (stage, frame) = try drawn(url)
        let name = url.deletingPathExtension().lastPathComponent
        try expect(CauseReport(of: stage, in: frame).description, is: "\(name).causes.txt")
    }

    @Test("What changed between a screen and a broken form of it: layer, property, old and new")
    func difference() throws {
        let (old, new) = (try drawn(Self.profile), try drawn(Self.broken))
        var difference = FrameDifference(from: old.frame, to: new.frame)
        difference.compareTrees(TreeReading(of: old.stage), TreeReading(of: new.stage))
        try expect(difference.description, is: "profile-header-broken.diff.txt")
    }

    @Test("Between a screen and itself nothing is said to change")
    func equal() throws {
        let (old, new) = (try drawn(Self.profile), try drawn(Self.profile))
        var difference = FrameDifference(from: old.frame, to: new.frame)
        difference.compareTrees(TreeReading(of: old.stage), TreeReading(of: new.stage))
        #expect(difference.isEmpty && difference.description == "no difference")
    }
}
