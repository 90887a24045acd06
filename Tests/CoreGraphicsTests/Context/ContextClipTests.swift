import CoreGraphics
import Foundation
import Rasterizer
import Testing

@Suite struct ContextClipTests {
    private let everything = CGRect(x: 0, y: 0, width: 8, height: 8)

    @Test("clips intersect and restore undoes them")
    func intersection() {
        let context = CGContext.screen(8, 8)
        context.saveGState()
        context.clip(to: CGRect(x: 1, y: 1, width: 4, height: 4))
        context.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        context.clip()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 3, y: 3, width: 2, height: 2))
        context.fill(everything)
        #expect(context.makeBitmap().alphas.filter { $0 == 255 }.count == 4)
        #expect(context[3, 3] == .black && context[4, 4] == .black)
        context.restoreGState()
        #expect(context.boundingBoxOfClipPath == everything)
        context.fill(everything)
        #expect(context.makeBitmap().alphas.allSatisfy { $0 == 255 })
    }

    @Test("soft clips multiply with soft edges")
    func softness() {
        let context = CGContext.screen(8, 8)
        context.clip(to: CGRect(x: 0.5, y: 0, width: 4, height: 8))
        context.fill(CGRect(x: 0, y: 0.5, width: 8, height: 4))
        #expect(context[0, 1].alpha == 128 && context[1, 0].alpha == 128 && context[0, 0].alpha == 64)
    }

    @Test("clipping by rule, to several rectangles, to nothing, and resetting")
    func kinds() {
        let rects = [CGRect(x: 0, y: 0, width: 8, height: 8), CGRect(x: 2, y: 2, width: 4, height: 4)]
        let hole = CGContext.screen(8, 8)
        hole.addRects(rects)
        hole.clip(using: .evenOdd)
        hole.fill(everything)
        #expect(hole[3, 3] == .clear && hole[1, 1] == .black)
        let both = CGContext.screen(8, 8)
        both.clip(to: [CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 5, y: 5, width: 2, height: 2)])
        both.fill(everything)
        #expect(both.makeBitmap().alphas.filter { $0 == 255 }.count == 8)
        let none = CGContext.screen(8, 8)
        none.clip()
        none.fill(everything)
        #expect(none.makeBitmap().alphas.allSatisfy { $0 == 0 })
        none.resetClip()
        none.fill(everything)
        #expect(none.makeBitmap().alphas.allSatisfy { $0 == 255 })
    }

    @Test("a mask lets through by alpha, or by grey without alpha, upside down where y is down")
    func masks() {
        let rows = [[Pixel(0, 0, 0, 255), Pixel(0, 0, 0, 100)], [Pixel(0, 0, 0, 50), .clear]]
        let withAlpha = CGImage(bitmap: Bitmap(rows: rows))
        let gray = CGImage(
            width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
            space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGBitmapInfo(alpha: .none),
            provider: CGDataProvider(data: Data([255, 100, 50, 0]))!, decode: nil, shouldInterpolate: false,
            intent: .defaultIntent)!
        for mask in [withAlpha, gray] {
            for (context, isUp) in [(CGContext.paper(4, 4), true), (.screen(4, 4), false)] {
                context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2), mask: mask)
                context.fill(everything)
                let (upper, lower) = isUp ? (1, 2) : (2, 1)
                let bitmap = context.makeBitmap()
                #expect(bitmap[1, upper].alpha == 255 && bitmap[2, upper].alpha == 100)
                #expect(bitmap[1, lower].alpha == 50 && bitmap[2, lower].alpha == 0)
                #expect(bitmap[0, 0].alpha == 0 && bitmap[3, 3].alpha == 0)
            }
        }
    }
}
