import CoreGraphics
import Foundation
import Rasterizer
import Testing

@testable import RenderServer

/// The worked trees that say how many passes there are, in which order and why.
@Suite("Planning: worked trees")
struct PlanningWorkedTreesTests {
    typealias F = TreeFixture

    static let button = F.rect(20, 20, 100, 100)

    /// Contents, radius, clip, continuous corners.
    static func imageView(_ name: String = "image", _ frame: CGRect = button) -> RenderNode {
        F.layer(name, frame) {
            $0.image = F.photo
            $0.round(20)
            $0.cornerCurve = .continuous
        }
    }

    /// A round button of 100×100 with one child.
    static func button(
        _ name: String = "button", child: CGRect, opacity: Float = 1, mask: RenderNode? = nil
    ) -> RenderNode {
        F.layer(name, button, mask: mask, [F.layer("child", child) { $0.image = F.photo }]) {
            $0.backgroundColor = F.white
            $0.round(50)
            $0.opacity = opacity
        }
    }

    static let title = F.rect(30, 39, 40, 22)
    static let full = F.rect(0, 0, 100, 100)

    @Test("1 Background and border, or an image, with radius and clip: none")
    func one() {
        let box = F.layer("box", Self.button) {
            $0.backgroundColor = F.white
            $0.borderWidth = 2
            $0.borderColor = F.black
            $0.round(20)
        }
        #expect(F.passes(box).isEmpty)
        #expect(F.passes(Self.imageView()).isEmpty)
    }

    @Test("2 A clipped image over a background: one")
    func two() {
        let view = F.layer("image", Self.button) {
            $0.image = F.photo
            $0.backgroundColor = F.white
            $0.round(20)
        }
        #expect(F.passes(view) == ["group image {roundedClip}"])
    }

    @Test("3 and 4 A round button with its title: none; with an image that fills it: one")
    func threeAndFour() {
        #expect(F.passes(Self.button(child: Self.title)).isEmpty)
        #expect(F.passes(Self.button(child: Self.full)) == ["group button {roundedClip}"])
    }

    @Test("5 The outer of two equal rounded clips: one")
    func five() {
        let outer = F.layer("outer", Self.button, [Self.imageView("inner", Self.full)]) {
            $0.backgroundColor = F.white
            $0.round(20)
        }
        #expect(F.passes(outer) == ["group outer {roundedClip}"])
    }

    static func card(path: CGPath? = nil, opacity: Float = 1) -> RenderNode {
        let label = F.layer("label", F.rect(10, 10, 80, 20)) { $0.image = F.photo }
        return F.layer("card", F.rect(20, 20, 350, 200), [label]) {
            $0.backgroundColor = F.white
            $0.addShadow(path: path)
            $0.opacity = opacity
        }
    }

    @Test("6 and 7 A card's shadow: five without path, none with it; one when it fades")
    func sixAndSeven() {
        #expect(F.passes(Self.card()) == F.five("card"))
        let path = CGPath(rect: F.rect(0, 0, 350, 200), transform: nil)
        let plan = F.plan(Self.card(path: path))
        #expect(F.titles(plan).isEmpty)
        #expect(plan.counts.shadowBlurs == 1)
        #expect(F.passes(Self.card(path: path, opacity: 0.5)) == ["group card {groupOpacity}"])
    }

    @Test("8 A fading container of one image: none; of two apart: one")
    func eight() {
        let image = { F.layer(nil, F.rect($0, 0, 20, 20)) { $0.image = F.photo } }
        let single = F.layer("fade", Self.button, [image(0)]) { $0.opacity = 0.5 }
        let double = F.layer("fade", Self.button, [image(0), image(50)]) { $0.opacity = 0.5 }
        #expect(F.passes(single).isEmpty)
        #expect(F.plan(single).passes.last?.commands.map(\.alpha) == [128])
        #expect(F.passes(double) == ["group fade {groupOpacity}"])
    }

    static func disc() -> RenderNode {
        F.layer(nil, full) {
            $0.backgroundColor = F.black
            $0.cornerRadius = 50
        }
    }

    @Test("9 An image with a mask: two")
    func nine() {
        let image = F.layer("image", Self.button, mask: Self.disc()) { $0.image = F.photo }
        #expect(F.passes(image) == ["mask image {maskLayer}", "group image {maskLayer}"])
    }

    @Test("10 Clip and fade share one pass, and either fix alone removes none")
    func ten() {
        let both = Self.button(child: Self.full, opacity: 0.5)
        #expect(F.passes(both) == ["group button {roundedClip, groupOpacity}"])
        #expect(F.plan(both).passes[0].primaryReason == .roundedClip)
        #expect(F.passes(Self.button(child: Self.full)) == ["group button {roundedClip}"])
        #expect(F.passes(Self.button(child: Self.title, opacity: 0.5)) == ["group button {groupOpacity}"])
    }

    @Test("11 With a mask: two, three reasons in the group")
    func eleven() {
        let button = Self.button(child: Self.full, opacity: 0.5, mask: Self.disc())
        #expect(
            F.passes(button) == [
                "mask button {maskLayer}", "group button {maskLayer, roundedClip, groupOpacity}",
            ])
    }

    static func wrapper(rasterize: Bool = false) -> RenderNode {
        F.layer("wrapper", F.rect(0, 0, 200, 200), [button("inner", child: full)]) {
            $0.addShadow()
            $0.shouldRasterize = rasterize
            $0.rasterizationScale = 3
        }
    }

    @Test("12 A wrapper's shadow around 4: the inner group, then five")
    func twelve() {
        #expect(F.passes(Self.wrapper()) == ["group inner {roundedClip}"] + F.five("wrapper"))
    }

    @Test("13 Rasterized: the six and the bitmap; then nothing, also while it fades or moves")
    func thirteen() {
        var cache = RasterizationCache()
        let wrapper = Self.wrapper(rasterize: true)
        func plan(_ node: RenderNode, _ time: Double) -> RenderPlan {
            RenderPlanner.plan(F.tree([node], time: time), cache: &cache)
        }
        let first = plan(wrapper, 0)
        #expect(
            F.titles(first)
                == ["group inner {roundedClip}"] + F.five("wrapper") + ["raster wrapper {rasterize}"])
        #expect(first.counts.rasterizeMisses == 1)
        var values = wrapper.draft
        values.opacity = 0.5
        values.matrix = values.matrix.concatenating(.translation(x: 7, y: 9, z: 0))
        let moved = RenderNode(id: wrapper.id, name: "wrapper", draft: values, sublayers: wrapper.sublayers)
        for (frame, node) in [wrapper, moved].enumerated() {
            let next = plan(node, Double(frame + 1) / 60)
            #expect(F.titles(next).isEmpty)
            #expect(next.counts.rasterizeHits == 1)
            #expect(next.counts.rasterizeMisses == 0)
        }
    }

    @Test("14 A square clip at 10°: one when a child sticks out, else none; at 90° none")
    func fourteen() {
        func clip(_ degrees: Double, child: CGRect) -> RenderNode {
            F.layer(
                "clip", F.rect(100, 100, 100, 60), transform: F.turned(degrees),
                [F.layer(nil, child) { $0.backgroundColor = F.black }]
            ) { $0.masksToBounds = true }
        }
        let (out, inside) = (F.rect(80, 10, 40, 20), F.rect(10, 10, 40, 20))
        #expect(F.passes(clip(10, child: out)) == ["group clip {clipNotAxisAligned}"])
        #expect(F.passes(clip(10, child: inside)).isEmpty)
        #expect(F.passes(clip(90, child: out)).isEmpty)
        #expect(F.passes(clip(0, child: out)).isEmpty)
    }

    @Test("17 A colour filter below a shadow: its group, five; fading adds a second group")
    func seventeen() {
        func image(_ opacity: Float) -> RenderNode {
            F.layer("image", Self.button) {
                $0.image = F.photo
                $0.filters = [.colorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])]
                $0.addShadow()
                $0.opacity = opacity
            }
        }
        #expect(F.passes(image(1)) == ["group image {filter}"] + F.five("image"))
        #expect(
            F.passes(image(0.5)) == ["group image {filter}"] + F.five("image") + ["group image {groupOpacity}"])
    }

    @Test("18 Four cells with a shadow, a colour mask and a shape mask each: 36")
    func eighteen() {
        func masked(_ name: String, _ y: Double, shape: Bool) -> RenderNode {
            let mask = F.layer(nil, F.rect(0, 0, 40, 40)) {
                if shape {
                    $0.shape = ShapeContents(path: CGPath(ellipseIn: F.rect(0, 0, 40, 40), transform: nil))
                    $0.shape?.fillColor = F.black
                } else {
                    $0.backgroundColor = F.black
                }
            }
            return F.layer(name, F.rect(10, y, 40, 40), mask: mask) { $0.image = F.photo }
        }
        let cells = (0..<4).map { index in
            F.layer(
                "cell\(index)", F.rect(10, Double(index) * 95, 300, 90),
                [masked("color\(index)", 2, shape: false), masked("shape\(index)", 46, shape: true)]
            ) {
                $0.backgroundColor = F.white
                $0.addShadow()
            }
        }
        let plan = F.plan(F.tree(cells))
        #expect(plan.offscreenPasses.count == 36)
        for index in 0..<4 {
            #expect(plan.offscreenPasses.filter { $0.layer == "cell\(index)" }.count == 5)
            #expect(plan.offscreenPasses.filter { $0.layer == "color\(index)" }.count == 2)
            #expect(plan.offscreenPasses.filter { $0.layer == "shape\(index)" }.count == 2)
        }
        #expect(plan.passes.allSatisfy { pass in pass.reads.allSatisfy { $0 < pass.id } })
    }
}
