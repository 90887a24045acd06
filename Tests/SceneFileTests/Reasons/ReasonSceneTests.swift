import Foundation
import RenderServer
import Testing
import UIKit

@testable import SceneFile

/// The smallest scene of each reason in `Scenes/reasons`, what avoids it, and whether advice finds that by itself.
@MainActor
@Suite("The smallest scene of each reason")
struct ReasonSceneTests {
    struct Row: CustomTestStringConvertible {
        var reason: PassReason
        /// The file without its suffix. Its twin, where there is one, is called the same and `-avoided`.
        var scene: String
        var passes: Int
        /// As advice words it; empty where no change keeps the picture.
        var changes: [String]

        var testDescription: String { reason.rawValue }
    }

    nonisolated static let rows = [
        Row(
            reason: .shadowWithoutPath, scene: "shadow-without-path", passes: 5,
            changes: ["set shadowPath: outline on card"]),
        Row(
            reason: .maskLayer, scene: "mask-layer", passes: 2,
            changes: ["set mask: null, cornerRadius: 10, masksToBounds: true on card"]),
        Row(
            reason: .roundedClip, scene: "rounded-clip", passes: 1,
            changes: ["set backgroundColor: clear on photo"]),
        Row(
            reason: .clipNotAxisAligned, scene: "clip-not-axis-aligned", passes: 1,
            changes: ["set masksToBounds: false on clip"]),
        Row(
            reason: .edgeAntialiasedGroup, scene: "edge-antialiased-group", passes: 1,
            changes: ["set masksToBounds: false on clip"]),
        Row(
            reason: .groupOpacity, scene: "group-opacity", passes: 1,
            changes: ["set allowsGroupOpacity: false on pair"]),
        Row(
            reason: .rasterize, scene: "rasterize", passes: 1, changes: ["set shouldRasterize: false on card"]),
        Row(reason: .filter, scene: "filter", passes: 1, changes: []),
        Row(reason: .blendMode, scene: "blend-mode", passes: 1, changes: []),
        Row(reason: .backdropBlur, scene: "backdrop-blur", passes: 3, changes: []),
        Row(reason: .vibrancy, scene: "vibrancy", passes: 2, changes: []),
    ]

    /// Reasons that no scene can give.
    nonisolated static let unbuilt: Set<PassReason> = [.capture]

    private func text(_ name: String) throws -> String {
        try String(
            contentsOf: Repository.root.appendingPathComponent("Scenes/reasons/\(name).yml"), encoding: .utf8)
    }

    private func frame(_ text: String) throws -> Frame {
        var renderer = SceneRenderer(try Scene(text: text, file: "scene.yml"))
        var server = RenderServer()
        let pending = renderer.nextFrame()
        return try #require(pending).render(with: &server)
    }

    @Test("every reason is in the table once, or is one that no scene can give")
    func complete() {
        #expect(Set(Self.rows.map(\.reason)).union(Self.unbuilt) == Set(PassReason.allCases))
        #expect(Self.rows.count + Self.unbuilt.count == PassReason.allCases.count)
    }

    @Test(
        "the scene has this one reason; advice finds what avoids it, and claims what fresh frames give", arguments: rows
    )
    func advice(row: Row) throws {
        let text = try text(row.scene)
        let before = try frame(text)
        #expect(before.statistics.offscreenPasses.count == row.passes)
        #expect(before.statistics.offscreenPasses.allSatisfy { $0.reasons == [row.reason] })
        #expect(before.advice.count == 1)
        let remedy = before.advice.first?.remedy
        #expect(remedy?.changes.map(\.description) ?? [] == row.changes)
        guard let remedy, !row.changes.isEmpty else { return }
        let (_, advised) = try AdvisedScene.following(try Scene(text: text, file: "scene.yml"), text)
        #expect(advised.changes.map(\.description) == row.changes && advised.keepsPromise)
        for after in [try frame(advised.text), try frame(try self.text(row.scene + "-avoided"))] {
            let passes = { (frame: Frame) in frame.statistics.offscreenPasses.count }
            let bytes = { (frame: Frame) in frame.statistics.bytesStored + frame.statistics.bytesLoaded }
            #expect(passes(after) == 0 && remedy.passesSaved == row.passes)
            #expect(remedy.bytesSaved == bytes(before) - bytes(after))
            #expect(remedy.difference == PictureComparison.compare(before.image, after.image))
        }
    }
}
