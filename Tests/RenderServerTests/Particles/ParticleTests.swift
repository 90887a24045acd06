import CoreGraphics
import Foundation
import Rasterizer
import Testing

@testable import RenderServer

@Suite("Particles: planned, counted, drawn")
struct ParticleTests {
    typealias F = TreeFixture
    typealias Sprite = ParticleField.Sprite

    private static func image(_ bytes: [UInt8], side: Int = 4) -> CGImage {
        let pixels = (0..<side * side).flatMap { _ in bytes }
        return CGImage(bitmap: Bitmap(rect: PixelRect(x: 0, y: 0, width: side, height: side), bytes: pixels))
    }

    /// Squares of so many points, white unless `bytes` say otherwise.
    private static func picture(_ points: CGFloat, _ bytes: [UInt8] = [255, 255, 255, 255]) -> ParticleField.Picture {
        ParticleField.Picture(
            image: image(bytes), source: CGRect(x: 0, y: 0, width: 4, height: 4),
            size: CGSize(width: points, height: points))
    }

    private static func field(
        _ sprites: [Sprite], points: CGFloat = 10, additive: Bool = false, keepsDepth: Bool = false
    ) -> ParticleField {
        ParticleField(sprites, pictures: [picture(points)], isAdditive: additive, keepsDepth: keepsDepth)
    }

    private static func emitter(
        _ field: ParticleField, _ frame: CGRect = F.rect(100, 100, 100, 100), transform: Matrix4x4 = .identity,
        _ sublayers: [RenderNode] = [], set: (inout LayerDraft) -> Void = { _ in }
    ) -> RenderNode {
        F.layer("emitter", frame, transform: transform, sublayers) {
            $0.particles = field
            set(&$0)
        }
    }

    private static func frame(_ layers: RenderNode..., background: Color8 = F.black) -> Frame {
        var server = RenderServer()
        let floor = F.layer(nil, F.rect(0, 0, 100, 100)) { $0.backgroundColor = background }
        return server.render(F.tree([floor] + layers, width: 100, height: 100, scale: 1))
    }

    private static func color(_ frame: Frame, _ x: Int, _ y: Int) -> [UInt8] {
        let p = frame.pixel(x: x, y: y)
        return [p.red, p.green, p.blue]
    }

    @Test("Each particle is a draw command with the pixels of its square; what lies outside is not counted")
    func counts() {
        let sprites = [
            Sprite(x: 50, y: 50), Sprite(x: 0, y: 0, cosine: 2, sine: 0), Sprite(x: 20, y: 20, cosine: 0.5),
            Sprite(x: -5000, y: 0),
        ]
        let counts = F.plan(Self.emitter(Self.field(sprites))).counts
        #expect(counts.particles == 3 && counts.drawCommands == 3)
        #expect(counts.blendedPixels == 30 * 30 + 60 * 60 + 15 * 15 && counts.opaquePixels == 0)
        #expect(counts.decodedImageBytes == 64 && counts.visibleLayers == 1)
        let text = FrameStatistics(plan: F.plan(Self.emitter(Self.field(sprites)))).text
        #expect(text.contains("\nparticles 3\n"))
        #expect(!FrameStatistics(plan: F.plan(F.layer("plain", F.rect(0, 0, 9, 9)))).text.contains("particles"))
    }

    @Test("Copies of a replicator draw the particles once more")
    func replicated() {
        let node = Self.emitter(Self.field([Sprite(x: 5, y: 5), Sprite(x: 8, y: 8)]), F.rect(0, 0, 10, 10))
        let replicator = F.layer("copies", F.rect(0, 0, 400, 400), [node]) {
            var replication = Replication()
            replication.count = 3
            replication.transform = .translation(x: 30, y: 0, z: 0)
            $0.kind = .replicator(replication)
        }
        #expect(F.plan(replicator).counts.particles == 6)
    }

    @Test("Particles count as things: two fade as a group, one does not")
    func things() {
        let one = Self.field([Sprite(x: 5, y: 5)])
        let two = Self.field([Sprite(x: 5, y: 5), Sprite(x: 8, y: 8)])
        #expect(F.passes(Self.emitter(one) { $0.opacity = 0.5 }).isEmpty)
        #expect(F.passes(Self.emitter(two) { $0.opacity = 0.5 }) == ["group emitter {groupOpacity}"])
        #expect(
            F.passes(
                Self.emitter(two) {
                    $0.opacity = 0.5
                    $0.allowsGroupOpacity = false
                }
            ).isEmpty)
        #expect(F.passes(Self.emitter(two) { $0.addShadow() }) == F.five("emitter"))
    }

    @Test("A rounded clip costs a pass when particles leave the outline, none when they stay inside")
    func clips() {
        func passes(_ x: Double) -> [String] {
            F.passes(Self.emitter(Self.field([Sprite(x: x, y: 50), Sprite(x: 50, y: 50)])) { $0.round(20) })
        }
        #expect(passes(30).isEmpty)
        #expect(passes(0) == ["group emitter {roundedClip}"])
        #expect(passes(500).isEmpty, "what the clip hides altogether is no thing")
        #expect(F.passes(Self.emitter(Self.field([Sprite(x: 0, y: 50)])) { $0.masksToBounds = true }).isEmpty)
    }

    @Test("A square clip cuts particles at the bounds, and their pixels are counted so")
    func cut() {
        let node = Self.emitter(Self.field([Sprite(x: 0, y: 20)]), F.rect(20, 20, 40, 40)) { $0.masksToBounds = true }
        let frame = Self.frame(node)
        #expect(Self.color(frame, 19, 40) == [0, 0, 0] && Self.color(frame, 20, 40) == [255, 255, 255])
        #expect(Self.color(frame, 24, 44) == [255, 255, 255] && Self.color(frame, 25, 40) == [0, 0, 0])
        #expect(frame.statistics.counts.blendedPixels == 5 * 10)
    }

    @Test("Particles lie above background, sublayers and border")
    func paintOrder() {
        let child = F.layer(nil, F.rect(0, 0, 40, 40)) { $0.backgroundColor = F.veil }
        let node = Self.emitter(Self.field([Sprite(x: 0, y: 20)]), F.rect(20, 20, 40, 40), [child]) {
            $0.backgroundColor = .bytes(255, 0, 0)
            $0.borderWidth = 4
            $0.borderColor = .bytes(0, 0, 255)
        }
        let frame = Self.frame(node)
        #expect(Self.color(frame, 20, 22) == [0, 0, 255])
        #expect(Self.color(frame, 18, 40) == [255, 255, 255] && Self.color(frame, 22, 40) == [255, 255, 255])
    }

    @Test("Colours multiply the picture, alpha fades it, rounded once")
    func colors() {
        let sprites = [
            Sprite(x: 10, y: 10, color: SIMD4(1, 0.5, 0, 1)), Sprite(x: 40, y: 10, color: SIMD4(1, 1, 1, 0.5)),
            Sprite(x: 70, y: 10, color: SIMD4(0.5, 1, 1, 0.25)), Sprite(x: 10, y: 40, color: SIMD4(1, 1, 1, 0)),
        ]
        let node = Self.emitter(Self.field(sprites), F.rect(0, 0, 100, 100))
        let frame = Self.frame(node)
        #expect(Self.color(frame, 10, 10) == [255, 128, 0] && Self.color(frame, 40, 10) == [128, 128, 128])
        #expect(Self.color(frame, 70, 10) == [32, 64, 64] && Self.color(frame, 10, 40) == [0, 0, 0])
        #expect(frame.statistics.counts.particles == 4)
    }

    @Test("A turned and scaled particle has the area of its square")
    func turned() {
        let angle = 0.6
        let sprite = Sprite(x: 50, y: 50, cosine: 3 * cos(angle), sine: 3 * sin(angle))
        let frame = Self.frame(Self.emitter(Self.field([sprite]), F.rect(0, 0, 100, 100)))
        var white = 0
        for y in 0..<100 { for x in 0..<100 where Self.color(frame, x, y) == [255, 255, 255] { white += 1 } }
        #expect(abs(white - 900) < 25)
        // The corner that was at the right end of the top side.
        let corner = (50 + 15 * (cos(angle) + sin(angle)), 50 + 15 * (sin(angle) - cos(angle)))
        #expect(Self.color(frame, Int(corner.0 - 2), Int(corner.1 + 0.5)) == [255, 255, 255])
        #expect(Self.color(frame, Int(corner.0 + 2), Int(corner.1)) == [0, 0, 0])
    }

    @Test("Additive particles sum up, where others cover")
    func additive() {
        func value(_ additive: Bool) -> [UInt8] {
            let sprites = [SIMD4<Float>(0.4, 0, 0, 1), SIMD4(0, 0.4, 0, 1), SIMD4(0.8, 0, 0, 1)].map {
                Sprite(x: 50, y: 50, color: $0)
            }
            let node = Self.emitter(Self.field(sprites, additive: additive), F.rect(0, 0, 100, 100))
            return Self.color(Self.frame(node, background: .bytes(0, 0, 100)), 50, 50)
        }
        #expect(value(false) == [204, 0, 0] && value(true) == [255, 102, 100])
    }

    @Test("Depth is flattened away, or seen in perspective: twice as near is twice as large")
    func depth() {
        var eye = Matrix4x4.identity
        eye.m34 = -1.0 / 100
        func whitePixels(_ keepsDepth: Bool, z: Double) -> Int {
            let field = Self.field([Sprite(x: 50, y: 50, z: z)], keepsDepth: keepsDepth)
            let node = Self.emitter(field, F.rect(0, 0, 100, 100), transform: eye)
            let frame = Self.frame(node)
            var count = 0
            for y in 0..<100 { for x in 0..<100 where Self.color(frame, x, y) == [255, 255, 255] { count += 1 } }
            return count
        }
        #expect(whitePixels(false, z: 50) == 100 && whitePixels(true, z: 0) == 100)
        #expect(whitePixels(true, z: 50) == 400)
        #expect(whitePixels(true, z: -100) == 25)
        #expect(whitePixels(true, z: 100) == 0 && whitePixels(true, z: 150) == 0, "at the eye and behind it")
    }

    @Test("A turned layer shows its particles where its space has them")
    func spatial() {
        // Turned by a right angle about the vertical axis, what lies before the layer lies beside it.
        let field = Self.field([Sprite(x: 50, y: 50, z: 30)], keepsDepth: true)
        let turned = SpriteMap.depth(through: F.swung(45))
        #expect(abs(turned.x - 1) < 1e-12 || abs(turned.x + 1) < 1e-12)
        let node = Self.emitter(field, F.rect(0, 0, 100, 100), transform: F.swung(45))
        let plan = F.plan(F.tree([node], width: 100, height: 100, scale: 1))
        let command = plan.passes.last!.commands.first { if case .particles = $0.content { true } else { false } }!
        guard case .particles(let depth) = command.content else { return }
        let quad = SpriteMap(command.matrix, depth: depth).quad(
            of: field.sprites[0], size: CGSize(width: 10, height: 10))!
        let middle = (quad.p0.x + quad.p2.x) / 2
        #expect(abs(middle - 50) - 30 * 0.5.squareRoot() < 1e-9 && abs(middle - 50) > 20)
    }

    @Test("The picture is the same with any number of threads, any tile size and without short cuts")
    func independent() {
        var generator = SplitMix64(seed: 3)
        let sprites = (0..<400).map { _ -> Sprite in
            let angle = generator.next(0...6)
            let size = generator.next(0.2...2)
            return Sprite(
                x: generator.next(-10...110), y: generator.next(-10...110), cosine: size * cos(angle),
                sine: size * sin(angle),
                color: SIMD4((0..<4).map { _ in Float(generator.next(0...1)) }))
        }
        for additive in [false, true] {
            let node = Self.emitter(Self.field(sprites, additive: additive), F.rect(0, 0, 100, 100)) {
                $0.opacity = 0.75
                $0.round(30)
            }
            let plan = F.plan(F.tree([node], width: 100, height: 100, scale: 1))
            func bytes(_ threads: Int, _ tile: Int, _ shortcuts: Shortcuts) -> [UInt8] {
                var cache = RasterizationCache()
                return PlanExecutor(threads: threads, tileSize: tile, shortcuts: shortcuts).execute(plan, cache: &cache)
                    .bytes
            }
            let first = bytes(1, 64, .all)
            #expect(first.contains { $0 != 0 })
            for (threads, tile) in [(1, 16), (2, 64), (8, 64), (2, 256)] {
                #expect(bytes(threads, tile, .all) == first)
            }
            #expect(bytes(1, 64, []) == first)
        }
    }

    @Test("A frame that redraws only what changed is the frame of a fresh server")
    func damage() {
        let ids = (F.newID(), F.newID())
        func tree(_ x: Double) -> RenderTree {
            let field = Self.field([Sprite(x: x, y: 50), Sprite(x: x + 20, y: 55)])
            let node = F.layer("emitter", F.rect(0, 0, 100, 100), id: ids.0) { $0.particles = field }
            let window = F.layer("window", F.rect(0, 0, 100, 100), id: ids.1, [node]) { $0.backgroundColor = F.black }
            return RenderTree(roots: [window], width: 100, height: 100, scale: 1, time: x)
        }
        var server = RenderServer()
        _ = server.render(tree(10))
        for x in [12.0, 40, 300, 41] {
            var fresh = RenderServer()
            #expect(server.render(tree(x)).image.bitmap.bytes == fresh.render(tree(x)).image.bitmap.bytes)
        }
        let rects = Damage(from: tree(10), to: tree(12))?.rects ?? []
        #expect(rects.allSatisfy { $0.minX >= 0 && $0.maxX <= 40 } && !rects.isEmpty)
    }

    @Test("What the field could not do is said in the plan")
    func problems() {
        let field = ParticleField([], pictures: [], problems: ["too many"])
        let plan = F.plan(Self.emitter(field) { $0.backgroundColor = F.black })
        #expect(plan.diagnostics == ["emitter: too many"])
    }

    @Test("Filters: nearest keeps pixels, trilinear takes smaller copies")
    func filters() {
        var bytes: [UInt8] = []
        for y in 0..<16 {
            for x in 0..<16 { bytes += (x + y).isMultiple(of: 2) ? [255, 255, 255, 255] : [0, 0, 0, 255] }
        }
        let image = CGImage(bitmap: Bitmap(rect: PixelRect(x: 0, y: 0, width: 16, height: 16), bytes: bytes))
        func colors(_ minification: ImageContents.Filter) -> Set<UInt8> {
            var picture = ParticleField.Picture(
                image: image, source: CGRect(x: 0, y: 0, width: 16, height: 16), size: CGSize(width: 4, height: 4))
            picture.minificationFilter = minification
            let field = ParticleField([Sprite(x: 50, y: 50)], pictures: [picture])
            let frame = Self.frame(Self.emitter(field, F.rect(0, 0, 100, 100)), background: .bytes(0, 0, 255))
            return Set((48..<52).flatMap { y in (48..<52).map { Self.color(frame, $0, y)[0] } })
        }
        #expect(colors(.nearest).isSubset(of: [0, 255]))
        #expect(colors(.trilinear).allSatisfy { abs(Int($0) - 128) <= 1 })
    }
}
