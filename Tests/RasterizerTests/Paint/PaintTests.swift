import Foundation
import Testing

@testable import Rasterizer

@Suite("Gradients")
struct GradientTests {
    private static let canvas = PixelRect(x: 0, y: 0, width: 40, height: 30)
    private static let stops = [
        GradientPaint.Stop(location: 0, color: Color8(red: 255, green: 0, blue: 40, alpha: 255)),
        GradientPaint.Stop(location: 0.3, color: Color8(red: 0, green: 200, blue: 90, alpha: 100)),
        GradientPaint.Stop(location: 1, color: Color8(red: 20, green: 30, blue: 255, alpha: 220)),
    ]

    private func render(_ paint: GradientPaint) -> Bitmap {
        var bitmap = Bitmap(rect: Self.canvas)
        TileRenderer().render([DrawCommand(shape: .everything, paint: .gradient(paint))], into: &bitmap)
        return bitmap
    }

    /// Straight mix at t, premultiplied, not rounded.
    private func color(_ t: Double) -> [Double] {
        let t = min(1, max(0, t))
        let upper = max(1, Self.stops.firstIndex { $0.location >= t }!)
        let (a, b) = (Self.stops[upper - 1], Self.stops[upper])
        let f = (t - a.location) / (b.location - a.location)
        func mix(_ path: KeyPath<Color8, UInt8>) -> Double {
            (1 - f) * Double(a.color[keyPath: path]) + f * Double(b.color[keyPath: path])
        }
        let alpha = mix(\.alpha)
        return [mix(\.red) * alpha / 255, mix(\.green) * alpha / 255, mix(\.blue) * alpha / 255, alpha]
    }

    private func compare(_ geometry: GradientPaint.Geometry, _ matrix: Matrix3x3, _ t: (Point) -> Double) {
        let bitmap = render(GradientPaint(geometry: geometry, stops: Self.stops, matrix: matrix))
        let inverse = matrix.inverse!
        for y in 0..<30 {
            for x in 0..<40 {
                let expected = color(t(inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5))))
                for channel in 0..<4 {
                    #expect((Double(bitmap[x, y][channel]) - expected[channel]).magnitude <= 0.501, "\(x) \(y)")
                }
            }
        }
    }

    private static let matrices = [
        Matrix3x3.scale(x: 40, y: 30), Matrix3x3(a: 30, b: 10, c: -8, d: 25, tx: 6, ty: -2),
    ]

    @Test("axial: projection on the axis", arguments: matrices)
    func axial(matrix: Matrix3x3) {
        compare(.axial(start: Point(0.1, 0.2), end: Point(0.8, 0.7)), matrix) { p in
            ((p.x - 0.1) * 0.7 + (p.y - 0.2) * 0.5) / (0.7 * 0.7 + 0.5 * 0.5)
        }
    }

    @Test("radial: distance in half-axes", arguments: matrices)
    func radial(matrix: Matrix3x3) {
        compare(.radial(center: Point(0.4, 0.5), radii: Point(0.5, -0.25)), matrix) { p in
            hypot((p.x - 0.4) / 0.5, (p.y - 0.5) / 0.25)
        }
    }

    @Test("conic: clockwise angle from the direction", arguments: matrices)
    func conic(matrix: Matrix3x3) {
        compare(.conic(center: Point(0.51, 0.52), direction: Point(0.3, -0.4)), matrix) { p in
            let angle = atan2(p.y - 0.52, p.x - 0.51) - atan2(-0.4, 0.3)
            let turns = (angle / (2 * .pi) + 2).truncatingRemainder(dividingBy: 1)
            return turns > 1 - 1e-8 ? 0 : turns
        }
    }

    @Test("two circles: the largest circle through the point", arguments: matrices)
    func circles(matrix: Matrix3x3) {
        let geometry = GradientPaint.Geometry.circles(
            start: Point(0.4, 0.5), startRadius: 0.1, end: Point(0.5, 0.5), endRadius: 0.6)
        // One circle inside the other: exactly one t ≥ −0.2 (radius 0) goes through each point; found by halving.
        compare(geometry, matrix) { p in
            var (low, high) = (-0.2, 20.0)
            for _ in 0..<80 {
                let t = (low + high) / 2
                if hypot(p.x - 0.4 - 0.1 * t, p.y - 0.5) > 0.1 + 0.5 * t { low = t } else { high = t }
            }
            return low
        }
    }

    private static func randomGradient(_ random: inout SplitMix64, isOpaque: Bool, isRadial: Bool) -> GradientPaint {
        let stops = (0..<random.int(1...7)).map { index in
            GradientPaint.Stop(
                // Some are equal: hard edges.
                location: [0, 0.1, 0.1, 0.35, 0.7, 0.7, 0.95][index],
                color: Color8(
                    red: random.byte(), green: random.byte(), blue: random.byte(), alpha: isOpaque ? 255 : random.byte()
                ))
        }
        let center = random.point(-100...300)
        let along = Point(random.double(-200...200), random.int(0...3) == 0 ? 0 : random.double(40...200))
        return GradientPaint(
            geometry: isRadial
                ? .radial(center: center, radii: Point(random.double(20...300), random.double(20...300)))
                : .axial(start: center, end: center + along),
            stops: stops, matrix: Matrix3x3(a: 1.1, b: random.double(-0.2...0.2), c: -0.2, d: 0.9, tx: 3, ty: 4))
    }

    @Test("every channel is the exact colour's, rounded, but for 1/64 of a level", arguments: [1, 2, 3])
    func exactness(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for round in 0..<300 {
            let paint = Self.randomGradient(&random, isOpaque: round % 2 == 0, isRadial: round % 4 < 2)
            guard let gradient = PreparedGradient(paint), let inverse = paint.matrix.inverse else { continue }
            let ramp = GradientRamp(paint.stops)
            let rect = PixelRect(x: random.int(-3000...3000), y: random.int(-90...90), width: 70, height: 3)
            var pixels = [UInt8](repeating: 0, count: rect.area * 4)
            gradient.fill(rect, pixels: &pixels, stride: rect.width * 4)
            var place = 0
            for y in rect.minY..<rect.maxY {
                for x in rect.minX..<rect.maxX {
                    let t = Self.parameter(of: inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5)), paint.geometry)
                    // Just before and just behind, because a hard edge may fall on a pixel's centre.
                    let sides = [t - 1e-6, t, t + 1e-6].map { ramp.premultipliedColor(at: $0) }
                    for channel in 0..<4 {
                        let value = Double(pixels[place])
                        #expect(
                            sides.contains { (value - $0[channel]).magnitude <= 0.5 + 1.0 / 64 },
                            "round \(round), \(x) \(y)")
                        place += 1
                    }
                }
            }
        }
    }

    private static func parameter(of p: Point, _ geometry: GradientPaint.Geometry) -> Double {
        switch geometry {
        case .axial(let start, let end): return (p - start).dot(end - start) / (end - start).dot(end - start)
        case .radial(let center, let radii): return hypot((p.x - center.x) / radii.x, (p.y - center.y) / radii.y)
        default: return .nan
        }
    }

    @Test("moved by whole pixels a gradient keeps its bytes, and each of them in any rectangle")
    func shifts() {
        var random = SplitMix64(seed: 9)
        for round in 0..<200 {
            let paint = Self.randomGradient(&random, isOpaque: round % 2 == 0, isRadial: round % 4 < 2)
            var moved = paint
            let (dx, dy) = (random.int(-500...500), random.int(-500...500))
            moved.matrix = paint.matrix.concatenating(.translation(x: Double(dx), y: Double(dy)))
            guard let one = PreparedGradient(paint), let other = PreparedGradient(moved) else { continue }
            let rect = PixelRect(x: 10, y: 20, width: 90, height: 7)
            var (whole, there) = (
                [UInt8](repeating: 0, count: rect.area * 4), [UInt8](repeating: 0, count: rect.area * 4)
            )
            one.fill(rect, pixels: &whole, stride: rect.width * 4)
            other.fill(rect.offset(x: dx, y: dy), pixels: &there, stride: rect.width * 4)
            #expect(whole == there)
            var part = [UInt8](repeating: 0, count: 23 * 4)
            one.fill(x: 41, y: 23, count: 23, pixels: &part, coverage: nil)
            #expect(part[...] == whole[((3 * 90 + 31) * 4)..<((3 * 90 + 54) * 4)])
        }
    }

    @Test("a square is compared with the least one whose root is not below the knot")
    func squares() {
        var random = SplitMix64(seed: 12)
        let special: [Float] = [-1, 0, .leastNonzeroMagnitude, 0x1p-80, 0x1p-75, 0.5, 1, 2, .greatestFiniteMagnitude]
        for root in special + (0..<2000).map({ _ in Float(random.double(0...1)) }) {
            let least = VectorRamp.leastSquare(ofRootFrom: root)
            var square = least
            for _ in 0..<6 where square > 0 { square = square.nextDown }
            for _ in 0..<12 {
                #expect((square >= least) == (square.squareRoot() >= root), "\(root): \(square)")
                square = square.nextUp
            }
        }
    }

    @Test("equal locations make a hard edge; the later stop rules from there on")
    func hardStop() {
        let stops = [
            GradientPaint.Stop(location: 0, color: .black), GradientPaint.Stop(location: 0.5, color: .black),
            GradientPaint.Stop(location: 0.5, color: .white), GradientPaint.Stop(location: 1, color: .white),
        ]
        let bitmap = render(
            GradientPaint(
                geometry: .axial(start: Point(0, 0), end: Point(1, 0)), stops: stops, matrix: .scale(x: 40, y: 1)))
        #expect(bitmap[19, 3] == [0, 0, 0, 255] && bitmap[20, 3] == [255, 255, 255, 255])
        var pixel: [UInt8] = [9, 9, 9, 9]
        GradientRamp(stops).store(at: 0.5, in: &pixel)
        #expect(pixel == [255, 255, 255, 255])
    }

    @Test("stops out of order or out of range count as where the one before is, or as 0 and 1")
    func disorder() {
        let locations: [Double] = [.nan, 0.5, 0.25, -.infinity, .infinity, .nan]
        let ramp = GradientRamp(
            locations.enumerated().map { i, location in
                GradientPaint.Stop(location: location, color: Color8(red: UInt8(i * 50), green: 0, blue: 0))
            })
        for (t, red) in [(0.0, 0), (0.25, 25), (0.5, 150), (0.75, 175), (1, 250), (.infinity, 250), (-.infinity, 0)] {
            var pixel: [UInt8] = [9, 9, 9, 9]
            ramp.store(at: t, in: &pixel)
            #expect((Int(pixel[0]) - red).magnitude <= 1 && pixel[3] == 255)
        }
    }

    @Test("without extension nothing is drawn beyond the ends")
    func extent() {
        let geometry = GradientPaint.Geometry.axial(start: Point(10, 0), end: Point(20, 0))
        for (start, end) in [(true, false), (false, true), (false, false)] {
            let bitmap = render(
                GradientPaint(
                    geometry: geometry, stops: Self.stops, matrix: .identity, extendsStart: start, extendsEnd: end))
            #expect((bitmap[9, 5][3] != 0) == start)
            #expect((bitmap[20, 5][3] != 0) == end)
            #expect(bitmap[10, 5][3] != 0 && bitmap[19, 5][3] != 0)
        }
        let ring = render(
            GradientPaint(
                geometry: .circles(start: Point(20, 15), startRadius: 5, end: Point(20, 15), endRadius: 10),
                stops: Self.stops, matrix: .identity, extendsStart: false, extendsEnd: false))
        #expect(ring[20, 15][3] == 0 && ring[27, 15][3] != 0 && ring[31, 15][3] == 0)
    }

    @Test("degenerate geometry and singular maps")
    func degenerate() {
        let point = Point(5, 5)
        for geometry in [
            GradientPaint.Geometry.axial(start: point, end: point), .radial(center: point, radii: Point(0, 0)),
        ] {
            let bitmap = render(GradientPaint(geometry: geometry, stops: Self.stops, matrix: .identity))
            let end = Self.stops[2].color.premultiplied
            #expect(bitmap[30, 20] == [end.red, end.green, end.blue, end.alpha].map { Int($0) })
        }
        for matrix in [Matrix3x3.scale(x: 0, y: 1), .scale(x: .nan, y: 1)] {
            let bitmap = render(
                GradientPaint(geometry: .axial(start: Point(0, 0), end: point), stops: Self.stops, matrix: matrix))
            #expect(bitmap.bytes.allSatisfy { $0 == 0 })
        }
        _ = render(
            GradientPaint(
                geometry: .conic(center: point, direction: Point(0, 0)), stops: Self.stops, matrix: .identity))
        _ = render(GradientPaint(geometry: .axial(start: point, end: Point(.nan, 2)), stops: [], matrix: .identity))
    }
}

@Suite("Images")
struct ImageTests {
    private static let canvas = PixelRect(x: 0, y: 0, width: 40, height: 30)
    private static let picture: Bitmap = {
        var random = SplitMix64(seed: 12)
        return Bitmap.random(PixelRect(x: 100, y: -50, width: 9, height: 7), &random)
    }()

    private func render(_ paint: ImagePaint, shape: Shape = .everything) -> Bitmap {
        var bitmap = Bitmap(rect: Self.canvas)
        TileRenderer().render([DrawCommand(shape: shape, paint: .image(paint))], into: &bitmap)
        return bitmap
    }

    private func texel(_ x: Int, _ y: Int, _ wrap: ImagePaint.Wrap, _ source: PixelRect) -> [Double] {
        func place(_ i: Int, _ low: Int, _ high: Int) -> Int? {
            switch wrap {
            case .clamp: return min(max(i, low), high - 1)
            case .transparent: return i >= low && i < high ? i : nil
            case .repeat:
                var i = i
                while i < low { i += high - low }
                while i >= high { i -= high - low }
                return i
            }
        }
        guard let x = place(x, source.minX, source.maxX), let y = place(y, source.minY, source.maxY) else {
            return [0, 0, 0, 0]
        }
        return Self.picture[x, y].map { Double($0) }
    }

    @Test("whole-pixel shifts copy exactly", arguments: [ImagePaint.Filter.nearest, .bilinear])
    func copy(filter: ImagePaint.Filter) {
        let bitmap = render(
            ImagePaint(
                bitmap: Self.picture, matrix: .translation(x: -95, y: 61), filter: filter, wrapX: .transparent,
                wrapY: .transparent))
        for y in 0..<30 {
            for x in 0..<40 {
                let inside = Self.picture.rect.contains(x: x + 95, y: y - 61)
                #expect(bitmap[x, y] == (inside ? Self.picture[x + 95, y - 61] : [0, 0, 0, 0]))
            }
        }
    }

    @Test(
        "nearest and bilinear against the definition",
        arguments: [ImagePaint.Wrap.clamp, .repeat, .transparent])
    func sampling(wrap: ImagePaint.Wrap) {
        let matrices = [
            Matrix3x3(a: 2.7, b: 0.4, c: -0.3, d: 1.9, tx: -250, ty: 70), .translation(x: -90.3, y: 55.75),
            Matrix3x3(m11: 3, m12: 0.1, m13: 0.001, m21: 0.2, m22: 2.8, m23: -0.002, m31: -290, m32: 140, m33: 1),
            // Level, mirrored, and shifts by halves of a 256th, where sums are rounded one way or the other.
            Matrix3x3(a: 3.3, b: 0, c: 0, d: 2.1, tx: -325, ty: 110),
            Matrix3x3(a: -4, b: 0, c: 0, d: 4, tx: 435, ty: 200),
            .translation(x: -90.501953125, y: 55.25), .translation(x: -90.25 - 0x1p-40, y: 55.75 + 0x1p-9),
        ]
        let source = PixelRect(x: 101, y: -49, width: 7, height: 5)
        for matrix in matrices {
            let inverse = matrix.inverse!
            let nearest = render(
                ImagePaint(
                    bitmap: Self.picture, source: source, matrix: matrix, filter: .nearest, wrapX: wrap, wrapY: wrap))
            let bilinear = render(
                ImagePaint(
                    bitmap: Self.picture, source: source, matrix: matrix, filter: .bilinear, wrapX: wrap, wrapY: wrap))
            for y in 0..<30 {
                for x in 0..<40 {
                    let p = inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
                    let expected = texel(Int(floor(p.x)), Int(floor(p.y)), wrap, source).map { Int($0) }
                    #expect(nearest[x, y] == expected)
                    let u = (p.x - 0.5) * 256
                    let v = (p.y - 0.5) * 256
                    let (fx, fy) = (floor(u + 0.5) / 256, floor(v + 0.5) / 256)
                    let (left, top) = (Int(floor(fx)), Int(floor(fy)))
                    let (wx, wy) = (fx - floor(fx), fy - floor(fy))
                    for channel in 0..<4 {
                        let a =
                            texel(left, top, wrap, source)[channel] * (1 - wx) + texel(left + 1, top, wrap, source)[
                                channel] * wx
                        let b =
                            texel(left, top + 1, wrap, source)[channel] * (1 - wx) + texel(
                                left + 1, top + 1, wrap, source)[channel] * wx
                        #expect(bilinear[x, y][channel] == Int(floor(a * (1 - wy) + b * wy + 0.5)))
                    }
                }
            }
        }
    }

    @Test("a factor multiplies each sampled channel, rounded once more; copies too", arguments: [0, 1, 2])
    func factor(kind: Int) {
        let matrix = [
            Matrix3x3(a: 2.7, b: 0.4, c: -0.3, d: 1.9, tx: -250, ty: 70), .translation(x: -95, y: 61),
            Matrix3x3(m11: 3, m12: 0.1, m13: 0.001, m21: 0.2, m22: 2.8, m23: -0.002, m31: -290, m32: 140, m33: 1),
        ][kind]
        let factor = SIMD4<UInt8>(255, 100, 1, 255)
        let plain = render(ImagePaint(bitmap: Self.picture, matrix: matrix))
        let multiplied = render(ImagePaint(bitmap: Self.picture, matrix: matrix, factor: factor))
        for y in 0..<30 {
            for x in 0..<40 {
                let expected = (0..<4).map { (plain[x, y][$0] * Int(factor[$0]) * 2 + 255) / 510 }
                #expect(multiplied[x, y] == expected)
            }
        }
    }

    @Test("enlarging twice by nearest repeats each pixel; mirroring reads backwards")
    func scaling() {
        let twice = render(
            ImagePaint(
                bitmap: Self.picture, matrix: Matrix3x3(a: 2, b: 0, c: 0, d: 2, tx: -200, ty: 100), filter: .nearest))
        let mirrored = render(
            ImagePaint(
                bitmap: Self.picture, matrix: Matrix3x3(a: -1, b: 0, c: 0, d: 1, tx: 109, ty: 50), filter: .bilinear))
        for y in 0..<7 {
            for x in 0..<9 {
                #expect(twice[2 * x, 2 * y] == Self.picture[100 + x, y - 50])
                #expect(twice[2 * x + 1, 2 * y + 1] == Self.picture[100 + x, y - 50])
                #expect(mirrored[x, y] == Self.picture[108 - x, y - 50])
            }
        }
    }

    @Test("a template takes the tint's colour and the picture's alpha")
    func tint() {
        let tint = Color8(red: 10, green: 200, blue: 77, alpha: 180)
        let bitmap = render(
            ImagePaint(bitmap: Self.picture, matrix: .translation(x: -100, y: 50), tint: tint),
            shape: .pixels(PixelRect(x: 0, y: 0, width: 9, height: 7)))
        for y in 0..<7 {
            for x in 0..<9 {
                let alpha = Self.picture[100 + x, y - 50][3]
                let expected = [10, 200, 77, 255].map { KernelTwin.quotient($0 * 180 * alpha, 65025) }
                #expect(bitmap[x, y] == expected)
            }
        }
    }

    @Test("singular maps, empty sources and horizons draw nothing and do not trap")
    func extremes() {
        for matrix in [Matrix3x3.scale(x: 0, y: 0), .scale(x: .infinity, y: 1), .scale(x: 1e-300, y: 1e300)] {
            _ = render(ImagePaint(bitmap: Self.picture, matrix: matrix, wrapX: .repeat, wrapY: .repeat))
        }
        let empty = render(ImagePaint(bitmap: Self.picture, source: .empty, matrix: .identity))
        #expect(empty.bytes.allSatisfy { $0 == 0 })
        let horizon = Matrix3x3(m11: 1, m12: 0, m13: 0.2, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
        _ = render(ImagePaint(bitmap: Self.picture, matrix: horizon, wrapX: .repeat, wrapY: .clamp))
    }
}
