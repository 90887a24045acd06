import Synchronization
import Testing

@testable import Rasterizer

@Suite("Tiles")
struct TileRendererTests {
    private static let canvas = PixelRect(x: -30, y: 17, width: 300, height: 210)

    private static func randomOutline(_ random: inout SplitMix64) -> PathShape {
        let x = random.double(-60...280)
        let y = random.double(0...230)
        var stroke: StrokeStyle?
        let path: Path
        switch random.int(0...3) {
        case 0: path = Shapes.circle(x, y, radius: random.double(0.3...90))
        case 1: path = Shapes.roundedRect(x, y, random.double(10...120), random.double(10...90), radius: 5)
        case 2: path = Shapes.star(center: Point(x, y), radius: 70)
        default:
            path = Shapes.polyline((0..<5).map { _ in Point(random.double(-60...300), random.double(0...260)) })
            stroke = StrokeStyle(width: random.double(0.5...12), join: .round)
        }
        let rule = random.int(0...1) == 0 ? FillRule.nonZero : .evenOdd
        return PathShape(path: path, matrix: .identity, rule: rule, stroke: stroke)
    }

    private static func randomPolygon(_ random: inout SplitMix64) -> Polygon { randomOutline(&random).polygon }

    private static func randomShape(_ random: inout SplitMix64) -> Shape {
        switch random.int(0...9) {
        case 0: return .everything
        case 1:
            return .pixels(
                PixelRect(x: random.int(-50...250), y: random.int(0...220), width: random.int(0...90), height: 41))
        case 2, 3:
            let p = random.point(0...200)
            return .quad(
                Quad(p, p + Point(random.double(5...90), 3), p + Point(60, random.double(9...80)), p + Point(-9, 44)))
        case 4:
            let polygon = randomPolygon(&random)
            return .mask(Mask(covering: polygon, in: polygon.bounds.intersection(canvas.outset(by: 20))))
        case 5:
            return .difference(
                outer: .polygon(randomPolygon(&random), .nonZero), inner: .polygon(randomPolygon(&random), .evenOdd))
        case 6:
            let outline = randomOutline(&random)
            return .roundedQuad(Quad(minX: 3.2, minY: 20.7, maxX: 250.9, maxY: 200.1), outline: outline)
        case 7, 8: return .path(randomOutline(&random))
        default: return .polygon(randomPolygon(&random), random.int(0...1) == 0 ? .nonZero : .evenOdd)
        }
    }

    private static func randomPaint(_ random: inout SplitMix64) -> Paint {
        let colors = (0..<3).map { _ in
            Color8(red: random.byte(), green: random.byte(), blue: random.byte(), alpha: random.byte())
        }
        switch random.int(0...4) {
        case 0:
            let geometry: [GradientPaint.Geometry] = [
                .axial(start: Point(0, 0), end: Point(1, 1)), .radial(center: Point(0.5, 0.5), radii: Point(0.4, 0.6)),
                .conic(center: Point(0.5, 0.5), direction: Point(1, 0)),
                .circles(start: Point(0.2, 0.5), startRadius: 0.1, end: Point(0.7, 0.4), endRadius: 0.3),
            ]
            let stops = colors.enumerated().map { GradientPaint.Stop(location: Double($0) / 2, color: $1) }
            return .gradient(
                GradientPaint(
                    geometry: geometry[random.int(0...3)], stops: stops,
                    matrix: Matrix3x3(a: 200, b: 13, c: -20, d: 150, tx: 3, ty: 30),
                    extendsStart: random.int(0...1) == 0))
        case 1:
            let picture = Bitmap.random(PixelRect(x: 3, y: 4, width: 20, height: 16), &random)
            return .image(
                ImagePaint(
                    bitmap: picture, matrix: Matrix3x3(a: 5.3, b: 1, c: -0.7, d: 4.4, tx: -20, ty: 4),
                    filter: random.int(0...1) == 0 ? .nearest : .bilinear, wrapX: .repeat, wrapY: .transparent))
        case 2:
            let coarse = Bitmap.random(PixelRect(x: -3, y: -3, width: 70, height: 70), &random)
            let rect = PixelRect(x: random.int(0...40), y: random.int(0...40), width: 190, height: 130)
            return .enlarged(EnlargedBitmap(coarse, factor: 4 << random.int(0...2), rect: rect))
        default: return .solid(colors[0])
        }
    }

    private static func randomCommands(_ count: Int, _ random: inout SplitMix64) -> [DrawCommand] {
        let outer = Clip(.polygon(randomPolygon(&random), .nonZero))
        let clips = [nil, outer, Clip(.quad(Quad(minX: 10, minY: 30, maxX: 220, maxY: 180)), inside: outer), nil]
        return (0..<count).map { _ in
            DrawCommand(
                shape: randomShape(&random), clip: clips[random.int(0...3)], paint: randomPaint(&random),
                alpha: random.byte(),
                blendMode: random.int(0...2) == 0 ? BlendMode.allCases.randomElement(using: &random)! : .normal)
        }
    }

    @Test("threads and tile sizes change no pixel", arguments: [1, 2, 3, 4, 5])
    func independence(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let commands = Self.randomCommands(40, &random) + Self.translucentGradients(&random)
        var reference: [UInt8]?
        for (threads, tileSize) in [(1, 64), (2, 64), (8, 64), (1, 16), (8, 16), (2, 256), (1, 1000), (8, 37)] {
            var bitmap = Bitmap.filled(Self.canvas, Color8(red: 240, green: 220, blue: 200, alpha: 230))
            TileRenderer(threads: threads, tileSize: tileSize).render(commands, into: &bitmap)
            #expect(bitmap.bytes == reference ?? bitmap.bytes, "\(threads) threads, tiles of \(tileSize)")
            reference = bitmap.bytes
        }
    }

    @Test("a part of the picture, rendered alone, has the same pixels")
    func windows() {
        var random = SplitMix64(seed: 50)
        let commands = Self.randomCommands(30, &random).filter {
            if case .everything = $0.shape { false } else { true }
        }
        var whole = Bitmap(rect: Self.canvas)
        TileRenderer().render(commands, into: &whole)
        var part = Bitmap(rect: PixelRect(x: 41, y: 60, width: 77, height: 90))
        TileRenderer().render(commands, into: &part)
        for y in part.rect.minY..<part.rect.maxY {
            for x in part.rect.minX..<part.rect.maxX { #expect(part[x, y] == whole[x, y]) }
        }
    }

    @Test("commands are drawn in order")
    func order() {
        var bitmap = Bitmap(rect: Self.canvas)
        TileRenderer(threads: 8, tileSize: 16).render(
            [
                DrawCommand(shape: .everything, paint: .solid(.black)),
                DrawCommand(shape: .everything, paint: .solid(.white)),
                DrawCommand(shape: .pixels(PixelRect(x: 0, y: 50, width: 9, height: 9)), paint: .solid(.black)),
            ], into: &bitmap)
        #expect(bitmap[0, 50] == [0, 0, 0, 255] && bitmap[9, 50] == [255, 255, 255, 255])
    }

    @Test("bins hold a command for its own tiles only")
    func bins() {
        let grid = TileGrid(x: Self.canvas.minX, y: Self.canvas.minY, size: 64)
        let commands = [
            DrawCommand(shape: .pixels(PixelRect(x: 0, y: 20, width: 3, height: 3)), paint: .solid(.black)),
            DrawCommand(shape: .everything, paint: .solid(.black)),
            DrawCommand(shape: .pixels(PixelRect(x: 5000, y: 20, width: 3, height: 3)), paint: .solid(.black)),
            DrawCommand(
                shape: .everything, clip: Clip(.pixels(PixelRect(x: 96, y: 47, width: 4, height: 4))),
                paint: .solid(.black)),
            DrawCommand(shape: .everything, paint: .solid(.black), alpha: 0),
        ]
        let scene = PreparedScene(commands, target: Self.canvas, grid: grid, builders: [RunBuilder()])
        // One for each command, two of which draw nothing.
        #expect(scene.items.map { $0.bounds.isEmpty } == [false, false, true, false, true])
        let bins = scene.bins
        #expect(bins.columns == 3 && bins.rows == 7)
        #expect(bins.rect(of: 0) == PixelRect(x: -30, y: 17, width: 128, height: 32))
        let entries = (0..<21).reduce(0) { sum, tile in sum + bins.withCommands(of: tile) { $0.count } }
        // One tile, all tiles, and four around a corner.
        #expect(entries == 26)
        #expect(bins.withCommands(of: 0) { Array($0) } == [0, 1, 3])
        let area = (0..<21).reduce(0) { $0 + bins.rect(of: $1).area }
        #expect(area == Self.canvas.area)
        #expect(bins.tile(atX: Self.canvas.maxX - 1, y: Self.canvas.maxY - 1) == 20)
    }

    @Test("several workers bin as one does", arguments: [2, 3, 8])
    func binningWorkers(workers: Int) {
        var random = SplitMix64(seed: 77)
        let grid = TileGrid(x: Self.canvas.minX, y: Self.canvas.minY, size: 64)
        let items = (0..<10_000).map { _ in
            let rect = PixelRect(
                x: random.int(-40...300), y: random.int(-40...300), width: random.int(0...90),
                height: random.int(1...90))
            return TileItem(rect: rect.intersection(Self.canvas), color: .black, alpha: 255)
        }
        let one = TileBins(items, target: Self.canvas, grid: grid)
        let several = TileBins(items, target: Self.canvas, grid: grid, workers: workers)
        for tile in 0..<one.tileCount {
            let numbers = one.withCommands(of: tile) { Array($0) }
            #expect(numbers == several.withCommands(of: tile) { Array($0) })
            let rect = one.rect(of: tile)
            #expect(
                numbers == items.indices.filter { !items[$0].bounds.rect.intersection(rect).isEmpty }.map { Int32($0) })
        }
    }

    @Test("workers take every tile once, whoever is quicker", arguments: [1, 2, 5])
    func shares(workers: Int) {
        let shares = TileShares(tiles: 1000, workers: workers)
        let taken = Mutex([Int](repeating: 0, count: 1000))
        Crew.perform(workers) { worker in
            // The first one takes all that the others are too late for.
            shares.forEach(of: worker) { tile in taken.withLock { $0[tile] += 1 } }
        }
        #expect(taken.withLock { $0.allSatisfy { $0 == 1 } })
        for worker in 0..<workers { shares.forEach(of: worker) { Issue.record("tile \($0) is left") } }
    }

    @Test("a lone worker begins with its own stretch and takes the others' from their ends")
    func stealing() {
        let shares = TileShares(tiles: 12, workers: 2)
        var order: [Int] = []
        shares.forEach(of: 1) { order.append($0) }
        #expect(order == [6, 7, 8, 9, 10, 11, 5, 4, 3, 2, 1, 0])
    }

    /// Wholly opaque commands with translucent gradients, in shapes that leave whole tiles out.
    private static func translucentGradients(_ random: inout SplitMix64) -> [DrawCommand] {
        let dot = Mask(
            of: .path(PathShape(path: Shapes.circle(9, 9, radius: 8), matrix: .identity)),
            in: PixelRect(x: 0, y: 0, width: 18, height: 18))
        let dots = MaskGroup([MaskGroup.Member(dot, movedBy: 1, 20), MaskGroup.Member(dot, movedBy: 220, 170)])
        let hole = PixelRect(x: 20, y: 30, width: 200, height: 150)
        let shapes: [Shape] = [.everything, .masks(dots), .difference(outer: .everything, inner: .pixels(hole))]
        return shapes.flatMap { shape in
            let stops = [0, 0.5, 1].map {
                GradientPaint.Stop(
                    location: $0, color: Color8(red: random.byte(), green: 9, blue: 70, alpha: random.byte()))
            }
            let geometries: [GradientPaint.Geometry] = [
                .axial(start: Point(20, 30), end: Point(200, 90)),
                .radial(center: Point(110, 90), radii: Point(90, 70)),
            ]
            return geometries.map {
                DrawCommand(
                    shape: shape, paint: .gradient(GradientPaint(geometry: $0, stops: stops, matrix: .identity)))
            }
        }
    }

    @Test("no shortcut changes a pixel, alone or with all others", arguments: [11, 12, 13, 14, 15, 16])
    func shortcuts(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var commands = Self.randomCommands(30, &random)
        // What shortcuts are for: opaque boxes, rings, groups and gradients among the rest.
        for index in 0..<12 {
            let x = Double(random.int(-40...220)) + (index % 2 == 0 ? 0 : 0.4)
            let outline = Polygon(
                flattening: Shapes.roundedRect(x, Double(random.int(20...120)), 120, 90, radius: 20), matrix: .identity)
            let inner = Polygon(flattening: Shapes.roundedRect(x + 6, 40, 100, 60, radius: 14), matrix: .identity)
            let color = Color8(red: random.byte(), green: random.byte(), blue: random.byte())
            let group = DrawGroup(
                Self.randomCommands(5, &random) + [DrawCommand(shape: .polygon(inner, .nonZero), paint: .solid(color))])
            let shapes: [Shape] = [
                .polygon(outline, .nonZero),
                .difference(outer: .polygon(outline, .nonZero), inner: .polygon(inner, .nonZero)),
                .pixels(outline.bounds),
            ]
            let stops = [0, 0.3, 1].map {
                GradientPaint.Stop(location: $0, color: Color8(red: random.byte(), green: 9, blue: random.byte()))
            }
            let gradient = GradientPaint(
                geometry: .axial(start: Point(x, 30), end: Point(x + 100, 90)), stops: stops, matrix: .identity)
            let paints: [Paint] = [.solid(color), .gradient(gradient), .group(group)]
            commands.append(
                DrawCommand(shape: shapes[index % 3], paint: paints[index / 3 % 3], alpha: index % 4 == 3 ? 140 : 255))
        }
        commands += Self.translucentGradients(&random)
        commands = commands.shuffled(using: &random)
        let backdrop = Bitmap.filled(Self.canvas, Color8(red: 240, green: 220, blue: 200, alpha: 230))
        var expected = backdrop
        TileRenderer(shortcuts: []).render(commands, into: &expected)
        for bit in 0...6 {
            for shortcuts in [Shortcuts(rawValue: 1 << bit), Shortcuts.all.subtracting(Shortcuts(rawValue: 1 << bit))] {
                var bitmap = backdrop
                TileRenderer(threads: 2, shortcuts: shortcuts).render(commands, into: &bitmap)
                #expect(bitmap.bytes == expected.bytes, "shortcuts \(shortcuts.rawValue)")
            }
        }
        var clear = Bitmap(rect: Self.canvas)
        TileRenderer(shortcuts: []).render(commands, into: &clear)
        #expect(TileRenderer().picture(of: commands, in: Self.canvas).bytes == clear.bytes)
    }

    @Test("what a later opaque box hides is never drawn")
    func hidden() {
        // An image whose map is singular would draw nothing; one drawn would leave its colour where the box ends.
        let box = PixelRect(x: 0, y: 20, width: 128, height: 128)
        let outline = Polygon(flattening: Shapes.roundedRect(0, 20, 128, 128, radius: 20), matrix: .identity)
        let grid = TileGrid(x: 0, y: 20, size: 64)
        let commands = [
            DrawCommand(shape: .pixels(box), paint: .solid(.white)),
            DrawCommand(shape: .polygon(outline, .nonZero), paint: .solid(.black)),
        ]
        let scene = PreparedScene(commands, target: box, grid: grid, builders: [RunBuilder()])
        let inside = PixelRect(x: 0, y: 40, width: 128, height: 88)
        #expect(scene.items[1].covers(inside))
        #expect(!scene.items[1].covers(inside.outset(by: 1)))
        #expect(scene.items[1].covers(PixelRect(x: 20, y: 20, width: 88, height: 128)))
        #expect(scene.items[0].covers(box))
    }

    @Test("a hundred thousand small commands and a polygon of a hundred thousand edges")
    func many() {
        var random = SplitMix64(seed: 60)
        var commands = (0..<100_000).map { i -> DrawCommand in
            let (x, y) = (random.int(-40...280), random.int(0...230))
            let rect = PixelRect(x: x, y: y, width: 5, height: 4)
            let quad = Quad(minX: Double(x) + 0.3, minY: Double(y), maxX: Double(x) + 6.1, maxY: Double(y) + 3.2)
            return DrawCommand(
                shape: i & 1 == 0 ? .pixels(rect) : .quad(quad),
                paint: .solid(Color8(red: UInt8(i & 255), green: 0, blue: 9)),
                alpha: 200)
        }
        let points = (0..<100_000).map { _ in Point(random.double(-30...270), random.double(17...227)) }
        commands.append(DrawCommand(shape: .polygon(Polygon(contours: [points]), .evenOdd), paint: .solid(.black)))
        var bitmap = Bitmap(rect: Self.canvas)
        let clock = ContinuousClock()
        let time = clock.measure { TileRenderer(threads: 2).render(commands, into: &bitmap) }
        #expect(time < .seconds(10))
        #expect(bitmap.bytes.contains { $0 != 0 })
    }
}
