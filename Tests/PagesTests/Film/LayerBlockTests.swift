import Offstage
import RenderServer
import Testing
import UIKit

@testable import Pages

/// Blocks of layers, read by a second reader and set beside the snapshots that they come from.
@MainActor
@Suite("Blocks of layers in a page")
struct LayerBlockTests {
    private func makeStage(_ side: CGFloat = 60) -> Stage {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: side, height: side), scale: 1))
        stage.makeCurrent()
        return stage
    }

    private func snapshot(_ stage: Stage) -> StageSnapshot { StageSnapshot(of: stage, in: stage.render()) }

    /// Each frame of the block has the snapshot's layers in its order, with their places and parents.
    private func compare(_ reader: ChunkReader, _ snapshots: [StageSnapshot], _ encoder: LayerEncoder) {
        #expect(reader.frames.count == snapshots.count && reader.restCount == 0)
        for (number, (frame, snapshot)) in zip(reader.frames, snapshots).enumerated() {
            #expect(frame.order.count == snapshot.layers.count && frame.rows.count == frame.order.count, "\(number)")
            for (index, layer) in zip(frame.order, snapshot.layers) {
                guard let row = frame.rows[index] else {
                    Issue.record("frame \(number) has no layer \(index)")
                    continue
                }
                let place = layer.presented?.frame ?? layer.frame
                #expect(
                    row.place == [place.minX, place.minY, place.width, place.height].map { Float($0) },
                    "frame \(number), \(layer.label)")
                #expect(
                    Int(row.parent) == layer.parent.map { frame.order[$0] } ?? -1, "frame \(number), \(layer.label)")
                #expect(encoder.classes.names[Int(row.className)] == layer.className)
                let name = String(decoding: encoder.names.texts[Int(row.name)], as: UTF8.self)
                #expect(name.hasPrefix(#"{"n":"\#(layer.label)""#), "frame \(number): \(name)")
                #expect(row.flags & 1 == (layer.isView ? 1 : 0) && row.flags & 8 == (layer.isHidden ? 8 : 0))
            }
        }
    }

    @Test("What a second reader finds is what the snapshots say: moves, births, deaths, another order, other parents")
    func life() {
        let stage = makeStage()
        let views = (0..<6).map { UIView(frame: CGRect(x: $0 * 8, y: 4, width: 7, height: 9)) }
        for (number, view) in views.enumerated() {
            view.backgroundColor = UIColor(white: CGFloat(number) / 8, alpha: 1)
            stage.window.addSubview(view)
        }
        let standalone = CALayer()
        standalone.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let steps: [() -> Void] = [
            {}, {}, { views[1].frame.origin.y = 20 }, { views[2].removeFromSuperview() },
            { stage.window.layer.insertSublayer(standalone, at: 1) }, { stage.window.bringSubviewToFront(views[0]) },
            { views[3].addSubview(views[4]) }, { views[5].isHidden = true },
            { stage.window.insertSubview(views[2], at: 0) },
            { views[0].transform = CGAffineTransform(rotationAngle: 1) },
            { UIView.animate(withDuration: 1) { views[1].center.x += 30 } }, { stage.advance(by: 0.5) },
            { stage.advance(by: 1) }, { views[3].removeFromSuperview() },
        ]
        var encoder = LayerEncoder()
        var pictures = PictureBlocks()
        let snapshots = steps.map { step in
            step()
            let taken = snapshot(stage)
            _ = encoder.add(taken, pictures: &pictures)
            return taken
        }
        let reader = ChunkReader(encoder.takeChunk(shown: []))
        compare(reader, snapshots, encoder)
        #expect(reader.capacity == encoder.count)
        // A frame in which nothing happens is two bytes: no change, and the order as before.
        #expect(reader.deltaSizes[0] == 2)
        #expect(reader.deltaSizes[1] <= 2 + 1 + 2 + 8)
        // A layer keeps its number while it lives, and where it comes back.
        let first = snapshots[0].layers.first { $0.frame == CGRect(x: 0, y: 4, width: 7, height: 9) }
        let number = first.map { encoder.number(of: $0.id) } ?? -1
        #expect(reader.frames.allSatisfy { $0.rows[number] != nil })
        // One came late, and one went early with the one in it; what came back was there all the time.
        #expect(encoder.partialLives.map { [$0.birth, $0.death ?? -1] } == [[0, 13], [0, 13], [4, -1]])
    }

    @Test("Of random trees, too, and a block that follows another begins with all of the layers")
    func random() {
        for seed in UInt64(1)...20 {
            var random = Dice(state: seed)
            let stage = makeStage()
            var views: [UIView] = []
            var encoder = LayerEncoder()
            var pictures = PictureBlocks()
            for _ in 0..<3 {
                var snapshots: [StageSnapshot] = []
                for _ in 0..<8 {
                    for _ in 0..<4 { change(stage, &views, &random) }
                    let taken = snapshot(stage)
                    _ = encoder.add(taken, pictures: &pictures)
                    snapshots.append(taken)
                }
                compare(ChunkReader(encoder.takeChunk(shown: [])), snapshots, encoder)
            }
        }
    }

    private func change(_ stage: Stage, _ views: inout [UIView], _ random: inout Dice) {
        let kind = Int.random(in: 0..<5, using: &random)
        guard kind > 1, let view = views.randomElement(using: &random) else {
            let view = UIView(
                frame: CGRect(
                    x: Int.random(in: 0..<50, using: &random), y: Int.random(in: 0..<50, using: &random), width: 9,
                    height: 7))
            (views.randomElement(using: &random) ?? stage.window).addSubview(view)
            views.append(view)
            return
        }
        switch kind {
        case 2: view.center.x += 3
        case 3: view.superview?.sendSubviewToBack(view)
        default:
            view.removeFromSuperview()
            views.removeAll { $0.isDescendant(of: view) }
        }
    }

    @Test("Of many layers the few that animations move take eleven bytes each; where the model is set, a style besides")
    func sizes() {
        let stage = makeStage()
        let views = (0..<600).map { UIView(frame: CGRect(x: $0 % 30 * 2, y: $0 / 30 * 3, width: 2, height: 3)) }
        for view in views { stage.window.addSubview(view) }
        stage.runTurn()
        func move() {
            for view in views.prefix(60) { view.center = CGPoint(x: view.center.x + 16, y: view.center.y + 8) }
        }
        func sizes(_ step: () -> Void) -> [Int] {
            var encoder = LayerEncoder()
            var pictures = PictureBlocks()
            for _ in 0..<5 {
                step()
                _ = encoder.add(snapshot(stage), pictures: &pictures)
            }
            return ChunkReader(encoder.takeChunk(shown: [])).deltaSizes
        }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: move)
        stage.runTurn()
        // How many, the order, and for each a gap, a mask and two columns.
        #expect(sizes { stage.advance(by: 0.125) } == [662, 662, 662, 662])
        stage.advance(by: 1)
        // Positions stand among the properties, too.
        #expect(sizes(move) == [902, 902, 902, 902])
    }
}

/// Reproducible numbers.
private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) | (state << 31)
    }
}
