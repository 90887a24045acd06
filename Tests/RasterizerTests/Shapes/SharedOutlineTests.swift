import Testing

@testable import Rasterizer

@Suite("Equal outlines share their coverage")
struct SharedOutlineTests {
    private static let target = PixelRect(x: 0, y: 0, width: 1170, height: 2532)

    /// A card as a screen of scale 3 has them: no coordinate is a whole number, and each is rounded where it lies.
    private static func card(_ x: Double, _ y: Double) -> PathShape {
        let path = Shapes.roundedRect(x + 0.1, y + 0.7, 70.3, 36.1, radius: 12)
        return PathShape(path: path, matrix: .scale(x: 3, y: 3))
    }

    private static func runs(_ shape: PreparedShape) -> CoverageRuns? {
        if case .runs(let runs) = shape.kind { runs } else { nil }
    }

    @Test("an outline is the same wherever on the pixel grid it lies")
    func place() throws {
        var random = SplitMix64(seed: 3)
        let first = try #require(PlacedOutline(Self.card(5, 5)))
        for _ in 0..<200 {
            let (x, y) = (random.int(-300...900), random.int(-300...900))
            let other = try #require(PlacedOutline(Self.card(5 + Double(x), 5 + Double(y))))
            #expect(other.key == first.key)
            #expect((other.x, other.y) == (first.x + 3 * x, first.y + 3 * y))
            #expect(other.bounds == first.bounds)
        }
        let turned = try #require(PlacedOutline(PathShape(path: Self.card(5, 5).path, matrix: .identity)))
        #expect(turned.key != first.key)
    }

    @Test("what is long, large, far away, stroked, in space or not finite keeps its place")
    func exceptions() {
        func isPlaced(_ path: Path, _ matrix: Matrix3x3 = .identity, stroke: StrokeStyle? = nil) -> Bool {
            PlacedOutline(PathShape(path: path, matrix: matrix, stroke: stroke)) != nil
        }
        let circle = Shapes.circle(50, 50, radius: 20)
        var space = Matrix3x3.identity
        space.m13 = 0.001
        #expect(isPlaced(circle))
        #expect(!isPlaced(circle, stroke: StrokeStyle(width: 1)))
        #expect(!isPlaced(circle, space))
        #expect(!isPlaced(circle, .scale(x: 1000, y: 1)))
        #expect(!isPlaced(circle, .translation(x: 0x1p20, y: 0)))
        #expect(!isPlaced(Shapes.circle(.nan, 0, radius: 5)))
        #expect(!isPlaced(Shapes.circle(.infinity, 0, radius: 5)))
        #expect(!isPlaced(Shapes.polygon((0..<300).map { Point(Double($0), Double($0 % 7)) })))
        #expect(!isPlaced(Path()))
    }

    @Test("outlines that a target cuts, and outlines elsewhere, have the runs of the whole one")
    func cut() throws {
        let builder = RunBuilder()
        let whole = PreparedShape(.path(Self.card(100, 100)), target: Self.target, builder: builder)
        for (x, y) in [(-30, 50), (370, 50), (40, -20), (40, 830), (-60, -30), (200, 300)] {
            let card = Self.card(Double(x), Double(y))
            let shape = PreparedShape(.path(card), target: Self.target, builder: builder)
            #expect(Self.runs(shape) === Self.runs(whole))
            #expect(Self.target.contains(shape.bounds) && shape.frame.contains(shape.bounds))
            // A group's rectangle cuts no less.
            let group = PixelRect(x: shape.bounds.minX + 7, y: shape.bounds.minY + 5, width: 20, height: 30)
            let part = PreparedShape(.path(card), target: group, builder: builder)
            #expect(Self.runs(part) === Self.runs(whole))
            #expect(part.bounds == shape.bounds.intersection(group))
            #expect(part.full.first == shape.full.first.intersection(group))
        }
        let outside = PreparedShape(.path(Self.card(-80, 0)), target: Self.target, builder: builder)
        #expect(outside.bounds.isEmpty)
    }

    @Test("bytes are those of the whole outline, however it is cut and however large it is", arguments: [40.0, 300])
    func bytes(radius: Double) {
        let circle = Shape.path(
            PathShape(path: Shapes.circle(radius + 0.3, radius + 0.6, radius: radius), matrix: .identity))
        let size = Int(radius) * 2 + 2
        let whole = Mask(of: circle, in: PixelRect(x: 0, y: 0, width: size, height: size))
        var random = SplitMix64(seed: 8)
        for _ in 0..<10 {
            let (x, y) = (random.int(0...size - 20), random.int(0...size - 20))
            let part = PixelRect(x: x, y: y, width: random.int(1...size / 2), height: random.int(1...size / 2))
                .intersection(whole.rect)
            let mask = Mask(of: circle, in: part)
            for y in part.minY..<part.maxY {
                for x in part.minX..<part.maxX where mask[x, y] != whole[x, y] {
                    Issue.record("\(x), \(y): \(mask[x, y]) for \(whole[x, y])")
                    return
                }
            }
        }
    }

    @Test("large outlines, cut and whole, are the same with any number of threads and without sharing")
    func large() {
        let canvas = PixelRect(x: 0, y: 0, width: 900, height: 700)
        let places = [(20, 20), (-300, 40), (500, 100), (100, -250), (150, 400), (20, 20), (-20, -20)]
        let commands = (0..<40).map { index in
            let (x, y) = places[index % places.count]
            let circle = Shapes.circle(Double(x) + 300.3, Double(y) + 290.6, radius: 250)
            return DrawCommand(
                shape: .path(PathShape(path: circle, matrix: .identity)),
                paint: .solid(Color8(red: UInt8(index * 6), green: 40, blue: 90, alpha: 60)))
        }
        func picture(_ threads: Int, _ shortcuts: Shortcuts) -> [UInt8] {
            TileRenderer(threads: threads, shortcuts: shortcuts).picture(of: commands, in: canvas).bytes
        }
        let expected = picture(1, [])
        for threads in [1, 2, 8] { #expect(picture(threads, .all) == expected) }
    }

    @Test("a border cut by its target is outer less inner")
    func ring() {
        // Small ones, and an outer one that is cut while the inner one is not.
        let small = (Shapes.roundedRect(0.2, 0.4, 90, 60, radius: 20), Shapes.roundedRect(4.2, 4.4, 82, 52, radius: 16))
        let large = (
            Shapes.roundedRect(0.2, 0.4, 400, 340, radius: 40), Shapes.roundedRect(14.2, 14.4, 372, 330, radius: 30)
        )
        let cases = [
            (small, PixelRect(x: 0, y: 0, width: 95, height: 65)),
            (small, PixelRect(x: 3, y: 50, width: 40, height: 9)),
            (large, PixelRect(x: 5, y: 3, width: 300, height: 300)),
            (large, PixelRect(x: 90, y: 9, width: 290, height: 300)),
        ]
        for ((outer, inner), rect) in cases {
            let shapes = [outer, inner].map { Shape.path(PathShape(path: $0, matrix: .identity)) }
            let ring = Mask(of: .difference(outer: shapes[0], inner: shapes[1]), in: rect)
            let masks = shapes.map { Mask(of: $0, in: rect) }
            for y in rect.minY..<rect.maxY {
                for x in rect.minX..<rect.maxX {
                    let product = Int(masks[0][x, y]) * (255 - Int(masks[1][x, y]))
                    #expect(Int(ring[x, y]) == KernelTwin.quotient(product, 255))
                }
            }
        }
    }
}
