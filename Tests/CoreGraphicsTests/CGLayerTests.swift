import CoreGraphics
import Rasterizer
import Testing

@Suite("Layers of contexts")
struct CGLayerTests {
    private func context(_ width: Int, _ height: Int) -> CGContext {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpace(name: CGColorSpace.sRGB),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    }

    /// Where red pixels are, from the top left.
    private func red(_ context: CGContext, _ width: Int, _ height: Int) -> Set<[Int]> {
        let places = (0..<height).flatMap { y in (0..<width).map { [$0, y] } }
        return Set(places.filter { context[$0[0], $0[1]].red == 255 })
    }

    @Test("A point of a layer comes out at its place of the rectangle, in its own size and scaled")
    func places() throws {
        let canvas = context(10, 10)
        let layer = try #require(CGLayer(canvas, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
        layer.context?.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        layer.context?.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        canvas.draw(layer, at: CGPoint(x: 2, y: 3))
        // y goes up: the pixel (3, 3) from below is the seventh row.
        #expect(red(canvas, 10, 10) == [[3, 6]])
        let scaled = context(10, 10)
        scaled.interpolationQuality = .none
        scaled.draw(layer, in: CGRect(x: 0, y: 0, width: 8, height: 4))
        #expect(red(scaled, 10, 10) == [[2, 9], [3, 9]])
    }

    @Test("A layer of no size is none")
    func empty() {
        for size in [
            CGSize.zero, CGSize(width: -1, height: 2), CGSize(width: 1e9, height: 1e9),
            CGSize(width: CGFloat.nan, height: 1),
        ] {
            #expect(CGLayer(context(1, 1), size: size, auxiliaryInfo: nil) == nil)
        }
    }
}
