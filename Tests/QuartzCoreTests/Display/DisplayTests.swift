import QuartzCore
import RenderServer
import Testing

/// Fills the clip with one colour and notes the clip's box.
private class Painted: CALayer {
    var color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    var clips: [CGRect] = []
    var draws = 0

    override func draw(in ctx: CGContext) {
        draws += 1
        clips.append(ctx.boundingBoxOfClipPath)
        ctx.setFillColor(color)
        ctx.fill(bounds)
    }
}

private final class NeedsDisplay: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool {
        key == "cornerRadius" || key == "progress"
    }
}

private final class Displaying: NSObject, CALayerDelegate {
    var log: [String] = []
    func display(_ layer: CALayer) { log.append("display") }
    func draw(_ layer: CALayer, in ctx: CGContext) { log.append("draw") }
    func layerWillDraw(_ layer: CALayer) { log.append("will") }
}

private final class Drawing: NSObject, CALayerDelegate {
    var log: [String] = []
    func draw(_ layer: CALayer, in ctx: CGContext) {
        log.append("draw")
        ctx.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
        ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    func layerWillDraw(_ layer: CALayer) { log.append("will") }
}

private final class Silent: NSObject, CALayerDelegate {}

@MainActor
@Suite("Layer display")
struct DisplayTests {
    /// Red, green, blue, alpha of a store's pixel.
    private func pixel(_ layer: CALayer, _ x: Int, _ y: Int) -> [UInt8] {
        guard let image = layer.shownImage else { return [] }
        let index = (y * image.width + x) * 4
        return Array(image.bitmap.bytes[index..<index + 4])
    }

    private func painted(_ bounds: CGRect) -> Painted {
        let layer = Painted()
        layer.bounds = bounds
        layer.setNeedsDisplay()
        return layer
    }

    @Test("A mark draws once; display clears it; an equal value or a moved layer never redraws")
    func marks() {
        let layer = painted(rect(0, 0, 4, 3))
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
        layer.displayIfNeeded()
        layer.displayIfNeeded()
        #expect(!layer.needsDisplay() && layer.draws == 1 && layer.displayCounts.redraws == 1)
        layer.position.x = 40
        layer.bounds.size.width = 5
        layer.backgroundColor = layer.color
        #expect(!layer.needsDisplay())
        layer.needsDisplayOnBoundsChange = true
        layer.bounds = layer.bounds
        #expect(!layer.needsDisplay())
        layer.bounds.size.width = 6
        #expect(layer.needsDisplay())
    }

    @Test("needsDisplay(forKey:) is false for CALayer's keys; a subclass's keys mark, other values only")
    func needsDisplayForKey() {
        for property in CALayer.properties { #expect(!CALayer.needsDisplay(forKey: property.key)) }
        let layer = NeedsDisplay()
        layer.cornerRadius = 0
        #expect(!layer.needsDisplay())
        layer.cornerRadius = 2
        #expect(layer.needsDisplay())
        layer.displayIfNeeded()
        layer.setValue(0.5, forKey: "progress")
        #expect(layer.needsDisplay())
    }

    @Test(
        "Pixels = floor(side × scale + ½)",
        arguments: [
            (10.0, 1.0, 10), (10.4, 1, 10), (10.5, 1, 11), (10.2, 3, 31), (10.1, 3, 30), (0.5, 1, 1),
        ])
    func pixelSize(side: Double, scale: Double, pixels: Int) {
        let layer = painted(CGRect(x: 0, y: 0, width: side, height: 2))
        layer.contentsScale = CGFloat(scale)
        layer.displayIfNeeded()
        #expect(layer.shownImage?.width == pixels)
        let store = layer.contents as? LayerBackingStore
        #expect(store?.byteCount == pixels * Int(2 * scale) * 4)
    }

    @Test("A zero side has no contents; a huge one is ignored with a word; the mark goes either way")
    func bogusSizes() {
        let layer = painted(rect(0, 0, 4, 4))
        layer.displayIfNeeded()
        #expect(layer.contents != nil)
        layer.bounds.size.height = 0
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(layer.contents == nil && !layer.needsDisplay() && layer.draws == 1)
        layer.bounds.size.height = 1e9
        layer.setNeedsDisplay()
        let found = misuses { layer.displayIfNeeded() }
        #expect(found.count == 1 && found[0].hasPrefix("Ignoring bogus layer size") && layer.contents == nil)
    }

    @Test("The context is the layer's own space, scaled, y down")
    func space() {
        final class Dot: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
                ctx.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
            }
        }
        let layer = Dot()
        layer.bounds = rect(10, 20, 3, 3)
        layer.contentsScale = 2
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(pixel(layer, 0, 0) == [0, 255, 0, 255] && pixel(layer, 1, 1) == [0, 255, 0, 255])
        #expect(pixel(layer, 2, 0) == [0, 0, 0, 0] && pixel(layer, 0, 2) == [0, 0, 0, 0])
    }

    @Test("A partial mark draws its part: old pixels outside stay, parts unite, counts say how much")
    func partial() {
        let layer = painted(rect(0, 0, 10, 10))
        layer.displayIfNeeded()
        layer.color = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
        layer.setNeedsDisplay(rect(2, 2, 2, 2))
        layer.setNeedsDisplay(rect(5, 5, 1, 1))
        layer.displayIfNeeded()
        #expect(layer.clips.last == rect(2, 2, 4, 4))
        #expect(pixel(layer, 1, 1) == [255, 0, 0, 255] && pixel(layer, 6, 6) == [255, 0, 0, 255])
        #expect(pixel(layer, 2, 2) == [0, 255, 0, 255] && pixel(layer, 5, 5) == [0, 255, 0, 255])
        #expect(layer.displayCounts == LayerDisplayCounts(redraws: 2, drawnPixels: 116))
        layer.setNeedsDisplay(.zero)
        #expect(layer.needsDisplay())
        layer.displayIfNeeded()
        #expect(layer.draws == 2, "an empty rectangle marks the layer, but no area")
        layer.setNeedsDisplay(rect(50, 50, 5, 5))
        layer.displayIfNeeded()
        #expect(layer.draws == 2)
    }

    @Test("The part drawn is clear before it is drawn again")
    func cleared() {
        let layer = painted(rect(0, 0, 4, 4))
        layer.displayIfNeeded()
        layer.color = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)
        layer.setNeedsDisplay(rect(0, 0, 2, 4))
        layer.displayIfNeeded()
        #expect(pixel(layer, 0, 0) == [0, 0, 0, 0] && pixel(layer, 3, 0) == [255, 0, 0, 255])
    }

    @Test("Drawn wholly again, nothing of the old picture is left, also where a pixel is not covered whole")
    func drawnAgain() {
        let layer = painted(rect(0, 0, 2, 2.6))
        layer.displayIfNeeded()
        // The last row of the store is covered by 0.6, as is the clip.
        let covered = pixel(layer, 0, 2)[3]
        #expect(covered == 92)
        layer.color = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(pixel(layer, 0, 0) == [0, 255, 0, 255])
        #expect(pixel(layer, 0, 2) == [0, covered, 0, covered])
    }

    @Test("An opaque store has no alpha: what is not drawn is black")
    func opaque() {
        let layer = Drawing()
        let opaque = CALayer()
        opaque.bounds = rect(0, 0, 2, 2)
        opaque.isOpaque = true
        opaque.delegate = layer
        opaque.setNeedsDisplay()
        opaque.displayIfNeeded()
        #expect(pixel(opaque, 0, 0) == [0, 0, 255, 255] && pixel(opaque, 1, 1) == [0, 0, 0, 255])
        #expect(opaque.encodedValues().image?.isOpaque == true)
    }

    @Test("delegate.display alone if implemented; else will and draw; a delegate with neither has no store")
    func delegates() {
        let displaying = Displaying()
        let layer = CALayer()
        layer.bounds = rect(0, 0, 2, 2)
        layer.delegate = displaying
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(displaying.log == ["display"] && layer.contents == nil && !layer.needsDisplay())
        let drawing = Drawing()
        layer.delegate = drawing
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(drawing.log == ["will", "draw"] && pixel(layer, 0, 0) == [0, 0, 255, 255])
        let plain = CALayer()
        let silent = Silent()
        plain.bounds = rect(0, 0, 2, 2)
        for delegate in [nil, silent] {
            plain.delegate = delegate
            plain.setNeedsDisplay()
            plain.displayIfNeeded()
            #expect(plain.contents == nil && plain.displayCounts.redraws == 0)
        }
    }

    @Test("The tree displays superlayers first, only what is marked; hidden layers keep their marks")
    func tree() {
        let root = painted(rect(0, 0, 4, 4))
        let child = painted(rect(0, 0, 4, 4))
        let hidden = painted(rect(0, 0, 4, 4))
        let plain = CALayer()
        root.addSublayer(plain)
        plain.addSublayer(child)
        plain.addSublayer(hidden)
        hidden.isHidden = true
        root.displayTree()
        root.displayTree()
        #expect(root.draws == 1 && child.draws == 1 && hidden.draws == 0 && hidden.needsDisplay())
        hidden.isHidden = false
        root.displayTree()
        #expect(hidden.draws == 1 && !root.isDisplayPending)
    }

    @Test("A CGImage is shown; other objects are kept and draw nothing; assigning drops the store")
    func contents() throws {
        let layer = painted(rect(0, 0, 2, 2))
        layer.displayIfNeeded()
        let image = try #require(layer.shownImage)
        let other = CALayer()
        other.contents = image
        #expect(other.encodedValues().image?.isBackingStore == false)
        #expect(layer.encodedValues().image?.isBackingStore == true)
        other.contents = "UIImage"
        #expect(other.contents as? String == "UIImage" && other.encodedValues().image == nil)
        layer.contents = nil
        #expect(layer.shownImage == nil)
    }
}
