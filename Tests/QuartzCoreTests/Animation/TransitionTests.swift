import QuartzCore
import RenderServer
import Testing

@testable import QuartzCore

/// Transitions and fading contents, as pixels: 20 by 20 points, the layer fills it.
@MainActor
@Suite struct TransitionTests {
    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

    private func rig() -> AnimationRig {
        let rig = AnimationRig()
        withoutActions {
            rig.layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            rig.layer.backgroundColor = red
            rig.layer.masksToBounds = true
        }
        rig.commit()
        return rig
    }

    private func pixel(_ rig: AnimationRig, x: Int, y: Int) throws -> [UInt8] {
        rig.commit()
        var server = RenderServer()
        let frame = server.render(try #require(rig.tree))
        let place = (y * 100 + x) * 4
        return Array(frame.image.bitmap.bytes[place..<place + 4])
    }

    private func transition(_ rig: AnimationRig, _ change: (CATransition) -> Void) {
        rig.perform {
            withoutActions {
                let transition = CATransition()
                transition.duration = 1
                change(transition)
                rig.layer.backgroundColor = blue
                rig.layer.add(transition, forKey: "ignored")
            }
        }
        rig.advance(to: 0.25)
    }

    @Test("A fade mixes old and new exactly; a transition has one key; at its end only the new is left")
    func fade() throws {
        let rig = rig()
        transition(rig) { _ in }
        #expect(rig.layer.animationKeys() == ["transition"])
        #expect(try pixel(rig, x: 50, y: 50) == [191, 0, 64, 255])
        rig.advance(to: 0.75)
        #expect(try pixel(rig, x: 50, y: 50) == [64, 0, 191, 255])
        rig.advance(to: 1.1)
        #expect(try pixel(rig, x: 50, y: 50) == [0, 0, 255, 255])
        #expect(rig.tree?.roots[0].sublayers.first { _ in true }?.sublayers.isEmpty == true)
    }

    @Test("A fade lets nothing of an opaque layer's background through, and of a translucent one its share")
    func fadeOverBackground() throws {
        let rig = rig()
        withoutActions { rig.root.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1) }
        transition(rig) { _ in }
        #expect(try pixel(rig, x: 50, y: 50) == [191, 0, 64, 255])
        withoutActions { rig.layer.opacity = 0.5 }
        let faint = try pixel(rig, x: 50, y: 50)
        #expect(zip(faint, [223, 128, 160, 255]).allSatisfy { abs(Int($0) - $1) <= 1 }, "\(faint)")
    }

    @Test("Advice on a layer in transition changes nothing of it, and ends")
    func advice() throws {
        let rig = rig()
        transition(rig) { _ in }
        var server = RenderServer()
        let frame = server.render(try #require(rig.tree))
        #expect(!frame.statistics.offscreenPasses.isEmpty)
        #expect(frame.advice.allSatisfy { $0.remedy == nil })
    }

    @Test("Start and end progress show a part of the way")
    func progress() throws {
        let rig = rig()
        transition(rig) { ($0.startProgress, $0.endProgress, $0.speed) = (0.5, 0.5, 1) }
        let half = try pixel(rig, x: 50, y: 50)
        #expect(half == [128, 0, 128, 255], "\(half)")
    }

    @Test("moveIn, push and reveal go from the edge they are named for")
    func motions() throws {
        // At a quarter: what is seen at the left, right, top and bottom edge.
        func edges(_ type: CATransitionType, _ subtype: CATransitionSubtype?) throws -> String {
            let rig = rig()
            transition(rig) { ($0.type, $0.subtype) = (type, subtype) }
            return try [(5, 50), (95, 50), (50, 5), (50, 95)].map { x, y in
                switch try pixel(rig, x: x, y: y) {
                case [255, 0, 0, 255]: "o"
                case [0, 0, 255, 255]: "n"
                default: "?"
                }
            }
            .joined()
        }
        #expect(try edges(.moveIn, nil) == "onoo")
        #expect(try edges(.moveIn, .fromRight) == "onoo" && edges(.moveIn, .fromLeft) == "nooo")
        #expect(try edges(.moveIn, .fromTop) == "ooon" && edges(.moveIn, .fromBottom) == "oono")
        #expect(try edges(.push, .fromRight) == "onoo" && edges(.push, .fromLeft) == "nooo")
        #expect(try edges(.reveal, .fromRight) == "onoo" && edges(.reveal, .fromTop) == "ooon")
    }

    @Test("Hiding, adding and masking fade by themselves")
    func implicitFades() throws {
        let rig = rig()
        rig.perform { rig.layer.isHidden = true }
        rig.advance(to: 0.125)
        let alpha = try pixel(rig, x: 50, y: 50)[3]
        #expect((Int(alpha) - Int((1 - 0.80240) * 255)).magnitude <= 1, "the default curve at its middle")
        rig.advance(to: 1)
        #expect(try pixel(rig, x: 50, y: 50)[3] == 0)
    }

    @Test("Contents fade from image to image, pixel by pixel, in the new one's size; from nothing and to nothing too")
    func contents() throws {
        func image(_ color: CGColor, side: Int) throws -> CGImage {
            let context = CGContext(width: side, height: side, baseTransform: .identity)
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            return try #require(context.makeImage())
        }
        let (old, new) = (try image(red, side: 4), try image(blue, side: 8))
        let mixed = try #require(ContentsFade.contents(from: old, to: new, by: 0.25) as! CGImage?)
        #expect(mixed.width == 8)
        #expect(Array(mixed.bitmap.bytes[..<4]) == [191, 0, 64, 255], "\(mixed.bitmap.bytes[..<4])")
        let coming = try #require(ContentsFade.contents(from: nil, to: new, by: 0.5) as! CGImage?)
        #expect(Array(coming.bitmap.bytes[..<4]) == [0, 0, 128, 128])
        let going = try #require(ContentsFade.contents(from: old, to: nil, by: 0.5) as! CGImage?)
        #expect(going.width == 4 && Array(going.bitmap.bytes[..<4]) == [128, 0, 0, 128])
        #expect(ContentsFade.contents(from: old, to: "object", by: 0.5) as? String == "object")

        let rig = rig()
        withoutActions { rig.layer.contents = old }
        rig.commit()
        rig.perform {
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            rig.layer.contents = new
        }
        rig.advance(to: 0.25)
        #expect(try pixel(rig, x: 50, y: 50) == [191, 0, 64, 255])
    }
}
