import CoreGraphics
import Foundation
import Rasterizer
import Testing

@testable import RenderServer

/// Trees made by hand, planned and drawn.
private enum Tree {
    static func layer(
        _ id: UInt64, _ frame: CGRect, _ sublayers: [RenderNode] = [], mask: RenderNode? = nil,
        _ configure: (inout LayerDraft) -> Void = { _ in }
    ) -> RenderNode {
        var values = LayerDraft()
        values.bounds = CGRect(origin: .zero, size: frame.size)
        values.matrix = .translation(x: frame.minX, y: frame.minY, z: 0)
        configure(&values)
        return RenderNode(
            id: LayerID(rawValue: id), name: "layer\(id)", draft: values, mask: mask,
            sublayers: SublayerList(sublayers))
    }

    /// A white window of 100×80 points with layers in it.
    static func tree(_ layers: [RenderNode], scale: Double = 2, time: Double = 0, color: Color8? = .opaqueWhite)
        -> RenderTree
    {
        let window = layer(1000, CGRect(x: 0, y: 0, width: 100, height: 80), layers) { $0.backgroundColor = color }
        return RenderTree(
            roots: [window], width: Int(100 * scale), height: Int(80 * scale), scale: scale, time: time)
    }

    static func frame(_ layers: RenderNode..., scale: Double = 2) -> Frame {
        var server = RenderServer()
        return server.render(tree(layers, scale: scale))
    }

    /// `matrix` turned by an angle about the centre of a box of this size.
    static func turned(_ degrees: Double, size: CGSize, x: Double, y: Double) -> Matrix4x4 {
        let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        var turn = Matrix4x4.identity
        (turn.m11, turn.m12, turn.m21, turn.m22) = (c, s, -s, c)
        return Matrix4x4.translation(x: -size.width / 2, y: -size.height / 2, z: 0).concatenating(turn)
            .concatenating(.translation(x: x, y: y, z: 0))
    }
}

extension Frame {
    fileprivate var bitmap: Bitmap { image.bitmap }
    fileprivate var purposes: [RenderPass.Purpose] { statistics.offscreenPasses.map(\.purpose) }
}

@Suite("Execution: trees, from planner to pixels")
struct ExecutionTreeTests {
    private static let box = CGRect(x: 20, y: 15, width: 50, height: 40)

    private static func card(path: CGPath?) -> RenderNode {
        Tree.layer(1, box) {
            $0.backgroundColor = .bytes(240, 240, 250)
            $0.cornerRadius = 12
            $0.shadow = Shadow(
                color: .opaqueBlack, opacity: 0.4, offset: CGSize(width: 0, height: 3), radius: 5, path: path)
        }
    }

    @Test("A card's shadow: five passes without a path, none with its outline, the same pixels within a level")
    func shadow() {
        let bounds = CGRect(origin: .zero, size: Self.box.size)
        let without = Tree.frame(Self.card(path: nil))
        let outlined = Tree.frame(Self.card(path: .roundedOutline(rect: bounds, radius: 12)))
        let square = Tree.frame(Self.card(path: CGPath(rect: bounds, transform: nil)))
        #expect(without.purposes == [.silhouette, .downscale, .blurH, .blurV, .tint])
        #expect(outlined.purposes.isEmpty)
        #expect(without.bitmap.largestDifference(from: outlined.bitmap) <= 1)
        #expect(without.bitmap.largestDifference(from: square.bitmap) > 3)
        #expect(without.bitmap.pixel(90, 115)[0] < 225)
    }

    @Test("A rounded clip cuts sublayers by the coverage of the outline, once")
    func roundedClip() {
        let child = Tree.layer(2, CGRect(x: -10, y: -10, width: 90, height: 90)) {
            $0.backgroundColor = .bytes(200, 30, 40)
        }
        let clipping = Tree.frame(
            Tree.layer(1, Self.box, [child]) {
                $0.cornerRadius = 14
                $0.masksToBounds = true
                $0.backgroundColor = .bytes(0, 0, 255)
            })
        let direct = Tree.frame(
            Tree.layer(1, Self.box) {
                $0.cornerRadius = 14
                $0.backgroundColor = .bytes(200, 30, 40)
            })
        #expect(clipping.purposes == [.group])
        #expect(direct.purposes.isEmpty)
        #expect(clipping.bitmap.largestDifference(from: direct.bitmap) <= 1)
    }

    @Test("A square clip needs no pass and cuts hard")
    func squareClip() {
        let child = Tree.layer(2, CGRect(x: -10, y: -10, width: 90, height: 90)) {
            $0.backgroundColor = .bytes(200, 30, 40)
        }
        let clipping = Tree.frame(Tree.layer(1, Self.box, [child]) { $0.masksToBounds = true })
        let direct = Tree.frame(Tree.layer(1, Self.box) { $0.backgroundColor = .bytes(200, 30, 40) })
        #expect(clipping.purposes.isEmpty)
        #expect(clipping.hasSamePixels(as: direct))
    }

    @Test("A turned clip cuts sublayers where the turned box ends, by pixel centre")
    func turnedClip() {
        let child = Tree.layer(2, CGRect(x: -10, y: -10, width: 90, height: 90)) {
            $0.backgroundColor = .bytes(200, 30, 40)
        }
        let size = CGSize(width: 50, height: 40)
        let matrix = Tree.turned(10, size: size, x: 45, y: 38)
        let clipping = Tree.frame(
            Tree.layer(1, Self.box, [child]) {
                $0.masksToBounds = true
                $0.matrix = matrix
            })
        let direct = Tree.frame(
            Tree.layer(1, Self.box) {
                $0.backgroundColor = .bytes(200, 30, 40)
                $0.matrix = matrix
            })
        #expect(clipping.purposes == [.group])
        #expect(clipping.hasSamePixels(as: direct))
    }

    @Test("Group opacity fades overlapping layers as one picture")
    func groupOpacity() {
        func group(_ allowsGroupOpacity: Bool) -> Frame {
            let children = [
                Tree.layer(2, CGRect(x: 0, y: 0, width: 30, height: 30)) { $0.backgroundColor = .opaqueBlack },
                Tree.layer(3, CGRect(x: 15, y: 10, width: 30, height: 30)) { $0.backgroundColor = .bytes(100, 0, 0) },
            ]
            return Tree.frame(
                Tree.layer(1, Self.box, children) {
                    $0.opacity = 0.5
                    $0.allowsGroupOpacity = allowsGroupOpacity
                })
        }
        let (together, each) = (group(true), group(false))
        #expect(together.purposes == [.group])
        #expect(each.purposes.isEmpty)
        // Both children lie at 40…50 × 30…45 points of the window's 2× pixels.
        #expect(together.bitmap.pixel(80, 60) == together.bitmap.pixel(120, 60))
        #expect(each.bitmap.pixel(80, 60) != each.bitmap.pixel(120, 60))
        #expect(together.bitmap.pixel(50, 40) == each.bitmap.pixel(50, 40))
    }

    @Test("A mask layer's alpha cuts the layer: two passes")
    func mask() {
        let mask = Tree.layer(2, CGRect(x: 10, y: 10, width: 20, height: 20)) {
            $0.backgroundColor = .bytes(0, 0, 0, 128)
        }
        let frame = Tree.frame(Tree.layer(1, Self.box, mask: mask) { $0.backgroundColor = .bytes(200, 100, 0) })
        #expect(frame.purposes == [.mask, .group])
        #expect(frame.bitmap.pixel(55, 45) == [255, 255, 255, 255])
        let masked = frame.bitmap.pixel(65, 55)
        let differences = zip(masked, [227, 177, 127, 255]).map { abs(Int($0) - $1) }
        #expect(differences.max() ?? 9 <= 1)
        #expect(frame.bitmap.pixel(110, 55) == [255, 255, 255, 255])
    }

    @Test(
        "A rasterized layer is made once, drawn from the cache while it moves and fades, and made anew when it changes")
    func rasterization() {
        func layer(x: Double, color: Color8, opacity: Float = 1) -> RenderNode {
            Tree.layer(1, CGRect(x: x, y: 10, width: 30, height: 30), [Self.shared]) {
                $0.backgroundColor = color
                $0.shouldRasterize = true
                $0.rasterizationScale = 2
                $0.opacity = opacity
            }
        }
        func plain(x: Double, color: Color8) -> Frame {
            Tree.frame(
                Tree.layer(1, CGRect(x: x, y: 10, width: 30, height: 30), [Self.shared]) { $0.backgroundColor = color })
        }
        let (red, blue) = (Color8.bytes(255, 0, 0), Color8.bytes(0, 0, 255))
        var server = RenderServer()
        let frames = [
            server.render(Tree.tree([layer(x: 10, color: red)])),
            server.render(Tree.tree([layer(x: 40, color: red)], time: 0.016)),
            server.render(Tree.tree([layer(x: 40, color: red, opacity: 0.5)], time: 0.032)),
            server.render(Tree.tree([layer(x: 40, color: blue)], time: 0.048)),
        ]
        #expect(frames.map { $0.statistics.offscreenPasses.count } == [1, 0, 0, 1])
        #expect(frames.map(\.statistics.counts.rasterizeHits) == [0, 1, 1, 0])
        #expect(frames[0].hasSamePixels(as: plain(x: 10, color: red)))
        #expect(frames[1].hasSamePixels(as: plain(x: 40, color: red)))
        #expect(frames[2].bitmap.pixel(85, 30) == [255, 127, 127, 255])
        #expect(frames[3].hasSamePixels(as: plain(x: 40, color: blue)))
        #expect(frames.flatMap(\.diagnostics) == [])
    }

    private static let shared = Tree.layer(2, CGRect(x: 5, y: 5, width: 10, height: 10)) {
        $0.backgroundColor = .bytes(0, 128, 0)
        $0.cornerRadius = 4
    }

    @Test("Rasterized at scale 1 on a 2× screen a picture is softer than drawn directly")
    func softness() {
        func frame(_ scale: Double) -> Frame {
            let layer = Tree.layer(1, CGRect(x: 10, y: 10, width: 40, height: 40), [Self.shared]) {
                $0.backgroundColor = .opaqueWhite
                $0.shouldRasterize = true
                $0.rasterizationScale = scale
            }
            return Tree.frame(layer)
        }
        #expect(Set(frame(2).bitmap.reds(row: 40)).count == 2)
        #expect(Set(frame(1).bitmap.reds(row: 40)).count > 2)
    }

    @Test("Two planes that intersect share their pixels along the line, without a gap or a second coat")
    func intersection() {
        func plane(_ id: UInt64, degrees: Double, color: Color8) -> RenderNode {
            let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
            var turn = Matrix4x4.identity
            (turn.m11, turn.m13, turn.m31, turn.m33) = (c, -s, s, c)
            return Tree.layer(id, Self.box) {
                $0.backgroundColor = color
                $0.matrix = Matrix4x4.translation(x: -25, y: -20, z: 0).concatenating(turn)
                    .concatenating(.translation(x: 45, y: 35, z: 0))
            }
        }
        let frame = Tree.frame(
            plane(1, degrees: 30, color: .bytes(255, 0, 0)), plane(2, degrees: -30, color: .bytes(0, 0, 255)))
        let row = (0..<200).map { frame.bitmap.pixel($0, 70) }
        let reds = row.indices.filter { row[$0] == [255, 0, 0, 255] }
        let blues = row.indices.filter { row[$0] == [0, 0, 255, 255] }
        #expect(reds.count == blues.count || abs(reds.count - blues.count) == 1)
        #expect(reds.count + blues.count == reds.union(blues))
        #expect(reds.count > 30)
    }

    @Test("A replicator's copies are moved and coloured")
    func replicator() {
        let child = Tree.layer(2, CGRect(x: 0, y: 0, width: 10, height: 10)) {
            $0.backgroundColor = .bytes(200, 200, 200)
        }
        let frame = Tree.frame(
            Tree.layer(1, CGRect(x: 10, y: 10, width: 80, height: 20), [child]) {
                var replication = Replication()
                replication.count = 3
                replication.transform = .translation(x: 20, y: 0, z: 0)
                replication.offset = SIMD4(0, -0.25, -0.5, 0)
                $0.kind = .replicator(replication)
            })
        #expect(frame.bitmap.pixel(25, 25) == [200, 200, 200, 255])
        #expect(frame.bitmap.pixel(65, 25) == [200, 150, 100, 255])
        #expect(frame.bitmap.pixel(105, 25) == [200, 100, 0, 255])
        #expect(frame.bitmap.pixel(85, 25) == [255, 255, 255, 255])
    }

    @Test("A blur filter spreads a layer over its edges; a colour matrix changes its colours")
    func filters() {
        let soft = Tree.frame(
            Tree.layer(1, Self.box) {
                $0.backgroundColor = .opaqueBlack
                $0.filters = [.gaussianBlur(radius: 3)]
            })
        #expect(soft.purposes == [.group, .blurH, .blurV])
        // The left edge is at pixel 40: half there, σ = 6.
        let row = soft.bitmap.reds(row: 70)
        #expect(abs(Int(row[39]) + Int(row[40]) - 255) <= 2)
        #expect(row[34] > 180 && row[34] < 250)
        let inverted = Tree.frame(
            Tree.layer(1, Self.box) {
                $0.backgroundColor = .bytes(10, 20, 30)
                $0.filters = [
                    .colorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
                ]
            })
        #expect(inverted.bitmap.pixel(90, 70) == [245, 235, 225, 255])
    }

    /// Clips, masks, shadows, groups, bitmaps and turns in one tree.
    private static var mixed: RenderTree {
        let child = Tree.layer(2, CGRect(x: -10, y: -10, width: 90, height: 40)) {
            $0.backgroundColor = .bytes(200, 30, 40)
        }
        let clipped = Tree.layer(3, CGRect(x: 4, y: 5, width: 40, height: 30), [child]) {
            $0.cornerRadius = 9
            $0.masksToBounds = true
            $0.backgroundColor = .bytes(40, 90, 255)
            $0.opacity = 0.8
        }
        let mask = Tree.layer(4, CGRect(x: 3, y: 3, width: 30, height: 25)) {
            $0.backgroundColor = .opaqueBlack
            $0.cornerRadius = 8
        }
        let masked = Tree.layer(5, CGRect(x: 50, y: 6, width: 40, height: 30), [clipped], mask: mask) {
            $0.backgroundColor = .bytes(250, 220, 60)
        }
        let turned = Tree.layer(6, box, [child]) {
            $0.masksToBounds = true
            $0.matrix = Tree.turned(25, size: CGSize(width: 50, height: 40), x: 30, y: 55)
            $0.opacity = 0.6
        }
        let raster = Tree.layer(7, CGRect(x: 55, y: 40, width: 33, height: 27), [clipped]) { $0.shouldRasterize = true }
        return Tree.tree([clipped, masked, card(path: nil), turned, raster], scale: 3)
    }

    @Test("The same pixels with 1, 2 and 8 threads and tiles of 16, 64 and 256")
    func independence() {
        var frames: [Frame] = []
        for threads in [1, 2, 8] {
            for tileSize in [16, 64, 256] {
                var server = RenderServer(threads: threads, tileSize: tileSize)
                frames.append(server.render(Self.mixed))
            }
        }
        #expect(frames[0].purposes.count >= 9)
        for frame in frames { #expect(frame.hasSamePixels(as: frames[0])) }
    }

    @Test("Overlays of a tree's frame show its passes with their reasons")
    func overlays() {
        var server = RenderServer()
        let frame = server.render(Self.mixed)
        for kind in DebugOverlay.Kind.allCases {
            let picture = DebugOverlay.image(kind, of: frame).bitmap
            #expect(picture.width == 300)
            #expect(picture.height > 240)
            #expect(picture.bytes.prefix(300 * 240 * 4) != frame.bitmap.bytes[...])
        }
        let labels = OverlayMark.marks(.offscreen, of: frame.plan).compactMap(\.label)
        #expect(labels.contains("layer1: 5 passes, shadowWithoutPath"))
    }

    @Test("100,000 layers, flat, are planned and drawn")
    func manyLayers() {
        let layers = (0..<100_000).map { index -> RenderNode in
            let (x, y) = (Double(index % 300) / 3, Double(index / 300 % 240) / 3)
            return Tree.layer(UInt64(index), CGRect(x: x, y: y, width: 2, height: 2)) {
                $0.backgroundColor = .bytes(UInt8(index % 256), 100, 50)
            }
        }
        var server = RenderServer()
        let clock = ContinuousClock()
        let start = clock.now
        let frame = server.render(Tree.tree(layers, scale: 3))
        #expect(clock.now - start < .seconds(20))
        #expect(frame.plan.counts.layers == 100_001)
        #expect(frame.bitmap.pixel(150, 120)[3] == 255)
    }
}

extension [Int] {
    /// How many indices lie in either list, from the first to the last: equal to the sum when there is no gap.
    fileprivate func union(_ other: [Int]) -> Int {
        let all = Set(self).union(other)
        return (all.max() ?? 0) - (all.min() ?? 0) + 1
    }
}
