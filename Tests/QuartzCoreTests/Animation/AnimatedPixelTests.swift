import QuartzCore
import RenderServer
import Testing

/// Animated values through the commit, the plan and the pixels.
@MainActor
@Suite struct AnimatedPixelTests {
    private func frame(_ rig: AnimationRig, at time: Double) throws -> Frame {
        rig.advance(to: time)
        rig.commit()
        var server = RenderServer()
        return server.render(try #require(rig.tree))
    }

    /// The rectangle of pixels that are not clear, and the colour in its middle.
    private func seen(_ rig: AnimationRig, at time: Double) throws -> (rect: [Int], color: [UInt8]) {
        let image = try frame(rig, at: time).image
        let bytes = image.bitmap.bytes
        let places = (0..<100 * 100).filter { bytes[$0 * 4 + 3] != 0 }
        guard !places.isEmpty else { return ([], []) }
        let (xs, ys) = (places.map { $0 % 100 }, places.map { $0 / 100 })
        let rect = [xs.min()!, ys.min()!, xs.max()! + 1, ys.max()! + 1]
        let middle = ((rect[1] + rect[3]) / 2 * 100 + (rect[0] + rect[2]) / 2) * 4
        return (rect, Array(bytes[middle..<middle + 4]))
    }

    private func box() -> AnimationRig {
        let rig = AnimationRig()
        withoutActions {
            rig.layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            rig.layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        }
        rig.commit()
        return rig
    }

    @Test("CAL-18 Position and bounds move the pixels; the model stays")
    func geometry() throws {
        let rig = box()
        rig.add(fade("position.x") { ($0.fromValue, $0.toValue) = (20, 60) })
        rig.add(fade("bounds.size.height") { ($0.fromValue, $0.toValue) = (20, 40) }, forKey: "b")
        #expect(try seen(rig, at: 0).rect == [10, 10, 30, 30])
        #expect(try seen(rig, at: 0.5).rect == [30, 5, 50, 35])
        #expect(rig.layer.position.x == 20)
        #expect(try seen(rig, at: 1).rect == [50, 0, 70, 40], "the end itself is shown")
        #expect(try seen(rig, at: 1.1).rect == [10, 10, 30, 30])
    }

    @Test("An animation that takes another's place is seen at once, and no presentation outlives its animations")
    func replacement() throws {
        let rig = box()
        rig.add(fade("position.x") { ($0.fromValue, $0.toValue) = (20, 60) })
        #expect(try seen(rig, at: 0).rect == [10, 10, 30, 30])
        rig.perform { rig.layer.add(fade("position.x") { ($0.fromValue, $0.toValue) = (40, 60) }, forKey: "a") }
        #expect(try seen(rig, at: 0).rect == [30, 10, 50, 30])
        let shown = rig.perform { rig.layer.presentation() }
        #expect(shown?.position.x == 40)
        rig.perform { rig.layer.removeAllAnimations() }
        rig.commit()
        #expect(rig.perform { rig.layer.presentation()?.position.x } == 20)
        #expect(shown?.position.x == 40)
    }

    @Test("Opacity, colour and transform")
    func appearance() throws {
        let rig = box()
        rig.add(fade("opacity"))
        #expect(try seen(rig, at: 0.5).color == [128, 0, 0, 128])
        let other = box()
        other.add(
            fade("backgroundColor") {
                $0.fromValue = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
                $0.toValue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
            })
        #expect(try seen(other, at: 0.5).color == [128, 0, 128, 255])
        let grown = box()
        grown.add(fade("transform.scale") { ($0.fromValue, $0.toValue) = (1, 2) })
        #expect(try seen(grown, at: 0.5).rect == [5, 5, 35, 35])
    }

    @Test("A corner's radius takes as many pixels as a layer that has it")
    func corners() throws {
        let rig = box()
        rig.add(fade("cornerRadius") { ($0.fromValue, $0.toValue) = (0, 16) })
        let still = box()
        withoutActions { still.layer.cornerRadius = 8 }
        #expect(try frame(rig, at: 0.5).image.bitmap.bytes == frame(still, at: 0).image.bitmap.bytes)
    }

    @Test("CAAN-09 strokeEnd draws a line of 100 points progressively, without drawing anything in code")
    func strokeEnd() throws {
        let shape = CAShapeLayer()
        let rig = AnimationRig(shape)
        withoutActions {
            shape.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
            let line = CGMutablePath()
            line.move(to: CGPoint(x: 0, y: 5))
            line.addLine(to: CGPoint(x: 100, y: 5))
            shape.path = line
            (shape.fillColor, shape.lineWidth) = (nil, 2)
            shape.strokeColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        }
        rig.commit()
        rig.add(fade("strokeEnd"))
        for share in [0.25, 0.5, 0.75] {
            #expect(try seen(rig, at: share).rect == [0, 4, Int(share * 100), 6])
        }
        #expect(shape.displayCounts.redraws == 0)
    }

    @Test("Paths and contents")
    func shapes() throws {
        let shape = CAShapeLayer()
        let rig = AnimationRig(shape)
        withoutActions {
            shape.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            shape.fillColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        }
        func square(_ side: CGFloat) -> CGPath {
            CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
        }
        rig.add(fade("path") { ($0.fromValue, $0.toValue) = (square(20), square(60)) })
        #expect(try seen(rig, at: 0.5).rect == [0, 0, 40, 40])
        #expect(shape.path == nil)
    }

    @Test("Only what is animated is encoded, and nothing once it stands still")
    func work() {
        let rig = box()
        for _ in 0..<50 { withoutActions { rig.root.addSublayer(CALayer()) } }
        rig.commit()
        rig.add(fade("opacity") { ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false) })
        func encoded(_ time: Double) -> Int {
            rig.step(to: time)
            return rig.counts.encodedLayers
        }
        #expect(encoded(0.5) == 2 && encoded(0.5) == 0 && encoded(0.75) == 2)
        #expect(encoded(2) == 2 && encoded(3) == 0, "held at its end")
    }
}
