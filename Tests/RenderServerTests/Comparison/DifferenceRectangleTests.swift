import CoreGraphics
import Rasterizer
import Testing

@testable import RenderServer

@Suite struct DifferenceRectangleTests {
    private func picture(_ width: Int, _ height: Int, dots: [(Int, Int)] = []) -> CGImage {
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        for (x, y) in dots { bytes[(y * width + x) * 4] = 0 }
        return CGImage(bitmap: Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height), bytes: bytes))
    }

    @Test("differences that lie near each other are one rectangle, tight; others are rectangles of their own")
    func rectangles() {
        let plain = picture(100, 70)
        #expect(PictureComparison.rectangles(plain, plain) == [])
        #expect(PictureComparison.rectangles(plain, picture(70, 100)) == nil)
        let dots = [(3, 3), (20, 18), (90, 60), (99, 69)]
        let rects = PictureComparison.rectangles(plain, picture(100, 70, dots: dots))
        #expect(rects?.map(\.description) == ["3 3 18×16", "90 60 10×10"])
    }

    @Test("every differing pixel lies in a rectangle, also when there are more than the limit")
    func limit() {
        let dots = (0..<30).flatMap { x in (0..<20).map { (x * 33 + 1, $0 * 33 + 2) } }
        let rects = PictureComparison.rectangles(picture(1000, 700), picture(1000, 700, dots: dots), limit: 10) ?? []
        #expect(rects.count == 10)
        #expect(dots.allSatisfy { dot in rects.contains { $0.contains(x: dot.0, y: dot.1) } })
    }
}
