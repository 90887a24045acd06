import CoreGraphics
import Foundation
import Rasterizer
import Testing

@testable import RenderServer

/// What plans mean, seen in small pictures.
@Suite("Planning: pixels of groups")
struct PlanningPixelTests {
    typealias F = TreeFixture

    private static func picture(_ nodes: [RenderNode]) -> Bitmap {
        var server = RenderServer()
        return server.render(F.tree(nodes, width: 60, height: 60, scale: 1)).image.bitmap
    }

    private static func card(clips: Bool, _ set: @escaping (inout LayerDraft) -> Void) -> RenderNode {
        let child = F.layer(nil, F.rect(0, 0, 50, 10)) { $0.backgroundColor = F.black }
        return F.layer("card", F.rect(5, 5, 50, 50), [child]) {
            set(&$0)
            $0.round(16, clip: clips)
        }
    }

    @Test("A group cut to its outline leaves box and gradient as they are without it, where nothing covers them")
    func outlineOnce() {
        let sets: [(inout LayerDraft) -> Void] = [
            { $0.backgroundColor = F.white },
            { $0.gradient = GradientContents(colors: [F.white, F.black], locations: [0, 1]) },
        ]
        for set in sets {
            #expect(F.passes(Self.card(clips: true, set)).count == 1)
            let (group, plain) = (
                Self.picture([Self.card(clips: true, set)]), Self.picture([Self.card(clips: false, set)])
            )
            let below = 30 * 60 * 4
            #expect(group.bytes[below...].elementsEqual(plain.bytes[below...]))
            #expect(!group.bytes[..<below].elementsEqual(plain.bytes[..<below]))
        }
    }

    @Test("A turned clip hides what lies in its corner boxes but outside its edges, without a pass")
    func outsideTurnedClip() {
        let outside = F.layer(nil, F.rect(-8, 11, 7, 7)) { $0.backgroundColor = F.black }
        let clip = F.layer("clip", F.rect(20, 20, 20, 20), transform: F.turned(45), [outside]) {
            $0.masksToBounds = true
        }
        #expect(F.plan(F.tree([clip], width: 60, height: 60, scale: 1)).offscreenPasses.isEmpty)
        #expect(Self.picture([clip]).bytes.allSatisfy { $0 == 0 })
    }

    @Test("A rasterized layer looks the same when it is made, when it is kept, and at its screen's scale without it")
    func rasterized() {
        func node(_ id: LayerID, rasterize: Bool, masked: Bool) -> RenderNode {
            let mask = F.layer(nil, F.rect(10, 10, 30, 30)) { $0.backgroundColor = F.veil }
            return F.layer(
                "card", F.rect(5, 5, 50, 50), id: id, mask: masked ? mask : nil,
                [
                    F.layer(nil, F.rect(0, 0, 20, 20)) { $0.backgroundColor = F.black }
                ]
            ) {
                $0.backgroundColor = F.white
                $0.shouldRasterize = rasterize
                if masked { $0.round(10) }
            }
        }
        for masked in [false, true] {
            var server = RenderServer()
            let card = node(F.newID(), rasterize: true, masked: masked)
            let frames = (0..<2).map { frame in
                server.render(F.tree([card], width: 60, height: 60, scale: 1, time: Double(frame) * 0.01))
            }
            #expect(frames.map(\.plan.counts.rasterizeHits) == [0, 1])
            #expect(frames[0].image.bitmap.bytes == frames[1].image.bitmap.bytes)
            let plain = Self.picture([node(F.newID(), rasterize: false, masked: masked)])
            let distance = zip(frames[0].image.bitmap.bytes, plain.bytes).map { abs(Int($0) - Int($1)) }.max()
            #expect(distance ?? 255 <= (masked ? 1 : 0))
        }
    }

    @Test("A mask fades as one picture when two things of it are faded together")
    func fadingMask() {
        let mask = F.layer(
            nil, F.rect(0, 0, 50, 50), [F.layer(nil, F.rect(0, 0, 20, 20)) { $0.backgroundColor = F.black }]
        ) {
            $0.backgroundColor = F.black
            $0.opacity = 0.5
        }
        let card = F.layer("card", F.rect(5, 5, 50, 50), mask: mask) { $0.backgroundColor = F.white }
        let picture = Self.picture([card])
        #expect(picture.bytes[(10 * 60 + 10) * 4 + 3] == 128)
        #expect(picture.bytes[(40 * 60 + 40) * 4 + 3] == 128)
    }
}
