import CoreGraphics
import Foundation
import Rasterizer
import Testing

@testable import RenderServer

@Suite("Execution: threads, tiles, many commands")
struct ExecutionIndependenceTests {
    /// Everything that a plan can hold, in places that meet no tile boundary on purpose.
    static func mixedPlan() -> RenderPlan {
        var generator = SplitMix64(seed: 21)
        func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
        func color() -> Color8 {
            .bytes(
                .random(in: 0...255, using: &generator), .random(in: 0...255, using: &generator),
                .random(in: 0...255, using: &generator), .random(in: 60...255, using: &generator))
        }
        let image = CGImage.pixels(width: 8, (0..<64).map { [UInt8($0 * 4), UInt8(255 - $0 * 3), 90] })
        func commands(_ count: Int) -> [PlanCommand] {
            (0..<count).map { index in
                let bounds = CGRect(x: 0, y: 0, width: random(5...90), height: random(5...70))
                let node = PlanFixture.node(bounds: bounds) {
                    $0.backgroundColor = color()
                    $0.borderColor = color()
                    $0.borderWidth = random(0.5...6)
                    $0.cornerRadius = index % 3 == 0 ? random(1...30) : 0
                    $0.cornerCurve = index % 2 == 0 ? .continuous : .circular
                    $0.gradient = GradientContents(colors: [color(), color(), color()], locations: [0, 0.3, 1])
                    $0.gradient?.kind = [.axial, .radial, .conic][index % 3]
                    $0.gradient?.startPoint = CGPoint(x: 0.4, y: 0.3)
                    $0.image = ImageContents(image: image)
                    $0.image?.gravity = [.resize, .center, .resizeAspectFill][index % 3]
                    $0.image?.minificationFilter = .trilinear
                    $0.shape = ShapeContents(path: CGPath(ellipseIn: bounds, transform: nil))
                    $0.shape?.fillColor = color()
                    $0.shape?.strokeColor = color()
                    $0.shape?.strokeStyle.width = random(0.5...5)
                    $0.shadow = Shadow(
                        color: color(), opacity: 0.7, offset: CGSize(width: 2, height: 3), radius: random(0...9),
                        path: CGPath(rect: bounds, transform: nil))
                }
                let turn = Matrix3x3(
                    a: random(-1.5...1.5), b: random(-1...1), c: random(-1...1), d: random(-1.5...1.5),
                    tx: random(0...200), ty: random(0...150))
                let matrix = index % 2 == 0 ? .translation(x: random(0...180), y: random(0...130)) : turn
                let clip = PlanClip(
                    .layer(
                        PlanFixture.node(bounds: CGRect(x: 0, y: 0, width: 160, height: 140)) { $0.cornerRadius = 20 },
                        .translation(x: random(0...60), y: random(0...40))))
                let contents: [PlanCommand.Content] = [
                    .background, .border, .gradient, .image, .shape, .pathShadow,
                ]
                return PlanCommand(
                    content: contents[index % 6], node: node, matrix: matrix, clip: index % 4 == 0 ? clip : nil,
                    alpha: UInt8.random(in: 100...255, using: &generator),
                    blendMode: index % 11 == 0 ? .multiply : .normal)
            }
        }
        let screen = PixelRect(x: 0, y: 0, width: 240, height: 180)
        let passes = [
            PlanFixture.pass(0, .mask, screen, commands(20)), PlanFixture.pass(1, .group, screen, commands(40)),
            PlanFixture.pass(2, .group, screen, commands(20), filters: [.gaussianBlur(sigma: 3)]),
        ]
        let turned = Matrix3x3(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 20, ty: -10)
        return PlanFixture.plan(
            width: 240, height: 180, offscreen: passes,
            commands(40) + [
                PlanFixture.surface(1, mask: 0, alpha: 200), PlanFixture.surface(2, at: turned, alpha: 150),
            ]
                + commands(20))
    }

    @Test("The same pixels with 1, 2 and 8 threads and tiles of 16, 64 and 256")
    func independence() {
        let plan = Self.mixedPlan()
        let expected = PlanFixture.draw(plan)
        #expect(Set(expected.bytes).count > 200)
        for threads in [1, 2, 8] {
            for tileSize in [16, 64, 256] {
                #expect(PlanFixture.draw(plan, threads: threads, tileSize: tileSize).bytes == expected.bytes)
            }
        }
    }

    @Test("100,000 commands are translated and drawn; their outlines are made once a size")
    func manyCommands() {
        let clip = PlanClip(
            .layer(
                PlanFixture.node(bounds: CGRect(x: 0, y: 0, width: 300, height: 300)) { $0.cornerRadius = 30 },
                .identity))
        let nodes = (0..<100).map { index in
            PlanFixture.box(CGRect(x: 0, y: 0, width: 6, height: 5), .bytes(UInt8(index), 1, 2)) { $0.cornerRadius = 2 }
        }
        let commands = (0..<100_000).map { index in
            PlanFixture.background(
                nodes[index % 100], at: .translation(x: Double(index % 290), y: Double(index / 290 % 290)), clip: clip)
        }
        let clock = ContinuousClock()
        let start = clock.now
        let picture = PlanFixture.draw(PlanFixture.plan(width: 300, height: 300, commands))
        #expect(clock.now - start < .seconds(10))
        #expect(picture.alpha(150, 150) == 255)

        var outlines = OutlineCache()
        for command in commands {
            _ = outlines.figures(of: RoundedBox(command.node.values), matrix: command.matrix)
        }
        #expect(outlines.count == 1)
    }
}
