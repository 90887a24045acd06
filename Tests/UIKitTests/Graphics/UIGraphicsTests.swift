import Offstage
import Testing
import UIKit

@Suite("Current contexts, image contexts and renderers")
struct UIGraphicsTests {
    @Test("Image contexts nest, and end with what was current before")
    func nesting() throws {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 1)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 2)
        let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(PixelProbe(inner)?.letters == ["KK", "KK"])
        #expect(inner.scale == 2 && inner.size == CGSize(width: 1, height: 1))
        #expect(PixelProbe(outer)?.letters == ["R."])
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test("A pushed context is current, and is no image context")
    func pushing() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        UIGraphicsPushContext(context)
        #expect(UIGraphicsGetCurrentContext() === context)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === context)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @MainActor
    @Test("Scale 0 means the screen's; sides grow to whole pixels")
    func scales() throws {
        let stage = Stage(device: .iPhone11)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.scale == 2 && stage.screen.scale == 2)
        #expect(UIGraphicsImageRendererFormat.preferred().scale == 2)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let third = UIGraphicsImageRenderer(size: CGSize(width: 100.0 / 3, height: 1.1), format: format).image { _ in }
        #expect(third.cgImage?.width == 100 && third.cgImage?.height == 4)
    }

    @Test("Empty, huge and endless sizes give no pixels and no crash")
    func badSizes() {
        for size in [CGSize.zero, CGSize(width: 1e9, height: 1e9), CGSize(width: CGFloat.infinity, height: 1)] {
            UIGraphicsBeginImageContextWithOptions(size, false, 1)
            #expect(UIGraphicsGetCurrentContext() == nil)
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIGraphicsEndImageContext()
            var calls = 0
            let image = UIGraphicsImageRenderer(size: size).image { _ in calls += 1 }
            #expect(calls == 1 && image.cgImage == nil && image.size == .zero)
        }
    }

    @Test("A renderer draws what lies inside its bounds")
    func bounds() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: -1, y: 5, width: 2, height: 2), format: format)
        #expect(renderer.format.bounds == CGRect(x: -1, y: 5, width: 2, height: 2))
        let image = renderer.image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 6, width: 10, height: 10))
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            #expect(PixelProbe(context.currentImage)?.letters == ["..", ".B"])
        }
        #expect(PixelProbe(image)?.letters == ["..", ".B"])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("An opaque image starts black, another clear")
    func opacity() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let size = CGSize(width: 1, height: 1)
        #expect(PixelProbe(UIGraphicsImageRenderer(size: size, format: format).image { _ in })?.letters == ["K"])
        #expect(PixelProbe.canvas(1, 1) {} == ["."])
    }

    @Test("UIRectFill replaces, with a blend mode it blends; frames lie inside")
    func rectangles() {
        let replaced = PixelProbe.canvas(1, 1) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.clear.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(replaced == ["."])
        let blended = PixelProbe.canvas(1, 1) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.clear.setFill()
            UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 1, height: 1), .normal)
        }
        #expect(blended == ["R"])
        let framed = PixelProbe.canvas(4, 4) {
            UIColor.green.setFill()
            UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        #expect(framed == ["GGGG", "G..G", "GGGG", "...."])
        let clipped = PixelProbe.canvas(2, 1) {
            UIRectClip(CGRect(x: 1, y: 0, width: 1, height: 1))
            UIColor.green.set()
            UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        #expect(clipped == [".G"])
    }

    @Test("Other threads have their own stack, and renderers work on them")
    func threads() async {
        let letters = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    PixelProbe.canvas(2, 2) {
                        UIColor.red.setFill()
                        UIRectFill(CGRect(x: 0, y: 1, width: 1, height: 1))
                    }
                }
            }
            var all: [[String]] = []
            for await letters in group { all.append(letters) }
            return all
        }
        #expect(letters.count == 8 && letters.allSatisfy { $0 == ["..", "R."] })
    }

    @Test("A path fills, strokes and clips the current context")
    func paths() {
        let filled = PixelProbe.canvas(4, 4) {
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).fill()
        }
        #expect(filled == ["....", ".RR.", ".RR.", "...."])
        let stroked = PixelProbe.canvas(4, 3) {
            UIColor.blue.setStroke()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: 1.5))
            path.addLine(to: CGPoint(x: 4, y: 1.5))
            path.setLineDash([1, 2], count: 2, phase: 0)
            path.stroke()
        }
        #expect(stroked == ["....", "B..B", "...."])
        let clipped = PixelProbe.canvas(3, 1) {
            UIBezierPath(rect: CGRect(x: 1, y: 0, width: 1, height: 1)).addClip()
            UIColor.green.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 1))
        }
        #expect(clipped == [".G."])
        let evenOdd = PixelProbe.canvas(3, 3) {
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3))
            path.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 1, height: 1)))
            path.usesEvenOddFillRule = true
            UIColor.black.setFill()
            path.fill()
        }
        #expect(evenOdd == ["KKK", "K.K", "KKK"])
        let cleared = PixelProbe.canvas(2, 1) {
            UIColor.black.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill(with: .clear, alpha: 1)
        }
        #expect(cleared == [".K"])
    }

    @Test("UIBezierPath flattens more coarsely than CGContext, by the measured thresholds")
    func flattening() {
        // A quarter of radius 50 px has 26 chords at the context's threshold and half as many at the path's.
        func area(_ draw: (CGContext, CGRect) -> Void) -> Int {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image {
                UIColor.black.setFill()
                draw($0.cgContext, CGRect(x: 0, y: 0, width: 100, height: 100))
            }
            guard let probe = PixelProbe(image) else { return 0 }
            return (0..<100).flatMap { y in (0..<100).map { x in probe[x, y][3] } }.reduce(0, +)
        }
        let fine = area { context, rect in context.fillEllipse(in: rect) }
        let coarse = area { _, rect in UIBezierPath(ovalIn: rect).fill() }
        let circle = Double.pi * 2500 * 255
        #expect(coarse < fine)
        #expect(Double(fine) < circle && Double(coarse) > circle * 0.99)
    }
}
