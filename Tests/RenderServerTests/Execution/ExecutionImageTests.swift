import Arithmetic
import CoreGraphics
import Foundation
import Rasterizer
import Testing
import TextFormatting

@testable import RenderServer

@Suite("Execution: contents")
struct ExecutionImageTests {
    private static func command(
        _ image: CGImage, bounds: CGRect, at matrix: Matrix3x3 = .identity,
        _ configure: (inout ImageContents) -> Void = { _ in }
    ) -> PlanCommand {
        var contents = ImageContents(image: image)
        contents.magnificationFilter = .nearest
        contents.minificationFilter = .nearest
        configure(&contents)
        let node = PlanFixture.node(bounds: bounds) { $0.image = contents }
        return PlanCommand(content: .image, node: node, matrix: matrix)
    }

    /// Where a 4×2 image of scale 1 lies in bounds of 10×8, by hand; y by pixel centres for the aspect gravities.
    private static let places: [(ImageContents.Gravity, PixelRect)] = [
        (.resize, PixelRect(x: 0, y: 0, width: 10, height: 8)),
        (.resizeAspect, PixelRect(x: 0, y: 1, width: 10, height: 5)),
        (.resizeAspectFill, PixelRect(x: -3, y: 0, width: 16, height: 8)),
        (.center, PixelRect(x: 3, y: 3, width: 4, height: 2)),
        (.left, PixelRect(x: 0, y: 3, width: 4, height: 2)), (.right, PixelRect(x: 6, y: 3, width: 4, height: 2)),
        (.bottom, PixelRect(x: 3, y: 0, width: 4, height: 2)), (.top, PixelRect(x: 3, y: 6, width: 4, height: 2)),
        (.bottomLeft, PixelRect(x: 0, y: 0, width: 4, height: 2)),
        (.bottomRight, PixelRect(x: 6, y: 0, width: 4, height: 2)),
        (.topLeft, PixelRect(x: 0, y: 6, width: 4, height: 2)), (.topRight, PixelRect(x: 6, y: 6, width: 4, height: 2)),
    ]

    @Test("Each gravity puts contents where iOS puts them: bottom is minY, the physical top", arguments: 0..<12)
    func gravity(index: Int) {
        let (gravity, place) = Self.places[index]
        let image = CGImage.pixels(width: 4, Array(repeating: [90, 80, 70], count: 8))
        let bounds = CGRect(x: 5, y: 5, width: 10, height: 8)
        let picture = PlanFixture.draw(
            width: 30, height: 30,
            Self.command(image, bounds: bounds, at: .translation(x: 5, y: 5)) { $0.gravity = gravity })
        #expect(picture.drawnRect == place.offset(x: 10, y: 10))
        #expect(picture.pixel(place.minX + 10, place.minY + 10) == [90, 80, 70, 255])
    }

    @Test("contentsScale divides the size of unscaled contents")
    func contentsScale() {
        let image = CGImage.counted(width: 6, height: 3)
        let picture = PlanFixture.draw(
            width: 30, height: 30,
            Self.command(image, bounds: CGRect(x: 0, y: 0, width: 5, height: 5), at: .scale(x: 3, y: 3)) {
                $0.gravity = .bottomLeft
                $0.contentsScale = 3
            })
        #expect(picture.drawnRect == PixelRect(x: 0, y: 0, width: 6, height: 3))
        #expect(picture.reds(row: 0).prefix(6) == [10, 20, 30, 40, 50, 60])
    }

    @Test("Pixels are copied where the scales meet and the place is whole, whatever the filter", arguments: [0, 1, 2])
    func exactCopy(filter: Int) {
        var generator = SplitMix64(seed: 5)
        let colors = (0..<12 * 9).map { _ in (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) } }
        let image = CGImage.pixels(width: 12, colors)
        let command = Self.command(
            image, bounds: CGRect(x: 0, y: 0, width: 4, height: 3),
            at: Matrix3x3(a: 3, b: 0, c: 0, d: 3, tx: 5, ty: 4)
        ) {
            $0.contentsScale = 3
            $0.magnificationFilter = [.nearest, .linear, .trilinear][filter]
            $0.minificationFilter = [.nearest, .linear, .trilinear][filter]
        }
        let picture = PlanFixture.draw(width: 20, height: 20, command)
        for y in 0..<9 {
            for x in 0..<12 { #expect(picture.pixel(5 + x, 4 + y) == colors[y * 12 + x] + [255]) }
        }
        #expect(picture.drawnRect == PixelRect(x: 5, y: 4, width: 12, height: 9))
    }

    @Test("contentsRect shows part of the image; beyond the image its edge pixels repeat")
    func contentsRect() {
        let image = CGImage.counted(width: 4, height: 1)
        func row(_ rect: CGRect, width: Int) -> [UInt8] {
            let bounds = CGRect(x: 0, y: 0, width: width, height: 1)
            return PlanFixture.draw(
                width: width, height: 1, Self.command(image, bounds: bounds) { $0.contentsRect = rect }
            ).reds(row: 0)
        }
        #expect(row(CGRect(x: 0.25, y: 0, width: 0.5, height: 1), width: 4) == [20, 20, 30, 30])
        #expect(
            row(CGRect(x: -1, y: 0, width: 3, height: 1), width: 12) == [
                10, 10, 10, 10, 10, 20, 30, 40, 40, 40, 40, 40,
            ])
        #expect(row(CGRect(x: 0, y: 0, width: 0, height: 1), width: 4) == [0, 0, 0, 0])
    }

    @Test("contentsCenter keeps the corners, stretches the edges one way and the middle both ways")
    func ninePart() {
        let image = CGImage.counted(width: 3, height: 3)
        let third = 1.0 / 3
        let picture = PlanFixture.draw(
            width: 7, height: 5,
            Self.command(image, bounds: CGRect(x: 0, y: 0, width: 7, height: 5)) {
                $0.contentsCenter = CGRect(x: third, y: third, width: third, height: third)
            })
        let rows = (0..<5).map { picture.reds(row: $0) }
        #expect(rows[0] == [10, 20, 20, 20, 20, 20, 30])
        #expect(rows[1] == [40, 50, 50, 50, 50, 50, 60])
        #expect(rows[3] == rows[1])
        #expect(rows[4] == [70, 80, 80, 80, 80, 80, 90])
    }

    @Test("A contentsCenter without extent stretches one source pixel around it")
    func ninePartWithoutCenter() {
        let image = CGImage.counted(width: 5, height: 1)
        let picture = PlanFixture.draw(
            width: 9, height: 1,
            Self.command(image, bounds: CGRect(x: 0, y: 0, width: 9, height: 1)) {
                $0.contentsCenter = CGRect(x: 0.5, y: 0, width: 0, height: 1)
            })
        #expect(picture.reds(row: 0) == [10, 20, 30, 30, 30, 30, 30, 40, 50])
    }

    @Test("With too little room the outer slices shrink in proportion")
    func ninePartTooSmall() {
        let contents = { (center: CGRect) in
            var contents = ImageContents(image: CGImage.counted(width: 10, height: 1))
            contents.contentsCenter = center
            return contents
        }
        let placement = ImagePlacement(
            contents(CGRect(x: 0.6, y: 0, width: 0.2, height: 1)), pixels: CGSize(width: 10, height: 1),
            bounds: CGRect(x: 0, y: 0, width: 4, height: 1))
        #expect(
            placement.parts == [
                .init(
                    source: CGRect(x: 0, y: 0, width: 6, height: 1),
                    destination: CGRect(x: 0, y: 0, width: 3, height: 1)),
                .init(
                    source: CGRect(x: 8, y: 0, width: 2, height: 1),
                    destination: CGRect(x: 3, y: 0, width: 1, height: 1)),
            ])
    }

    @Test("Linear magnification mixes neighbours, nearest does not")
    func magnification() {
        let image = CGImage.pixels(width: 2, [[0, 0, 0], [200, 0, 0]])
        func row(_ filter: ImageContents.Filter) -> [UInt8] {
            PlanFixture.draw(
                width: 8, height: 1,
                Self.command(image, bounds: CGRect(x: 0, y: 0, width: 8, height: 1)) { $0.magnificationFilter = filter }
            ).reds(row: 0)
        }
        #expect(row(.nearest) == [0, 0, 0, 0, 200, 200, 200, 200])
        #expect(row(.linear) == [0, 0, 25, 75, 125, 175, 200, 200])
        #expect(row(.trilinear) == row(.linear))
    }

    @Test("Trilinear minification takes the means of mipmaps; nearest and linear skip pixels")
    func minification() {
        // Columns of black and white, four to a target pixel.
        let image = CGImage.pixels(width: 16, (0..<16 * 16).map { $0 % 2 == 0 ? [0, 0, 0] : [200, 200, 200] })
        func draw(_ filter: ImageContents.Filter, bias: Float = 0) -> Bitmap {
            PlanFixture.draw(
                width: 4, height: 4,
                Self.command(image, bounds: CGRect(x: 0, y: 0, width: 4, height: 4)) {
                    $0.minificationFilter = filter
                    $0.minificationFilterBias = bias
                })
        }
        #expect(
            draw(.trilinear).bytes.enumerated().allSatisfy {
                $0.offset % 4 == 3 ? $0.element == 255 : $0.element == 100
            })
        #expect(draw(.nearest).reds(row: 0).allSatisfy { $0 == 0 || $0 == 200 })
        // A bias of −2 levels takes the image itself.
        #expect(draw(.trilinear, bias: -2).bytes == draw(.linear).bytes)
    }

    @Test("Between two mipmaps their pictures are mixed; beyond the last one it stays")
    func minificationBetweenLevels() {
        // One bright pixel in each 4×4: level 0 samples nothing of it, level 1 half, level 2 all of it.
        let image = CGImage.pixels(
            width: 12, (0..<144).map { $0 % 12 % 4 == 0 && $0 / 12 % 4 == 0 ? [160, 160, 160] : [0, 0, 0] })
        var levels = PreparedImages()
        let between = levels.levels(image, multipliedBy: nil, detail: 1.25)
        #expect((between.fineLevel, between.coarseLevel, between.coarseWeight) == (1, 2, 64))
        #expect(between.coarse.pixel(0, 0)[0] == 10)
        let beyond = levels.levels(image, multipliedBy: nil, detail: 9.5)
        #expect((beyond.fineLevel, beyond.coarseLevel, beyond.coarseWeight) == (4, 4, 0))
        #expect(beyond.fine.rect == PixelRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test("A template draws its tint through the image's alpha")
    func template() {
        let image = CGImage(
            bitmap: Bitmap(rect: PixelRect(x: 0, y: 0, width: 2, height: 1), bytes: [255, 255, 255, 255, 0, 0, 0, 0]))
        let command = Self.command(image, bounds: CGRect(x: 0, y: 0, width: 2, height: 1)) {
            $0.tint = .bytes(10, 20, 30)
        }
        let picture = PlanFixture.draw(width: 2, height: 1, command)
        #expect(picture.pixel(0, 0) == [10, 20, 30, 255])
        #expect(picture.pixel(1, 0) == [0, 0, 0, 0])
    }

    @Test("A replicator's colour multiplies the image")
    func replicated() {
        var command = Self.command(
            CGImage.pixels(width: 1, [[200, 100, 60]]), bounds: CGRect(x: 0, y: 0, width: 1, height: 1))
        command.color = SIMD4(0.5, 1, 0, 1)
        #expect(PlanFixture.draw(width: 1, height: 1, command).pixel(0, 0) == [100, 100, 0, 255])
    }

    @Test("A turned image has hard edges by pixel centre")
    func turned() throws {
        let matrix = ExecutionBoxTests.matrices[6]
        let image = CGImage.pixels(width: 1, [[255, 255, 255]])
        let bounds = CGRect(x: 0, y: 0, width: 40, height: 24)
        let picture = PlanFixture.draw(width: 120, height: 100, Self.command(image, bounds: bounds, at: matrix))
        let box = PlanFixture.box(bounds, .opaqueWhite)
        #expect(
            picture.bytes == PlanFixture.draw(width: 120, height: 100, PlanFixture.background(box, at: matrix)).bytes)
    }

    @Test("A map that misses whole pixels by less than 1/1024 over the picture copies them")
    func snapping() {
        func map(_ noise: Double) -> Matrix3x3 {
            Matrix3x3(a: 1 + noise, b: noise, c: -noise, d: 1 - noise, tx: 7 + noise, ty: -3)
        }
        #expect(map(1e-6).snappedToPixels(width: 100, height: 80) == .translation(x: 7, y: -3))
        #expect(map(1e-6).snappedToPixels(width: 100, height: 80).wholePixelShift.map { [$0.x, $0.y] } == [7, -3])
        #expect(map(1e-4).snappedToPixels(width: 100, height: 80) == map(1e-4))
        #expect(map(1e-4).snappedToPixels(width: 5, height: 5) == .translation(x: 7, y: -3))
        let quarter = Matrix3x3(a: 6e-17, b: 1, c: -1, d: 6e-17, tx: 40, ty: 0)
        #expect(
            quarter.snappedToPixels(width: 100, height: 80) == Matrix3x3(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0))
        let half = Matrix3x3.translation(x: 0.5, y: 0).wholePixelShift
        #expect(half.map { [$0.x, $0.y] } == nil)
    }

    @Test("log₂ agrees with the library's")
    func logarithm() {
        for value in [0.001, 0.5, 1, 1.5, 1.999, 2, 3, 10, 1000.5] {
            #expect(abs(BinaryLogarithm.of(value) - log2(value)) < 1e-12)
        }
    }
}
