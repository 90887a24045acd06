import ArgumentParser
import Foundation
import Offstage
import RenderServer
import Testing
import UIKit

@testable import Answers
@testable import SceneFile
@testable import offstage

@MainActor
@Suite("Scenes to begin with")
struct NewSceneTests {
    nonisolated static let devices = ["iPhone 16", "iPhone SE (3rd generation)", "iPhone 16 Pro Max"]

    @Test(
        "They are drawn on phones of all sizes, in both appearances, and nothing is wrong",
        arguments: SceneTemplate.allCases)
    func drawn(template: SceneTemplate) throws {
        for name in Self.devices {
            for appearance in [UIUserInterfaceStyle.light, .dark] {
                var options = SceneOptions()
                options.device = Device(named: name)
                options.appearance = appearance
                let scene = try Scene(text: template.text, file: "\(template.rawValue).yml", options: options)
                var renderer = SceneRenderer(scene)
                var server = RenderServer()
                let next = renderer.nextFrame()
                let pending = try #require(next)
                let frame = pending.render(with: &server)
                let problems = pending.check(frame).map(\.summary)
                #expect(problems == [], "\(name), \(appearance)")
                let stage = renderer.sceneStage.stage
                #expect(stage.diagnostics.messages == [])
                #expect(Self.cutLabels(in: stage) == [], "\(name)")
            }
        }
    }

    /// Labels whose text would need more room than they have.
    private static func cutLabels(in stage: Stage) -> [String] {
        stage.windows.flatMap { labels(in: $0) }.filter { label in
            let room = CGSize(width: label.bounds.width, height: CGFloat.greatestFiniteMagnitude)
            label.numberOfLines = 0
            return label.sizeThatFits(room).height > label.bounds.height + 0.01
        }.map { $0.text ?? "" }
    }

    private static func labels(in view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
    }

    @Test(
        "What they expect of themselves: no conflict, nothing left open, no diagnostics",
        arguments: SceneTemplate.allCases)
    func expectations(template: SceneTemplate) {
        for line in ["brokenConstraints: []", "ambiguous: []", "diagnostics: []"] {
            #expect(template.text.contains("\n  \(line)\n"), "\(line)")
        }
        #expect(template.text.contains("# "))
    }

    @Test("A name is needed for -o, an unknown one is answered with the nearest")
    func usage() {
        func message(_ words: [String]) -> String {
            do {
                _ = try NewCommand.parse(words)
                return ""
            } catch { return NewCommand.message(for: error) }
        }
        #expect(message([]) == "")
        #expect(message(["chat", "-o", "x.yml"]) == "")
        #expect(message(["-o", "x.yml"]).contains("-o goes with the name of a screen"))
        #expect(message(["chat", "-o", ""]).contains("-o needs the name of a file"))
        #expect(message(["setings"]).contains("no screen is called 'setings'; did you mean 'settings'?"))
    }

    @Test("It writes the scene, and leaves alone what is there")
    func writes() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("new-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("below/talk.yml")
        let command = try NewCommand.parse(["chat", "-o", file.path])
        try await command.run()
        #expect(try String(contentsOf: file, encoding: .utf8) == SceneTemplate.chat.text)
        try Data("mine".utf8).write(to: file)
        await #expect(throws: ExitStatus.cannotWrite) { try await command.run() }
        #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    }
}
