import CoreGraphics
import Foundation
import Rasterizer
import Testing

@testable import RenderServer

/// Passes that read what lies behind, and what they leave on the screen.
@Suite("Planning: effects")
struct PlanningEffectTests {
    typealias F = TreeFixture

    static let blur = BackdropEffect(radius: 2, colorMatrices: [])

    /// An effect view: its first sublayer shows what lies behind.
    static func glass(
        _ frame: CGRect, _ effect: BackdropEffect = blur, _ content: [RenderNode] = [],
        set: (inout LayerDraft) -> Void = { _ in }
    ) -> RenderNode {
        let full = F.rect(0, 0, frame.width, frame.height)
        let backdrop = F.layer(nil, full, isView: true) { $0.backdrop = effect }
        return F.layer("glass", frame, [backdrop] + content, set: set)
    }

    static func box(_ frame: CGRect, _ color: Color8 = F.black, name: String? = nil) -> RenderNode {
        F.layer(name, frame) { $0.backgroundColor = color }
    }

    static let backdropPasses = ["capture", "blurH", "blurV"].map { "\($0) glass {backdropBlur}" }

    private static func frame(_ nodes: [RenderNode], size: Int = 60, scale: Double = 1) -> Frame {
        var server = RenderServer()
        return server.render(F.tree(nodes, width: size, height: size, scale: scale))
    }

    // MARK: Passes

    @Test("15 A blur takes three passes, vibrant content two more, none when it is empty")
    func fifteen() {
        let photo = Self.box(F.rect(0, 0, 400, 400))
        #expect(F.passes(photo, Self.glass(F.rect(20, 20, 100, 50))) == Self.backdropPasses)
        func vibrant(_ content: [RenderNode]) -> RenderNode {
            let inner = F.layer(nil, F.rect(0, 0, 100, 50), isView: true, content) { $0.vibrancy = Self.darkened }
            return F.layer("vibrant", F.rect(0, 0, 100, 50), [inner])
        }
        let label = Self.box(F.rect(5, 5, 20, 10))
        #expect(
            F.passes(photo, Self.glass(F.rect(20, 20, 100, 50), Self.blur, [vibrant([label])]))
                == Self.backdropPasses + ["content vibrant {vibrancy}", "filtered vibrant {vibrancy}"])
        #expect(
            F.passes(photo, Self.glass(F.rect(20, 20, 100, 50), Self.blur, [vibrant([])])) == Self.backdropPasses)
    }

    @Test("16 A group that is faded hides what lies behind it: the same passes, and a sentence")
    func sixteen() {
        let inner = [Self.box(F.rect(0, 0, 50, 50)), Self.glass(F.rect(20, 20, 100, 50))]
        let plan = F.plan(F.layer("faded", F.rect(0, 0, 200, 200), inner) { $0.opacity = 0.5 })
        #expect(F.titles(plan) == Self.backdropPasses + ["group faded {groupOpacity}"])
        #expect(plan.diagnostics.count == 1)
        #expect(plan.diagnostics[0].hasPrefix("glass: a group around it hides what lies behind"))
        #expect(F.plan(inner[0], inner[1]).diagnostics.isEmpty)
    }

    @Test("A group made only by clips lets the effect through; it is made when its reader comes to it")
    func seeThrough() {
        let clip = F.layer("clip", F.rect(10, 10, 60, 60), [Self.glass(F.rect(0, 0, 60, 60))]) { $0.round(10) }
        let plan = F.plan(Self.box(F.rect(0, 0, 400, 400)), Self.glass(F.rect(200, 200, 9, 9)), clip)
        #expect(
            F.titles(plan) == Self.backdropPasses + Self.backdropPasses + ["group clip {roundedClip}"])
        #expect(plan.diagnostics.isEmpty)
        #expect(plan.passes.map(\.depth) == [1, 1, 1, 2, 2, 2, 1, 0])
    }

    @Test("A silhouette and a mask hold the effect as an opaque box, without passes of its own")
    func coverage() {
        let shadowed = Self.glass(F.rect(20, 20, 100, 50)) { $0.addShadow() }
        #expect(F.passes(shadowed) == F.five("glass") + Self.backdropPasses)
        let masked = F.layer(
            "image", F.rect(0, 0, 90, 90), mask: Self.glass(F.rect(0, 0, 50, 50)), [Self.box(F.rect(0, 0, 90, 90))])
        #expect(F.passes(masked) == ["mask image {maskLayer}", "group image {maskLayer}"])
    }

    @Test("An effect that is hidden, transparent or off screen takes no pass")
    func invisible() {
        #expect(F.passes(Self.glass(F.rect(500, 0, 50, 50))).isEmpty)
        #expect(F.passes(Self.glass(F.rect(0, 0, 50, 50)) { $0.isHidden = true }).isEmpty)
        #expect(F.passes(Self.glass(F.rect(0, 0, 50, 50)) { $0.opacity = 0 }).isEmpty)
        #expect(F.passes(Self.glass(F.rect(0, 0, 0, 50))).isEmpty)
    }

    @Test("The rectangle is the effect's with ⌈3σ⌉ around it, within the target; the surface is its d-th part")
    func rectangles() {
        // σ = 6 × 3 = 18: e = 54, d = 4.
        let effect = BackdropEffect(radius: 6, colorMatrices: [])
        let plan = F.plan(Self.glass(F.rect(10, 100, 100, 50), effect))
        let rect = PixelRect(minX: 0, minY: 246, maxX: 384, maxY: 504)
        for pass in plan.offscreenPasses {
            #expect(pass.rect == rect)
            #expect(pass.surfaceWidth == 96 && pass.surfaceHeight == 65)
        }
        // 3 × 3 tiles each; the capture also sends the screen of 38 × 38 tiles to memory and back.
        let (own, screen) = (3 * 3 * 4096, 38 * 38 * 4096)
        #expect(plan.offscreenPasses.map(\.bytesStored) == [own + screen, own, own])
        #expect(plan.offscreenPasses.map(\.bytesLoaded) == [own + screen, own, own])
    }

    @Test("What a capture reads is not counted twice")
    func counting() {
        let photo = Self.box(F.rect(0, 0, 400, 400))
        let counts = F.plan(photo, Self.glass(F.rect(20, 20, 100, 50))).counts
        #expect(counts.drawCommands == 2)
        #expect(counts.opaquePixels == 1200 * 1200)
        #expect(counts.blendedPixels == 300 * 150)
    }

    // MARK: Pixels

    static let darkened: [Float] = [0.5, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 1, 0]

    @Test("Of one colour a blur leaves that colour; matrices follow one another")
    func uniform() {
        let grey = Color8(red: 128, green: 128, blue: 128)
        let effect = BackdropEffect(radius: 5, colorMatrices: [Self.darkened, Self.darkened])
        let frame = Self.frame([
            Self.box(F.rect(0, 0, 60, 60), grey), Self.glass(F.rect(10, 10, 40, 40), effect),
        ])
        #expect(frame.pixel(x: 5, y: 5).red == 128)
        for (x, y) in [(10, 10), (30, 30), (49, 49)] { #expect(frame.pixel(x: x, y: y).red == 32) }
        #expect(frame.pixel(x: 50, y: 50).red == 128)
    }

    @Test("Beside an edge the blur is the error function of the distance")
    func edge() {
        let sigma = 4.0
        let frame = Self.frame([
            Self.box(F.rect(0, 0, 60, 60), F.white), Self.box(F.rect(0, 0, 30, 60)),
            Self.glass(F.rect(0, 20, 60, 20), BackdropEffect(radius: sigma, colorMatrices: [])),
        ])
        for x in 15..<45 {
            let expected = 255 * (1 + erf((Double(x) + 0.5 - 30) / (sigma * 2.0.squareRoot()))) / 2
            #expect(abs(Double(frame.pixel(x: x, y: 30).red) - expected) <= 1.5)
        }
    }

    @Test("Only what is drawn before it shows through")
    func paintOrder() {
        let glass = Self.glass(F.rect(10, 10, 20, 20), BackdropEffect(radius: 1, colorMatrices: []))
        let (white, black) = (Self.box(F.rect(0, 0, 60, 60), F.white), Self.box(F.rect(15, 15, 5, 5)))
        let before = Self.frame([white, black, glass])
        let after = Self.frame([white, glass, black])
        #expect(before.pixel(x: 14, y: 17).red < 255)
        #expect(after.pixel(x: 14, y: 17).red == 255)
        #expect(after.pixel(x: 17, y: 17).red == 0)
    }

    @Test("Through a clip's group the same pixels show as without it, away from the corners")
    func throughClip() {
        let white = Self.box(F.rect(0, 0, 60, 60), F.white)
        let black = Self.box(F.rect(0, 0, 30, 60))
        let bare = Self.frame([white, black, Self.glass(F.rect(10, 10, 40, 40))])
        let clip = F.layer("clip", F.rect(10, 10, 40, 40), [Self.glass(F.rect(0, 0, 40, 40))]) { $0.round(8) }
        let clipped = Self.frame([white, black, clip])
        for y in 10..<50 {
            for x in 10..<50 where (18..<42).contains(x) || (18..<42).contains(y) {
                #expect(clipped.pixel(x: x, y: y) == bare.pixel(x: x, y: y))
            }
        }
        #expect(clipped.pixel(x: 10, y: 10) == bare.pixel(x: 9, y: 10))
    }

    @Test("A blur behind a clip's group is seen by the blur inside it")
    func nestedOrder() {
        let white = Self.box(F.rect(0, 0, 60, 60), F.white)
        let tint = BackdropEffect(radius: 1, colorMatrices: [Self.darkened])
        let clip = F.layer("clip", F.rect(20, 20, 20, 20), [Self.glass(F.rect(0, 0, 20, 20), tint)]) { $0.round(4) }
        let frame = Self.frame([white, Self.glass(F.rect(10, 10, 40, 40), tint), clip])
        #expect(frame.pixel(x: 12, y: 12).red == 128)
        #expect(frame.pixel(x: 30, y: 30).red == 64)
    }

    @Test("Vibrant content shows what lies behind through its matrix, as strongly as its alpha")
    func vibrancy() {
        let inner = [Self.box(F.rect(0, 0, 10, 10)), Self.box(F.rect(20, 0, 10, 10), F.veil)]
        let content = F.layer(nil, F.rect(0, 0, 40, 40), isView: true, inner) { $0.vibrancy = Self.darkened }
        let frame = Self.frame([
            Self.box(F.rect(0, 0, 60, 60), F.white), F.layer("vibrant", F.rect(10, 10, 40, 40), [content]),
        ])
        // White through the matrix is 128; at half that over white, 255 − 127 · 128/255.
        #expect(frame.pixel(x: 12, y: 12).red == 128)
        #expect(abs(Int(frame.pixel(x: 32, y: 12).red) - 191) <= 1)
        #expect(frame.pixel(x: 22, y: 12).red == 255)
    }

    @Test("Where the target ends its edge goes on: an effect across the screen's edge keeps one colour")
    func screenEdge() {
        let frame = Self.frame([
            Self.box(F.rect(0, 0, 60, 60), F.white),
            Self.glass(F.rect(-20, -20, 100, 100), BackdropEffect(radius: 20, colorMatrices: [])),
        ])
        for (x, y) in [(0, 0), (59, 0), (30, 59)] { #expect(frame.pixel(x: x, y: y).red == 255) }
    }

    @Test("Same pixels with 1 and 8 threads and any tile size")
    func threads() {
        let nodes = [
            Self.box(F.rect(0, 0, 60, 60), F.white), Self.box(F.rect(0, 0, 30, 60)),
            Self.glass(F.rect(5, 5, 50, 50), BackdropEffect(radius: 16, colorMatrices: [Self.darkened])),
        ]
        let tree = F.tree(nodes, width: 180, height: 180)
        let pictures = [(1, 64), (8, 16), (2, 256)].map { threads, size in
            var server = RenderServer(threads: threads, tileSize: size)
            return server.render(tree).image.bitmap.bytes
        }
        #expect(pictures[0] == pictures[1] && pictures[0] == pictures[2])
    }
}
