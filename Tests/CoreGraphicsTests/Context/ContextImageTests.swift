import CoreGraphics
import Foundation
import Rasterizer
import Testing

@Suite struct ContextImageTests {
    private let picture = CGImage(bitmap: Bitmap(rows: [[.red, .green], [.blue, .white]]))

    @Test("the last row lies at the rectangle's least y: upright with y up, upside down with y down")
    func orientation() {
        let paper = CGContext.paper(4, 4)
        paper.draw(picture, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(paper[0, 2] == .red && paper[1, 2] == .green && paper[0, 3] == .blue && paper[1, 3] == .white)
        #expect(paper[2, 2] == .clear && paper[0, 1] == .clear)
        let screen = CGContext.screen(4, 4)
        screen.draw(picture, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(screen[0, 0] == .blue && screen[1, 0] == .white && screen[0, 1] == .red && screen[1, 1] == .green)
        let turned = CGContext.screen(4, 4)
        turned.translateBy(x: 0, y: 2)
        turned.scaleBy(x: 1, y: -1)
        turned.draw(picture, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(turned[0, 0] == .red && turned[1, 1] == .white)
    }

    @Test("at its own pixel size a picture is copied exactly at every scale", arguments: [1, 2, 3])
    func exactCopies(scale: Int) {
        var generator = SplitMix64(seed: 21)
        let (width, height) = (100, 37)
        let bytes = (0..<width * height).flatMap { _ in
            (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) } + [255]
        }
        let image = CGImage(bitmap: Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height), bytes: bytes))
        let context = CGContext.screen(width, height, scale: CGFloat(scale))
        let size = CGSize(width: CGFloat(width) / CGFloat(scale), height: CGFloat(height) / CGFloat(scale))
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(origin: .zero, size: size))
        #expect(context.makeBitmap().bytes == bytes)
    }

    @Test("nearest neighbours make blocks, tiles repeat")
    func blocksAndTiles() {
        let blocks = CGContext.paper(4, 4)
        blocks.interpolationQuality = .none
        blocks.draw(picture, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(blocks[1, 1] == .red && blocks[2, 1] == .green && blocks[1, 2] == .blue && blocks[3, 3] == .white)
        let tiles = CGContext.paper(4, 4)
        tiles.draw(picture, in: CGRect(x: 0, y: 0, width: 2, height: 2), byTiling: true)
        for y in 0..<4 {
            for x in 0..<4 { #expect(tiles[x, y] == picture.bitmap[x % 2, y % 2]) }
        }
    }

    @Test("a picture much smaller than itself is an average, not a sample")
    func reduction() {
        let board = CGImage(
            bitmap: Bitmap(rows: (0..<32).map { y in (0..<32).map { x in (x + y) % 2 == 0 ? .white : .black } }))
        let context = CGContext.screen(4, 4)
        context.draw(board, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        for pixel in context.makeBitmap().bytes.enumerated() where pixel.offset % 4 != 3 {
            #expect(abs(Int(pixel.element) - 128) <= 1)
        }
    }

    @Test("alpha, clip and image masks")
    func variants() {
        let context = CGContext.screen(2, 2)
        context.setAlpha(0.5)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 2))
        context.draw(picture, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(context[0, 1] == Pixel(128, 0, 0, 128) && context[1, 1] == .clear)
        let mask = CGImage(
            maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
            provider: CGDataProvider(data: Data([0, 255]))!, decode: nil, shouldInterpolate: false)!
        let tinted = CGContext.screen(2, 1)
        tinted.setFillColor(.red)
        tinted.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(tinted[0, 0] == .red && tinted[1, 0] == .clear)
        #expect(mask.dataProvider?.data == Data([0, 255]))
    }

    @Test("rectangles without extent or sense draw nothing")
    func nothing() {
        let context = CGContext.screen(2, 2)
        for rect in [CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)] {
            context.draw(picture, in: rect)
        }
        #expect(context.makeBitmap().bytes.allSatisfy { $0 == 0 })
    }
}
