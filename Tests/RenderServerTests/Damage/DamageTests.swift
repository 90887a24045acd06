import CoreGraphics
import Foundation
import Rasterizer
import TestSupport
import Testing

@testable import RenderServer

/// Frames that redraw only what changed are, pixel for pixel and pass for pass, the frames that a fresh server draws.
@Suite("Damage")
struct DamageTests {
    typealias F = TreeFixture

    /// A tree that is changed step by step, sharing what does not change.
    private struct Mutation {
        var generator: SplitMix64

        mutating func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
        mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

        mutating func tenths(_ range: ClosedRange<Int>) -> UInt8 { UInt8(number(range) * 25.5) }

        mutating func color() -> Color8 {
            Color8(
                red: tenths(0...10), green: tenths(0...10), blue: tenths(0...10),
                alpha: chance(60) ? 255 : tenths(1...9))
        }

        mutating func values() -> LayerDraft {
            var values = LayerDraft()
            let size = (width: number(1...70), height: number(1...70))
            values.bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
            let turn = chance(15) ? F.turned(number(0...90)) : .identity
            values.matrix = Matrix4x4.translation(x: -size.width / 2, y: -size.height / 2, z: 0).concatenating(turn)
                .concatenating(.translation(x: number(-10...160) / 2, y: number(-10...160) / 2, z: 0))
            if chance(80) { values.box.backgroundColor = color() }
            if chance(20) { values.box.cornerRadius = number(1...20) }
            if chance(20) { (values.box.borderWidth, values.box.borderColor) = (number(1...5), color()) }
            if chance(15) { values.masksToBounds = true }
            if chance(15) { values.opacity = Float(number(1...9) / 10) }
            if chance(12) {
                values.addShadow(
                    radius: number(0...6), path: chance(50) ? CGPath(rect: values.bounds, transform: nil) : nil)
            }
            if chance(5) { values.isHidden = true }
            if chance(5) { values.filters = [.gaussianBlur(radius: 2)] }
            if chance(10) { values.image = F.solidPhoto }
            return values
        }

        mutating func node(_ depth: Int) -> RenderNode {
            let count = depth == 0 ? 0 : Int(number(0...(depth == 3 ? 90 : 4)))
            let mask = chance(4) ? node(0) : nil
            return RenderNode(
                id: F.newID(), draft: values(), mask: mask,
                sublayers: SublayerList((0..<count).map { _ in node(depth - 1) }))
        }

        /// A tree like this one with one layer changed, added or taken away somewhere.
        mutating func changed(_ node: RenderNode) -> RenderNode {
            var list = Array(node.sublayers)
            if !list.isEmpty, chance(75) {
                let index = Int.random(in: list.indices, using: &generator)
                switch Int(number(0...9)) {
                case 0: list.remove(at: index)
                case 1: list.insert(self.node(1), at: index)
                case 2: list.swapAt(index, list.count - 1)
                default:
                    var sublayers = node.sublayers
                    sublayers.replace(NewNodes(changed(list[index]), at: index))
                    return copy(node, node.draft, sublayers)
                }
                return copy(node, node.draft, SublayerList(list))
            }
            return copy(node, values(), node.sublayers)
        }

        private func copy(_ node: RenderNode, _ values: LayerDraft, _ sublayers: SublayerList) -> RenderNode {
            RenderNode(
                id: node.id, name: node.name, isViewLayer: node.isViewLayer, draft: values, mask: node.mask,
                sublayers: sublayers)
        }
    }

    private static func tree(_ window: RenderNode) -> RenderTree {
        RenderTree(roots: [window], width: 200, height: 200, scale: 2)
    }

    private static func window(_ sublayers: [RenderNode], _ id: LayerID = F.newID()) -> RenderNode {
        F.layer("window", F.rect(0, 0, 100, 100), isView: true, id: id, sublayers) { $0.backgroundColor = F.white }
    }

    private static func fresh(_ tree: RenderTree) -> Frame {
        var server = RenderServer()
        return server.render(tree)
    }

    @Test("1,500 random changes of 60 random trees: the same pixels and the same plan as a fresh frame")
    func random() {
        var partial = 0
        for seed in 0..<60 {
            var mutation = Mutation(generator: SplitMix64(seed: UInt64(seed)))
            let id = F.newID()
            var content = [mutation.node(3), mutation.node(2), mutation.node(1)]
            var server = RenderServer(threads: 1 + seed % 3, tileSize: [16, 64, 256][seed % 3])
            var tree = Self.tree(Self.window(content, id))
            _ = server.render(tree)
            for _ in 0..<25 {
                let index = Int(mutation.number(0...2))
                content[index] = mutation.changed(content[index])
                let next = Self.tree(Self.window(content, id))
                if let damage = Damage(from: tree, to: next), damage.area < 20_000 { partial += 1 }
                tree = next
                let frame = server.render(tree)
                let expected = Self.fresh(tree)
                #expect(frame.hasSamePixels(as: expected), "seed \(seed)")
                #expect(frame.plan.text == expected.plan.text)
                #expect(frame.statistics.counts == expected.statistics.counts)
            }
        }
        #expect(partial > 300)
    }

    private static func grid(changing number: Int?, _ ids: [LayerID], _ color: Color8 = F.black) -> [RenderNode] {
        (0..<100).map { index in
            F.layer(nil, F.rect(Double(index % 10) * 10, Double(index / 10) * 10, 10, 10), id: ids[index]) {
                $0.backgroundColor = index == number ? color : F.veil
            }
        }
    }

    @Test("One changed layer damages its own pixels and one around; other tiles are shared")
    func oneLayer() throws {
        let (ids, id) = ((0..<100).map { _ in F.newID() }, F.newID())
        let nodes = Self.grid(changing: nil, ids)
        var changed = nodes
        changed[37] = Self.grid(changing: 37, ids)[37]
        let (old, new) = (Self.tree(Self.window(nodes, id)), Self.tree(Self.window(changed, id)))
        let damage = try #require(Damage(from: old, to: new))
        #expect(damage.rects == [PixelRect(x: 139, y: 59, width: 22, height: 22)])
        let part = RenderPlanner.plan(new, within: damage.rects[0], cache: RasterizationCache())
        // The window, and the layer with its eight neighbours.
        #expect(part.passes[0].commands.count <= 10)
        var server = RenderServer()
        let first = server.render(old)
        let second = server.render(new)
        #expect(second.picture.unsharedTiles(with: first.picture) <= 4)
        #expect(second.hasSamePixels(as: Self.fresh(new)))
    }

    @Test("Nothing changed: no damage, and every tile is shared")
    func nothing() throws {
        let tree = Self.tree(Self.window([Self.grid(changing: nil, (0..<100).map { _ in F.newID() })[0]]))
        #expect(try #require(Damage(from: tree, to: tree)).isEmpty)
        var server = RenderServer()
        let first = server.render(tree)
        #expect(server.render(tree).picture === first.picture)
    }

    @Test("Two changes far apart are two rectangles")
    func farApart() throws {
        let (ids, id) = ((0..<100).map { _ in F.newID() }, F.newID())
        var changed = Self.grid(changing: nil, ids)
        let old = Self.tree(Self.window(changed, id))
        changed[0] = Self.grid(changing: 0, ids)[0]
        changed[99] = Self.grid(changing: 99, ids)[99]
        #expect(try #require(Damage(from: old, to: Self.tree(Self.window(changed, id)))).rects.count == 2)
    }

    @Test("A change under a fading or rounded superlayer damages the whole of it")
    func groups() throws {
        for set in [{ $0.opacity = 0.5 }, { $0.round(8) }, { $0.addShadow() }] as [(inout LayerDraft) -> Void] {
            let (id, group) = (F.newID(), F.newID())
            func tree(_ color: Color8) -> RenderTree {
                let inner = F.layer(nil, F.rect(10, 10, 5, 5)) { $0.backgroundColor = color }
                let outer = F.layer(nil, F.rect(20, 20, 50, 50), id: group, [inner]) {
                    $0.backgroundColor = F.white
                    set(&$0)
                }
                return Self.tree(Self.window([outer], id))
            }
            let damage = try #require(Damage(from: tree(F.black), to: tree(F.veil)))
            #expect(
                damage.rects.count == 1 && damage.rects[0].contains(PixelRect(x: 40, y: 40, width: 100, height: 100)))
        }
    }

    @Test("Depth, kept bitmaps, effects and another screen are drawn whole")
    func unknown() {
        let id = F.newID()
        func tree(_ set: (inout LayerDraft) -> Void, transform: Matrix4x4 = .identity) -> RenderTree {
            Self.tree(Self.window([F.layer(nil, F.rect(0, 0, 9, 9), transform: transform, set: set)], id))
        }
        #expect(Damage(from: tree { _ in }, to: tree { _ in }) != nil)
        #expect(Damage(from: tree { _ in }, to: tree { $0.shouldRasterize = true }) == nil)
        #expect(Damage(from: tree { $0.vibrancy = [] }, to: tree { _ in }) == nil)
        #expect(
            Damage(from: tree { _ in }, to: tree { $0.backdrop = BackdropEffect(radius: 1, colorMatrices: []) }) == nil)
        #expect(Damage(from: tree { _ in }, to: tree({ _ in }, transform: F.swung(20))) == nil)
        var other = tree { _ in }
        other.width = 100
        #expect(Damage(from: tree { _ in }, to: other) == nil)
    }

    @Test("Without the shortcut every frame is drawn whole")
    func switchedOff() {
        let tree = Self.tree(Self.window([]))
        var server = RenderServer()
        server.shortcuts.remove(.damage)
        let first = server.render(tree)
        #expect(server.render(tree).picture !== first.picture)
    }

    @Test("One of 100,000 siblings changes: only those near it are planned")
    func manySiblings() throws {
        let ids = (0..<100_000).map { _ in F.newID() }
        func node(_ index: Int, _ color: Color8) -> RenderNode {
            F.layer(nil, F.rect(Double(index % 316) * 3, Double(index / 316) * 3, 8, 8), id: ids[index]) {
                $0.backgroundColor = color
            }
        }
        let id = F.newID()
        var sublayers = SublayerList(ids.indices.map { node($0, F.veil) })
        func tree() -> RenderTree {
            let window = RenderNode(
                id: id, draft: F.layer(nil, F.rect(0, 0, 1000, 1000)).draft, sublayers: sublayers)
            return RenderTree(roots: [window], width: 1000, height: 1000, scale: 1)
        }
        let old = tree()
        sublayers.replace(NewNodes(node(50_000, F.black), at: 50_000))
        let new = tree()
        let damage = try #require(Damage(from: old, to: new))
        #expect(damage.area == 100)
        let plan = RenderPlanner.plan(new, within: damage.rects[0], cache: RasterizationCache())
        #expect(plan.passes[0].commands.count < 60)
        var server = RenderServer()
        _ = server.render(old)
        #expect(server.render(new).hasSamePixels(as: Self.fresh(new)))
    }
}

extension NewNodes {
    fileprivate init(_ node: RenderNode, at place: Int) {
        self.init()
        append(node, at: place)
    }
}
