import CoreGraphics
import Foundation
import Rasterizer
import Testing
import TextFormatting

@testable import RenderServer

@Suite("Planning: labels and text")
struct PlanningTextTests {
    typealias F = TreeFixture

    @Test("Index paths: view, window.1, subviews, sublayers, masks, further windows")
    func paths() {
        #expect(LayerPath().description == "window")
        #expect(LayerPath(steps: [.view(0)]).description == "view")
        #expect(LayerPath(steps: [.view(1)]).description == "window.1")
        #expect(LayerPath(steps: [.layer(0)]).description == "window~0")
        #expect(LayerPath(steps: [.view(0), .view(0), .view(2)]).description == "view.0.2")
        #expect(LayerPath(steps: [.view(0), .view(0), .view(2), .layer(1)]).description == "view.0.2~1")
        #expect(LayerPath(steps: [.view(0), .mask]).description == "view~mask")
        #expect(LayerPath(window: 1).description == "window[1]")
        #expect(LayerPath(window: 1, steps: [.view(0), .view(3)]).description == "window[1].0.3")
    }

    @Test("Passes name their layers: names first, else paths that count views and sublayers apart")
    func labels() {
        func card(_ name: String? = nil, view: Bool, x: Double = 0) -> RenderNode {
            F.layer(name, F.rect(x, 0, 20, 20), isView: view) {
                $0.backgroundColor = F.white
                $0.addShadow(radius: 0)
            }
        }
        let first = F.layer(
            nil, F.rect(0, 0, 200, 200), isView: true,
            [card(view: false), card(view: true, x: 30), card(view: false, x: 60), card("named", view: true, x: 90)])
        let plan = F.plan(first, card(view: true, x: 300))
        #expect(plan.offscreenPasses.map(\.layer) == ["view~0", "view.0", "view~1", "named", "window.1"])
    }

    @Test("Passes of nested layers name each its own path, also below layers with a name")
    func nestedLabels() {
        var (node, expected): (RenderNode?, [String]) = (nil, [])
        for depth in (0..<40).reversed() {
            let faded = F.layer(
                depth % 7 == 3 ? "named \(depth)" : nil, F.rect(0, 0, 20, 20), isView: depth % 2 == 0,
                node.map { [F.layer("aside", F.rect(0, 0, 1, 1), isView: true), $0] } ?? []
            ) {
                $0.backgroundColor = F.white
                $0.addShadow(radius: 0)
            }
            let steps = (0...depth).map { level -> LayerPath.Step in
                if level == 0 { return .view(0) }
                return level % 2 == 0 ? .view(1) : .layer(0)
            }
            expected.append(depth % 7 == 3 ? "named \(depth)" : LayerPath(steps: steps).description)
            node = faded
        }
        #expect(F.plan(node!).offscreenPasses.map(\.layer) == expected)
    }

    @Test("Layers skipped by whole chunks still count in the paths of later ones")
    func labelsAfterSkippedChunks() {
        let away = (0..<130).map { _ in
            F.layer(nil, F.rect(900, 0, 5, 5), isView: true) { $0.backgroundColor = F.white }
        }
        let last = F.layer(nil, F.rect(0, 0, 20, 20), isView: true) {
            $0.backgroundColor = F.white
            $0.addShadow(radius: 0)
        }
        #expect(F.plan(F.tree(away + [last])).offscreenPasses.map(\.layer) == ["window.130"])
    }

    static let clip = F.layer(
        "clip", F.rect(10, 10, 100, 100), [F.layer(nil, F.rect(0, 0, 20, 20)) { $0.backgroundColor = F.black }]
    ) {
        $0.backgroundColor = F.white
        $0.round(30)
        $0.opacity = 0.5
    }

    @Test("The text of a plan")
    func text() {
        let plan = F.plan(F.tree([Self.clip], width: 200, height: 200, scale: 1))
        #expect(
            plan.text == """
                #0 group clip {roundedClip, groupOpacity} at 10 10 100×100, stored 65536, loaded 65536
                #1 main at 0 0 200×200, reads #0
                offscreen passes 1, stored 65536, loaded 65536
                layers 3, visibleLayers 2, culledLayers 0, occludedLayers 0, drawCommands 3, opaquePixels 10400, \
                blendedPixels 10000, shadowBlurs 0, rasterizeHits 0, rasterizeMisses 0, backingStores 0, \
                backingStoreBytes 0, decodedImageBytes 0

                """)
        #expect(plan.description == plan.text)
        #expect(
            plan.commandListing == """
                #0 group clip {roundedClip, groupOpacity} at 10 10 100×100, stored 66 KB, loaded 66 KB
                    background clip [1 0 0 1 10 10] square
                    background CALayer [1 0 0 1 10 10]
                #1 main at 0 0 200×200, reads #0
                    surface #0 outline [1 0 0 1 10 10] clip identity alpha 128

                """)
    }

    @Test("Text and JSON are the same for the same tree, and JSON is JSON")
    func stability() throws {
        let trees = (0..<2).map { _ in F.tree([Self.clip, PlanningWorkedTreesTests.wrapper()]) }
        #expect(F.plan(trees[0]).text == F.plan(trees[1]).text)
        #expect(F.plan(trees[0]).json == F.plan(trees[1]).json)
        let data = try #require(F.plan(trees[0]).json.data(using: .utf8))
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect((object["passes"] as? [Any])?.count == F.plan(trees[0]).passes.count)
        #expect(object["bytesStored"] as? Int == FrameStatistics(plan: F.plan(trees[0])).bytesStored)
    }

    @Test("JSON escapes, nests and orders as given")
    func json() {
        let value = JSONValue.object([
            ("b", .string("a\"\\\n\u{1}é")), ("a", .array([.integer(1), .number(0.5), .bool(true), .null])),
            ("c", .array([.object([])])),
        ])
        #expect(
            value.text == """
                {
                  "b": "a\\"\\\\\\n\\u0001é",
                  "a": [1, 0.5, true, null],
                  "c": [
                    {}
                  ]
                }
                """)
        #expect([0.1 + 0.2, -0.0, -1.5, 1e-9, 100].map(DecimalText.number) == ["0.3", "0", "-1.5", "0", "100"])
    }

    @Test("Two plans apart: what goes, what changes, what comes and why")
    func difference() {
        let still = F.plan(Self.clip)
        #expect(still.difference(to: still).isEmpty)
        var values = Self.clip.draft
        values.opacity = 1
        let opaque = RenderNode(id: Self.clip.id, name: "clip", draft: values, sublayers: Self.clip.sublayers)
        #expect(
            still.difference(to: F.plan(opaque)) == [
                "~ group of clip {roundedClip, groupOpacity} becomes {roundedClip}"
            ])
        let card = F.layer("card", F.rect(0, 0, 9, 9)) {
            $0.backgroundColor = F.white
            $0.addShadow(radius: 0)
        }
        #expect(
            still.difference(to: F.plan(card)) == [
                "- group of clip {roundedClip, groupOpacity}",
                "+ silhouette of card {shadowWithoutPath}, because \(PassReason.shadowWithoutPath.sentence)",
            ])
    }

    @Test("Statistics: figures by name, sorted work of the update cycle")
    func statistics() {
        var updates = UpdateCounts()
        updates.layoutSubviews = 2
        let statistics = FrameStatistics(
            plan: F.plan(Self.clip), updates: ["b": updates, "a": updates], commit: CommitCounts())
        let lines = statistics.text.split(separator: "\n").map(String.init)
        #expect(lines.first?.hasPrefix("#0 group clip") == true)
        #expect(lines.contains("offscreenPasses 1"))
        #expect(Array(lines.suffix(2)) == ["a.layoutSubviews 2", "b.layoutSubviews 2"])
    }
}
