import CoreGraphics
import Foundation
import Rasterizer
import Testing

@testable import RenderServer

@Suite("Planning: depth, transform layers, replicators")
struct PlanningDepthTests {
    typealias F = TreeFixture

    static func box(_ name: String, _ transform: Matrix4x4 = .identity, x: Double = 100) -> RenderNode {
        F.layer(name, F.rect(x, 100, 100, 100), transform: transform) { $0.backgroundColor = F.white }
    }

    static func painted(_ plan: RenderPlan) -> [String] { plan.passes.last!.commands.compactMap(\.node.name) }

    static func cuts(_ command: PlanCommand) -> [(Double, Double, Double)] {
        var result: [(Double, Double, Double)] = []
        var next = command.clip
        while let clip = next {
            if case .halfPlane(let a, let b, let c) = clip.shape { result.append((a, b, c)) }
            next = clip.next
        }
        return result
    }

    @Test("Parallel siblings paint by depth, ties in array order")
    func parallel() {
        let plan = F.plan(
            Self.box("a", F.lifted(1)), Self.box("b"), Self.box("c", F.lifted(-1)), Self.box("d"),
            Self.box("e", F.lifted(1)))
        #expect(Self.painted(plan) == ["c", "b", "d", "a", "e"])
    }

    @Test("The superlayer's background lies under sublayers behind its plane")
    func superlayer() {
        let parent = F.layer("parent", F.rect(0, 0, 300, 300), [Self.box("child", F.lifted(-50))]) {
            $0.backgroundColor = F.white
        }
        #expect(Self.painted(F.plan(parent)) == ["parent", "child"])
    }

    @Test("Two planes that cross are cut where they meet, the parts in depth order")
    func crossing() {
        let plan = F.plan(Self.box("flat"), Self.box("swung", F.swung(45)))
        let names = Self.painted(plan)
        #expect(names.count == 3)
        let commands = plan.passes.last!.commands
        // About the vertical axis with m13 = −sin: the right half goes back, the left half comes forward.
        let parts = commands.filter { !Self.cuts($0).isEmpty }
        #expect(parts.count == 2)
        let cutName = parts[0].node.name
        #expect(parts[1].node.name == cutName)
        for part in parts {
            let (a, b, c) = Self.cuts(part)[0]
            #expect(abs(b) < 1e-9)
            // x = 150 points, 450 pixels.
            #expect(abs(a * 450 + c) < 1e-6 * abs(c))
        }
        #expect(Self.cuts(parts[0])[0].0 == -Self.cuts(parts[1])[0].0)
    }

    @Test("The nearer half of a swung layer covers a flat one, the farther half lies under it")
    func halves() {
        for order in [["flat", "swung"], ["swung", "flat"]] {
            let nodes = order.map { Self.box($0, $0 == "swung" ? F.swung(45) : .identity) }
            let commands = F.plan(F.tree(nodes)).passes.last!.commands
            // Who is painted last at a point 20 points left or right of the axis?
            func top(_ x: Double) -> String? {
                commands.last { command in
                    Self.cuts(command).allSatisfy { $0.0 * x + $0.1 * 450 + $0.2 >= 0 }
                }?.node.name
            }
            // z = −sin(45°)·(x − center): positive on the left.
            #expect(top(450 - 60) == "swung")
            #expect(top(450 + 60) == "flat")
        }
    }

    @Test("Planes that do not meet are ordered by where they are, without cuts")
    func apart() {
        let plan = F.plan(
            Self.box("near", F.swung(30).concatenating(F.lifted(200))), Self.box("flat"),
            Self.box("far", F.swung(30).concatenating(F.lifted(-200))))
        #expect(Self.painted(plan) == ["far", "flat", "near"])
        #expect(plan.passes.last!.commands.allSatisfy { $0.clip == nil })
    }

    @Test("Plain siblings in one plane keep array order below what leaves it")
    func coplanar() {
        let plan = F.plan(
            Self.box("tilted", F.swung(30).concatenating(F.lifted(100))), Self.box("a"), Self.box("b"))
        #expect(Self.painted(plan) == ["a", "b", "tilted"])
    }

    @Test("A transform layer's sublayers join its siblings and fade each by itself")
    func transformLayer() {
        let inner = [Self.box("low", F.lifted(-5), x: 0), Self.box("high", F.lifted(5), x: 0)]
        let group = F.layer("group", F.rect(100, 100, 100, 100), inner) {
            $0.kind = .transform
            $0.backgroundColor = F.black
            $0.opacity = 0.5
            $0.masksToBounds = true
            $0.addShadow()
        }
        let plan = F.plan(group, Self.box("plain"))
        #expect(Self.painted(plan) == ["low", "plain", "high"])
        #expect(plan.offscreenPasses.isEmpty)
        #expect(plan.passes.last!.commands.map(\.alpha) == [128, 255, 128])
    }

    static func replicator(_ set: (inout Replication) -> Void, opacity: Float = 1) -> RenderNode {
        var replication = Replication()
        set(&replication)
        let dot = F.layer("dot", F.rect(0, 0, 10, 10)) { $0.backgroundColor = F.white }
        return F.layer("copies", F.rect(0, 0, 100, 100), [dot]) {
            $0.kind = .replicator(replication)
            $0.backgroundColor = F.black
            $0.opacity = opacity
        }
    }

    @Test("Copies are placed by transformᵏ about the centre, own background once")
    func copies() {
        let node = Self.replicator {
            $0.count = 3
            $0.transform = .translation(x: 20, y: 0, z: 0)
        }
        let plan = F.plan(F.tree([node], scale: 1))
        #expect(Self.painted(plan) == ["copies", "dot", "dot", "dot"])
        #expect(plan.passes.last!.commands.dropFirst().map(\.matrix.m31) == [0, 20, 40])
        #expect(plan.counts.layers == 3)
        #expect(plan.counts.visibleLayers == 2)
        let turned = F.plan(
            F.tree(
                [
                    Self.replicator {
                        $0.count = 2
                        $0.transform = F.turned(180)
                    }
                ], scale: 1))
        let last = turned.passes.last!.commands[2].matrix.apply(Point(0, 0))
        #expect(abs(last.x - 100) < 1e-9 && abs(last.y - 100) < 1e-9)
    }

    @Test("No copies, no sublayers; two copies are two things; colours multiply and clamp")
    func copyDetails() {
        #expect(Self.painted(F.plan(Self.replicator { $0.count = 0 })) == ["copies"])
        let move = Matrix4x4.translation(x: 20, y: 0, z: 0)
        var values = Self.replicator {
            $0.count = 2
            $0.transform = move
        }.draft
        values.box.backgroundColor = nil
        values.opacity = 0.5
        let dots = Self.replicator { _ in }.sublayers
        let fading = RenderNode(id: F.newID(), name: "copies", draft: values, sublayers: dots)
        #expect(F.passes(fading) == ["group copies {groupOpacity}"])
        let tinted = Self.replicator {
            $0.count = 3
            $0.transform = move
            $0.offset = SIMD4(-0.5, 0, 0.5, 0)
        }
        let colors = F.plan(tinted).passes.last!.commands.dropFirst().map(\.color)
        #expect(colors == [nil, SIMD4(0.5, 1, 1, 1), SIMD4(0, 1, 1, 1)])
    }

    @Test("Perspective of the superlayer shapes sublayers that leave the plane")
    func perspective() {
        let child = Self.box("child", F.swung(45), x: 0)
        let parent = F.layer("parent", F.rect(100, 100, 100, 300), [child]) {
            var perspective = Matrix4x4.identity
            perspective.m34 = -1.0 / 500
            $0.sublayerMatrix = perspective
        }
        let matrix = F.plan(parent).passes.last!.commands[0].matrix
        #expect(!matrix.isAffine)
    }

    @Test("Random planes: at every sampled point the parts are painted in depth order, and each layer is there once")
    func randomPlanes() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<40 {
            let nodes = (0..<5).map { index -> RenderNode in
                let transform = F.swung(random.next(-70...70)).concatenating(F.turned(random.next(0...360)))
                    .concatenating(F.lifted(random.next(-60...60)))
                return Self.box("\(index)", transform, x: random.next(50...200))
            }
            let commands = F.plan(F.tree(nodes, scale: 1)).passes.last!.commands
            for _ in 0..<200 {
                let p = Point(random.next(0...400), random.next(50...250))
                check(commands, nodes, at: p)
            }
        }
    }

    private func check(_ commands: [PlanCommand], _ nodes: [RenderNode], at p: Point) {
        var depths: [(name: String, z: Double)] = []
        for command in commands {
            guard let inverse = command.matrix.inverse else { continue }
            let q = inverse.apply(p)
            guard (1...99).contains(q.x), (1...99).contains(q.y) else { continue }
            guard Self.cuts(command).allSatisfy({ $0.0 * p.x + $0.1 * p.y + $0.2 >= 0 }) else { continue }
            let m = command.node.placement.matrix
            depths.append((command.node.name!, q.x * m.m13 + q.y * m.m23 + m.m43))
        }
        let inside = nodes.filter { node in
            let q = node.placement.matrix.flattened.inverse!.apply(p)
            return (1...99).contains(q.x) && (1...99).contains(q.y)
        }
        #expect(Set(depths.map(\.name)) == Set(inside.map { $0.name! }))
        #expect(depths.count == inside.count)
        for (a, b) in zip(depths, depths.dropFirst()) { #expect(a.z <= b.z + 0.01, "\(a) under \(b) at \(p)") }
    }
}
