import CoreGraphics
import Rasterizer
import Testing

@testable import RenderServer

@Suite struct PictureComparisonTests {
    private func picture(_ width: Int, _ height: Int, _ edit: (inout [UInt8]) -> Void = { _ in }) -> CGImage {
        var bytes = [UInt8](repeating: 100, count: width * height * 4)
        edit(&bytes)
        return CGImage(bitmap: Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height), bytes: bytes))
    }

    @Test("equal pictures differ in nothing")
    func equal() {
        #expect(PictureComparison.compare(picture(5, 4), picture(5, 4))?.isEmpty == true)
    }

    @Test("a difference says how many pixels, by how much, where")
    func differing() {
        let other = picture(5, 4) { bytes in
            bytes[(1 * 5 + 2) * 4] = 97
            bytes[(3 * 5 + 4) * 4 + 3] = 140
            bytes[(3 * 5 + 4) * 4 + 1] = 101
        }
        let difference = PictureComparison.compare(picture(5, 4), other)
        #expect(
            difference == PictureDifference(pixels: 2, maximum: 40, rect: PixelRect(x: 2, y: 1, width: 3, height: 3)))
        #expect(difference?.description == "2 pixels differ, by 40 of 255 at most, inside 2 1 3×3")
    }

    @Test("pictures of different sizes are not compared pixel by pixel")
    func sizes() {
        #expect(PictureComparison.compare(picture(5, 4), picture(4, 5)) == nil)
    }

    @Test("the difference picture marks exactly the differing pixels, and what only one picture has")
    func marked() {
        let other = picture(4, 2) { $0[5] = 250 }
        let marks = PictureComparison.picture(of: picture(3, 2), other).bitmap
        #expect(marks.width == 4 && marks.height == 2)
        let reds = (0..<8).filter { marks.bytes[$0 * 4] == 255 && marks.bytes[$0 * 4 + 1] < 128 }
        #expect(reds == [1, 3, 7], "one changed pixel, one column that only one picture has")
    }
}
