import Offstage
import Testing
import UIKit

/// Trees of 100,000 layers commit, plan and render, and a change costs its path to the root.
@MainActor
@Suite(.serialized) struct LargeTreeTests {
    private func stage() -> Stage {
        let stage = Stage(device: Device(size: CGSize(width: 400, height: 400), scale: 1))
        stage.isTracing = false
        return stage
    }

    private func layer(_ x: Int, _ y: Int) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: 1, height: 1)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        return layer
    }

    @Test("100,000 siblings: one change encodes two layers and copies one chunk")
    func flat() {
        let stage = stage()
        let layers = (0..<100_000).map { layer($0 % 400, $0 / 400) }
        stage.window.layer.sublayers = layers
        let first = stage.render()
        #expect(first.statistics.counts.layers == 100_001)
        #expect(first.statistics.commit.encodedLayers == 100_001)
        #expect(first.pixel(x: 399, y: 249).alpha == 255 && first.pixel(x: 0, y: 250).alpha == 0)

        withoutActions { layers[54_321].backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1) }
        let second = stage.render()
        #expect(second.statistics.commit.encodedLayers == 2, "the layer and the window")
        #expect(second.statistics.commit.copiedChunks == 1)
        let differing = (0..<400).flatMap { y in (0..<400).map { x in (x, y) } }.filter {
            second.pixel(x: $0.0, y: $0.1).blue != first.pixel(x: $0.0, y: $0.1).blue
        }
        #expect(differing.count == 1 && differing[0] == (54_321 % 400, 54_321 / 400))

        #expect(stage.render().statistics.commit == CommitCounts(), "nothing changed, nothing is encoded")
    }

    @Test("250 towers of 400 layers: a change at the bottom encodes its tower and copies a chunk a level")
    func deep() {
        let stage = stage()
        var bottom: CALayer?
        for tower in 0..<250 {
            var parent = stage.window.layer
            for level in 0..<400 {
                let next = layer(level == 0 ? tower : 0, level == 0 ? 0 : 1)
                parent.addSublayer(next)
                parent = next
            }
            if tower == 17 { bottom = parent }
        }
        let first = stage.render()
        #expect(first.statistics.counts.layers == 100_001)
        #expect(first.pixel(x: 17, y: 399).alpha == 255 && first.pixel(x: 250, y: 399).alpha == 0)

        withoutActions { bottom?.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1) }
        let second = stage.render()
        #expect(second.statistics.commit.encodedLayers == 401, "the tower and the window")
        #expect(second.statistics.commit.copiedChunks == 400)
        #expect(second.pixel(x: 17, y: 399).blue == 255 && second.pixel(x: 17, y: 398).blue == 0)
    }
}
