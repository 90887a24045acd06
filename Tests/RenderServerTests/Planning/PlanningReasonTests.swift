import CoreGraphics
import Foundation
import Rasterizer
import Testing

@testable import RenderServer

/// Each reason with the smallest tree that has it and the twin that avoids it.
@Suite("Planning: reasons")
struct PlanningReasonTests {
    typealias F = TreeFixture

    static let frame = F.rect(20, 20, 100, 100)
    static let corner = F.rect(0, 0, 20, 20)
    static let middle = F.rect(30, 30, 20, 20)

    static func child(_ frame: CGRect) -> RenderNode { F.layer(nil, frame) { $0.backgroundColor = F.black } }

    @Test("The clip table: box, contents, both, border, against nothing, a sublayer inside, one that is not")
    func clipTable() {
        let rows: [(String, (inout LayerDraft) -> Void, [Int])] = [
            ("nothing", { _ in }, [0, 0, 1]),
            ("box", { $0.backgroundColor = F.white }, [0, 0, 1]),
            ("contents", { $0.image = F.photo }, [0, 0, 1]),
            (
                "contents and background",
                {
                    $0.image = F.photo
                    $0.backgroundColor = F.white
                }, [1, 1, 1]
            ),
            (
                "contents and border",
                {
                    $0.image = F.photo
                    $0.borderWidth = 1
                    $0.borderColor = F.black
                }, [1, 1, 1]
            ),
        ]
        for (name, set, expected) in rows {
            for (sublayers, count) in zip([[], [Self.child(Self.middle)], [Self.child(Self.corner)]], expected) {
                let layer = F.layer("clip", Self.frame, sublayers) {
                    set(&$0)
                    $0.round(30)
                }
                #expect(
                    F.passes(layer) == Array(repeating: "group clip {roundedClip}", count: count),
                    "\(name), \(sublayers.count) sublayers")
            }
        }
    }

    @Test("A radius without clip, a clip without radius, no corner chosen: no pass")
    func clipTwins() {
        let variants: [(inout LayerDraft) -> Void] = [
            { $0.round(30, clip: false) }, { $0.round(0) },
            {
                $0.round(30)
                $0.maskedCorners = []
            },
            {
                $0.round(30)
                $0.maskedCorners = [.maxXMaxY]
            },
        ]
        for set in variants {
            let layer = F.layer("clip", Self.frame, [Self.child(Self.corner)]) {
                $0.backgroundColor = F.white
                set(&$0)
            }
            #expect(F.passes(layer).isEmpty)
        }
    }

    @Test("The inside test is taken on the real curve")
    func realCurve() {
        func count(_ x: Double, _ y: Double, _ curve: CornerCurve) -> Int {
            let rect = F.rect(x, y, 100 - 2 * x, 100 - 2 * y)
            let layer = F.layer("clip", Self.frame, [Self.child(rect)]) {
                $0.round(30)
                $0.cornerCurve = curve
            }
            return F.passes(layer).count
        }
        // The circle cuts the diagonal at 30 · (1 − √½) = 8.787, the continuous corner at 30 · 0.2915 = 8.745.
        #expect(count(8.76, 8.76, .circular) == 1)
        #expect(count(8.80, 8.80, .circular) == 0)
        #expect(count(8.72, 8.72, .continuous) == 1)
        #expect(count(8.78, 8.78, .continuous) == 0)
        // Beyond one radius only the continuous corner still bends: at 1.186 radii it is 0.002 radii away from the side.
        #expect(count(35.57, 0.03, .circular) == 0)
        #expect(count(35.57, 0.03, .continuous) == 1)
        #expect(count(35.57, 0.09, .continuous) == 0)
    }

    @Test("A square clip between cuts a thing before the test; a rounded one counts as its bounds")
    func clipsBetween() {
        func tree(_ between: CGRect, radius: Double) -> RenderNode {
            let inner = F.layer("inner", between, [Self.child(F.rect(-50, -50, 300, 300))]) { $0.round(radius) }
            return F.layer("outer", Self.frame, [inner]) { $0.round(30) }
        }
        #expect(F.passes(tree(F.rect(20, 20, 60, 60), radius: 0)).isEmpty)
        #expect(F.passes(tree(F.rect(0, 0, 60, 60), radius: 0)) == ["group outer {roundedClip}"])
        #expect(
            F.passes(tree(F.rect(0, 0, 60, 60), radius: 30))
                == ["group inner {roundedClip}", "group outer {roundedClip}"])
        #expect(F.passes(tree(F.rect(20, 20, 60, 60), radius: 30)) == ["group inner {roundedClip}"])
    }

    @Test("A thing that the clip hides altogether is no thing")
    func hiddenByClip() {
        let layer = F.layer("clip", Self.frame, [Self.child(F.rect(120, 0, 50, 50))]) { $0.round(30) }
        #expect(F.passes(layer).isEmpty)
        let turned = F.layer(
            "clip", F.rect(100, 100, 100, 60), transform: F.turned(10), [Self.child(F.rect(102, 0, 30, 30))]
        ) { $0.masksToBounds = true }
        #expect(F.passes(turned).isEmpty)
    }

    @Test("Turned and rounded: one pass, both reasons; a turned inner clip in a turned group is upright there")
    func turnedClips() {
        let both = F.layer("clip", F.rect(100, 100, 100, 60), transform: F.turned(10), [Self.child(Self.corner)]) {
            $0.round(20)
        }
        #expect(F.passes(both) == ["group clip {roundedClip, clipNotAxisAligned}"])
        func nested(outerChild: CGRect) -> RenderNode {
            let inner = F.layer("inner", outerChild, [Self.child(F.rect(-10, -10, 400, 20))]) {
                $0.masksToBounds = true
            }
            return F.layer("outer", F.rect(100, 100, 100, 60), transform: F.turned(10), [inner]) {
                $0.masksToBounds = true
            }
        }
        #expect(F.passes(nested(outerChild: F.rect(50, 0, 100, 60))) == ["group outer {clipNotAxisAligned}"])
        #expect(F.passes(nested(outerChild: F.rect(10, 10, 50, 30))) == ["group inner {clipNotAxisAligned}"])
    }

    @Test("Own contents under a turned clip are a trimmed quad: none")
    func turnedContents() {
        var overflowing = F.photo
        overflowing.gravity = .resizeAspectFill
        let layer = F.layer("image", F.rect(100, 100, 100, 60), transform: F.turned(10)) {
            $0.image = overflowing
            $0.masksToBounds = true
        }
        #expect(F.passes(layer).isEmpty)
    }

    @Test("Group opacity: two things anywhere in the subtree; one thing, or allowsGroupOpacity off, none")
    func groupOpacity() {
        func fading(
            _ sublayers: [RenderNode] = [], opacity: Float = 0.5,
            _ set: @escaping (inout LayerDraft) -> Void = { _ in }
        ) -> RenderNode {
            F.layer("fade", Self.frame, sublayers) {
                $0.opacity = opacity
                set(&$0)
            }
        }
        let box: (inout LayerDraft) -> Void = { $0.backgroundColor = F.white }
        let group = ["group fade {groupOpacity}"]
        let path = CGPath(rect: Self.middle, transform: nil)
        #expect(F.passes(fading([], box)).isEmpty)
        #expect(
            F.passes(
                fading([]) {
                    $0.backgroundColor = F.white
                    $0.borderWidth = 2
                    $0.borderColor = F.black
                }
            ).isEmpty)
        #expect(
            F.passes(
                fading([]) {
                    $0.backgroundColor = F.white
                    $0.image = F.photo
                }) == group)
        #expect(
            F.passes(
                fading([]) {
                    $0.backgroundColor = F.white
                    $0.addShadow(path: path)
                }) == group)
        #expect(F.passes(fading([Self.child(Self.middle)], box)) == group)
        #expect(F.passes(fading([Self.child(Self.middle), Self.child(Self.corner)])) == group)
        #expect(F.passes(fading([Self.child(Self.middle)], opacity: 1, box)).isEmpty)
        #expect(F.passes(fading([Self.child(F.rect(900, 0, 9, 9))], box)).isEmpty, "outside the screen: no thing")
        #expect(
            F.passes(
                fading([Self.child(Self.middle)]) {
                    $0.backgroundColor = F.white
                    $0.allowsGroupOpacity = false
                }
            ).isEmpty)
    }

    @Test("Without a group the opacity goes into each thing, in Float, rounded half up")
    func ungroupedOpacity() throws {
        let inner = F.layer(nil, Self.middle) {
            $0.backgroundColor = F.black
            $0.opacity = 0.7
        }
        let outer = F.layer("outer", Self.frame, [inner]) {
            $0.backgroundColor = F.white
            $0.opacity = 0.5
            $0.allowsGroupOpacity = false
        }
        let main = try #require(F.plan(outer).passes.last)
        #expect(main.commands.map(\.alpha) == [128, UInt8(Float(0.5) * Float(0.7) * 255 + 0.5)])
        #expect([0.1, 0.2, 0.3, 0.4, 0.5, 0.7].map(PlanCommand.alphaByte) == [26, 51, 77, 102, 128, 179])
    }

    @Test("A sublayer that ends in a group is one thing; so is a rasterization hit")
    func surfacesCountOnce() {
        let inner = F.layer("inner", Self.middle, mask: Self.child(F.rect(0, 0, 20, 20)), [Self.child(Self.corner)]) {
            $0.backgroundColor = F.white
        }
        let outer = F.layer("outer", Self.frame, [inner]) { $0.opacity = 0.5 }
        #expect(F.passes(outer) == ["mask inner {maskLayer}", "group inner {maskLayer}"])
    }

    @Test("Blend modes and filters: a group each, and two more passes for every blur")
    func blendAndFilter() {
        func layer(_ set: @escaping (inout LayerDraft) -> Void) -> RenderNode {
            F.layer("fx", Self.frame) {
                $0.backgroundColor = F.white
                set(&$0)
            }
        }
        #expect(F.passes(layer { $0.compositingFilter = .multiply }) == ["group fx {blendMode}"])
        #expect(F.passes(layer { $0.compositingFilter = .normal }).isEmpty)
        #expect(
            F.passes(layer { $0.filters = [.gaussianBlur(radius: 2)] })
                == ["group fx {filter}", "blurH fx {filter}", "blurV fx {filter}"])
        #expect(
            F.passes(
                layer {
                    $0.filters = [.gaussianBlur(radius: 2)]
                    $0.compositingFilter = .screen
                })
                == ["group fx {filter, blendMode}", "blurH fx {filter}", "blurV fx {filter}"])
    }

    @Test("An antialiased clip off the pixel lines with a child that sticks out: one; aligned: none")
    func edgeAntialiasing() {
        func clip(_ x: Double, antialiased: Bool = true, edges: UInt32 = 15) -> RenderNode {
            F.layer("clip", F.rect(x, 20, 100, 100), [Self.child(F.rect(90, 0, 20, 20))]) {
                $0.masksToBounds = true
                $0.allowsEdgeAntialiasing = antialiased
                $0.edgeAntialiasingMask = edges
            }
        }
        #expect(F.passes(clip(20.1)) == ["group clip {edgeAntialiasedGroup}"])
        #expect(F.passes(clip(20)).isEmpty)
        #expect(F.passes(clip(20.1, antialiased: false)).isEmpty)
        #expect(F.passes(clip(20.1, edges: 4 | 8)).isEmpty)
    }

    @Test("masksToBounds removes the layer's own shadow; radius 0 needs the silhouette alone")
    func shadows() {
        func card(_ set: @escaping (inout LayerDraft) -> Void) -> RenderNode {
            F.layer("card", Self.frame) {
                $0.backgroundColor = F.white
                set(&$0)
            }
        }
        #expect(
            F.passes(
                card {
                    $0.addShadow()
                    $0.masksToBounds = true
                }
            ).isEmpty)
        #expect(F.passes(card { $0.addShadow(radius: 0) }) == ["silhouette card {shadowWithoutPath}"])
        #expect(F.passes(card { $0.addShadow(opacity: 0) }).isEmpty)
        #expect(F.passes(F.layer("card", Self.frame) { $0.addShadow() }).isEmpty, "nothing casts it")
        #expect(
            F.passes(
                F.layer("image", Self.frame) {
                    $0.image = F.photo
                    $0.addShadow()
                }) == F.five("image"))
    }

    @Test("A mask's own reasons join its pass; a mask that draws nothing hides the layer")
    func masks() {
        func masked(_ mask: RenderNode) -> RenderNode {
            F.layer("photo", Self.frame, mask: mask) { $0.image = F.photo }
        }
        let fading = F.layer(nil, F.rect(0, 0, 100, 100), [Self.child(Self.middle)]) {
            $0.backgroundColor = F.black
            $0.opacity = 0.5
        }
        #expect(
            F.passes(masked(fading)) == ["mask photo {maskLayer, groupOpacity}", "group photo {maskLayer}"])
        #expect(F.passes(masked(F.layer(nil, Self.middle))).isEmpty)
        #expect(
            F.passes(
                masked(
                    F.layer(nil, Self.middle) {
                        $0.backgroundColor = F.black
                        $0.isHidden = true
                    })
            ).isEmpty)
        #expect(F.plan(masked(F.layer(nil, Self.middle))).passes.last?.commands.isEmpty == true)
        #expect(F.passes(masked(Self.child(F.rect(500, 500, 9, 9)))).isEmpty, "beside the layer")
    }

    @Test("The decision alone: every reason from its facts")
    func decision() {
        func reasons(_ set: (inout SettledFacts) -> Void) -> Set<PassReason> {
            var facts = SettledFacts()
            set(&facts)
            return GroupDecision(facts).reasons.reasons
        }
        #expect(reasons { _ in } == [])
        #expect(reasons { $0.rasterizes = true } == [.rasterize])
        #expect(reasons { $0.isMasked = true } == [.maskLayer])
        #expect(reasons { $0.hasFilters = true } == [.filter])
        #expect(reasons { $0.blends = true } == [.blendMode])
        #expect(
            reasons {
                $0.masksToBounds = true
                $0.isRounded = true
                $0.descendantReachesOut = true
                $0.clipIsTurned = true
                $0.clipEdgeIsSoft = true
            } == [.roundedClip, .clipNotAxisAligned, .edgeAntialiasedGroup])
        #expect(
            reasons {
                $0.masksToBounds = true
                $0.clipIsTurned = true
                $0.isRounded = true
                $0.contentsReachOut = true
                $0.things = [.image]
            } == [])
        #expect(
            reasons {
                $0.opacity = 0.5
                $0.descendantThings = 2
            } == [.groupOpacity])
        #expect(
            reasons {
                $0.opacity = 0.5
                $0.descendantThings = 1
            } == [])
        #expect(
            reasons {
                $0.opacity = 0
                $0.descendantThings = 2
            } == [])
    }
}
