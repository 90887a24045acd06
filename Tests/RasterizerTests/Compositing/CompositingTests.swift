import Testing

@testable import Rasterizer

@Suite("Compositing")
struct CompositingTests {
    private static let canvas = PixelRect(x: 0, y: 0, width: 32, height: 32)

    private func render(_ commands: [DrawCommand], over backdrop: Color8 = .clear) -> Bitmap {
        var bitmap = Bitmap.filled(Self.canvas, backdrop)
        TileRenderer().render(commands, into: &bitmap)
        return bitmap
    }

    @Test("grey 170 at alpha 0.5 stacked over white: 212 191 180 175 172")
    func stackedAlpha() {
        let grey = Color8(red: 170, green: 170, blue: 170)
        let picture = Paint.image(ImagePaint(bitmap: .filled(Self.canvas, grey), matrix: .identity))
        for paint in [Paint.solid(grey), .solid(Color8(red: 170, green: 170, blue: 170, alpha: 128)), picture] {
            var alpha: UInt8 = 128
            if case .solid(let color) = paint, color.alpha == 128 { alpha = 255 }
            let command = DrawCommand(shape: .pixels(Self.canvas), paint: paint, alpha: alpha)
            let values = (1...5).map { render([DrawCommand](repeating: command, count: $0), over: .white)[5, 5] }
            #expect(values == [212, 191, 180, 175, 172].map { [$0, $0, $0, 255] })
        }
    }

    @Test("colour alpha, command alpha and coverage make one byte, rounded once")
    func products() {
        let color = Color8(red: 200, green: 100, blue: 0, alpha: 200)
        let mask = Mask(rect: Self.canvas, bytes: (0..<Self.canvas.area).map { UInt8($0 & 255) })
        let bitmap = render([DrawCommand(shape: .mask(mask), paint: .solid(color), alpha: 77)], over: .white)
        for k in 0..<256 {
            let alpha = (200 * 77 * k * 2 + 65025) / (2 * 65025)
            let expected = [200, 100, 0, 255].map { KernelTwin.solid(255, $0, alpha: alpha) }
            #expect(bitmap[k % 32, k / 32] == expected)
        }
    }

    @Test("clips multiply, innermost first, each product in 8 bits")
    func clips() {
        var random = SplitMix64(seed: 8)
        let masks = (0..<3).map { _ in
            Mask(rect: Self.canvas, bytes: (0..<Self.canvas.area).map { _ in random.byte() })
        }
        let clip = Clip(.mask(masks[1]), inside: Clip(.mask(masks[2])))
        let result = Mask(of: .mask(masks[0]), clip: clip, in: Self.canvas)
        for i in 0..<Self.canvas.area {
            let first = KernelTwin.quotient(Int(masks[0].bytes[i]) * Int(masks[1].bytes[i]), 255)
            #expect(Int(result.bytes[i]) == KernelTwin.quotient(first * Int(masks[2].bytes[i]), 255))
        }
    }

    @Test("clips cut shapes of every kind")
    func clipKinds() {
        let outline = PathShape(path: Shapes.circle(16, 16, radius: 11.3), matrix: .identity)
        let circle = outline.polygon
        let shapes: [Shape] = [
            .everything, .pixels(PixelRect(x: 3, y: 4, width: 20, height: 21)),
            .quad(Quad(Point(16, 1), Point(30, 15), Point(15, 31), Point(2, 17))),
            .polygon(circle, .nonZero), .mask(Mask(covering: circle, in: PixelRect(x: 7, y: 8, width: 9, height: 20))),
            .difference(outer: .everything, inner: .polygon(circle, .evenOdd)),
            .difference(
                outer: .polygon(circle, .nonZero), inner: .pixels(PixelRect(x: 10, y: 10, width: 5, height: 5))),
            .roundedQuad(Quad(minX: 2, minY: 2, maxX: 29, maxY: 29), outline: outline), .path(outline),
        ]
        for a in shapes {
            for b in shapes {
                let clipped = Mask(of: a, clip: Clip(b), in: Self.canvas)
                let (first, second) = (Mask(of: a, in: Self.canvas), Mask(of: b, in: Self.canvas))
                let product = zip(first.bytes, second.bytes).map { KernelTwin.quotient(Int($0) * Int($1), 255) }
                #expect(clipped.bytes.map { Int($0) } == product)
            }
        }
    }

    @Test("difference is outer · (255 − inner) / 255, nested too")
    func difference() {
        let outer = Polygon(flattening: Shapes.circle(16, 16, radius: 14), matrix: .identity)
        let inner = Polygon(flattening: Shapes.circle(16, 16, radius: 9.5), matrix: .identity)
        let ring = Shape.difference(outer: .polygon(outer, .nonZero), inner: .polygon(inner, .nonZero))
        let mask = Mask(of: ring, in: Self.canvas)
        let (a, b) = (Mask(covering: outer, in: Self.canvas), Mask(covering: inner, in: Self.canvas))
        for i in mask.bytes.indices {
            #expect(Int(mask.bytes[i]) == KernelTwin.quotient(Int(a.bytes[i]) * (255 - Int(b.bytes[i])), 255))
        }
        let hole = Mask(of: .difference(outer: .everything, inner: ring), in: Self.canvas)
        #expect(zip(hole.bytes, mask.bytes).allSatisfy { Int($0) + Int($1) == 255 })
        #expect(Mask(of: .difference(outer: .everything, inner: .everything), in: Self.canvas).sum == 0)
    }

    @Test("premultiplied pictures stay premultiplied")
    func premultiplied() {
        var random = SplitMix64(seed: 31)
        var bitmap = Bitmap.random(Self.canvas, &random)
        for mode in BlendMode.allCases {
            let picture = Bitmap.random(Self.canvas, &random)
            let mask = Mask(rect: Self.canvas, bytes: (0..<Self.canvas.area).map { _ in random.byte() })
            TileRenderer().render(
                [
                    DrawCommand(
                        shape: .mask(mask), paint: .image(ImagePaint(bitmap: picture, matrix: .identity)),
                        alpha: random.byte(), blendMode: mode)
                ], into: &bitmap)
            for y in 0..<32 { for x in 0..<32 { #expect(bitmap[x, y].max() == bitmap[x, y][3]) } }
        }
    }

    @Test("every blend mode against the definition in straight colours", arguments: BlendMode.allCases)
    func blendModes(mode: BlendMode) {
        var random = SplitMix64(seed: 41)
        let levels: [UInt8] = [0, 1, 64, 127, 128, 200, 254, 255]
        for _ in 0..<60 {
            func color() -> Color8 {
                Color8(
                    red: levels.randomElement(using: &random)!, green: random.byte(), blue: random.byte(),
                    alpha: levels.randomElement(using: &random)!)
            }
            let (source, backdrop) = (color(), color())
            let coverage = levels.randomElement(using: &random)!
            let alpha = levels.randomElement(using: &random)!
            let below = Bitmap.filled(Self.canvas, backdrop)
            let mask = Mask(rect: Self.canvas, bytes: [UInt8](repeating: coverage, count: Self.canvas.area))
            let result = render(
                [DrawCommand(shape: .mask(mask), paint: .solid(source), alpha: alpha, blendMode: mode)],
                over: backdrop)[3, 3]
            let expected = BlendTwin.blend(
                mode, source: source, alpha: alpha, backdrop: below[3, 3], k: Double(coverage) / 255)
            // Normal rounds its alpha to a byte first, as measured.
            let tolerance = mode == .normal ? 1.01 : 0.51
            for channel in 0..<4 {
                #expect((Double(result[channel]) - expected[channel]).magnitude <= tolerance, "\(source) \(backdrop)")
            }
        }
    }

    @Test("blend modes of opaque colours, by hand")
    func blendedByHand() {
        let source = Color8(red: 51, green: 102, blue: 204)
        let backdrop = Color8(red: 204, green: 153, blue: 51)
        let expected: [(BlendMode, [Int])] = [
            (.multiply, [41, 61, 41]), (.screen, [214, 194, 214]), (.overlay, [173, 132, 82]),
            (.darken, [51, 102, 51]), (.lighten, [204, 153, 204]), (.colorDodge, [255, 255, 255]),
            (.colorBurn, [0, 0, 0]), (.hardLight, [82, 122, 173]), (.difference, [153, 51, 153]),
            (.exclusion, [173, 133, 173]), (.copy, [51, 102, 204]), (.plusLighter, [255, 255, 255]),
            (.plusDarker, [0, 0, 0]), (.destinationOver, [204, 153, 51]),
        ]
        for (mode, rgb) in expected {
            let result = render(
                [DrawCommand(shape: .everything, paint: .solid(source), blendMode: mode)], over: backdrop)
            #expect(zip(result[0, 0], rgb).allSatisfy { ($0 - $1).magnitude <= 1 }, "\(mode) \(result[0, 0])")
        }
    }
}

/// Blend modes written down once more, in straight colours and doubles.
enum BlendTwin {
    static func blend(
        _ mode: BlendMode, source: Color8, alpha: UInt8 = 255, backdrop: [Int], k: Double
    ) -> [Double] {
        let sa = Double(source.alpha) / 255 * Double(alpha) / 255
        let ba = Double(backdrop[3]) / 255
        let s = [source.red, source.green, source.blue].map { Double($0) / 255 }
        let b = (0..<3).map { ba > 0 ? Double(backdrop[$0]) / Double(backdrop[3]) : 0 }
        let (rgb, alpha) = whole(mode, s, sa, b, ba)
        return (0..<4).map { channel in
            let from = channel == 3 ? ba : b[channel] * ba
            let to = channel == 3 ? alpha : rgb[channel]
            return 255 * ((1 - k) * from + k * to)
        }
    }

    /// Premultiplied result under full coverage.
    private static func whole(
        _ mode: BlendMode, _ s: [Double], _ sa: Double, _ b: [Double], _ ba: Double
    ) -> ([Double], Double) {
        func mix(_ fs: Double, _ fb: Double) -> ([Double], Double) {
            ((0..<3).map { fs * sa * s[$0] + fb * ba * b[$0] }, fs * sa + fb * ba)
        }
        switch mode {
        case .clear: return mix(0, 0)
        case .copy: return mix(1, 0)
        case .sourceIn: return mix(ba, 0)
        case .sourceOut: return mix(1 - ba, 0)
        case .sourceAtop: return mix(ba, 1 - sa)
        case .destinationOver: return mix(1 - ba, 1)
        case .destinationIn: return mix(0, sa)
        case .destinationOut: return mix(0, 1 - sa)
        case .destinationAtop: return mix(1 - ba, sa)
        case .xor: return mix(1 - ba, 1 - sa)
        case .plusLighter: return ((0..<3).map { min(1, s[$0] * sa + b[$0] * ba) }, min(1, sa + ba))
        case .plusDarker:
            let alpha = min(1, sa + ba)
            return ((0..<3).map { max(0, alpha - (sa * (1 - s[$0]) + ba * (1 - b[$0]))) }, alpha)
        default: break
        }
        let blended = colors(mode, b, s)
        return (
            (0..<3).map { (1 - sa) * ba * b[$0] + (1 - ba) * sa * s[$0] + sa * ba * blended[$0] }, sa + ba - sa * ba
        )
    }

    private static func colors(_ mode: BlendMode, _ b: [Double], _ s: [Double]) -> [Double] {
        switch mode {
        case .hue: return withLuminosity(withSaturation(s, saturation(b)), luminosity(b))
        case .saturation: return withLuminosity(withSaturation(b, saturation(s)), luminosity(b))
        case .color: return withLuminosity(s, luminosity(b))
        case .luminosity: return withLuminosity(b, luminosity(s))
        default: return zip(b, s).map { channel(mode, $0, $1) }
        }
    }

    private static func channel(_ mode: BlendMode, _ b: Double, _ s: Double) -> Double {
        switch mode {
        case .multiply: return s * b
        case .screen: return 1 - (1 - s) * (1 - b)
        case .overlay: return b <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s)
        case .darken: return Swift.min(b, s)
        case .lighten: return Swift.max(b, s)
        case .colorDodge: return b == 0 ? 0 : b >= 1 - s ? 1 : b / (1 - s)
        case .colorBurn: return b == 1 ? 1 : 1 - b >= s ? 0 : 1 - (1 - b) / s
        case .hardLight: return s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s)
        case .softLight:
            if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
            return b + (2 * s - 1) * ((b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()) - b)
        case .difference: return abs(b - s)
        case .exclusion: return b + s - 2 * b * s
        default: return s
        }
    }

    private static func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    private static func saturation(_ c: [Double]) -> Double { c.max()! - c.min()! }

    private static func withSaturation(_ c: [Double], _ s: Double) -> [Double] {
        var result = [0.0, 0, 0]
        let order = [0, 1, 2].sorted { c[$0] < c[$1] }
        if c[order[2]] > c[order[0]] {
            result[order[1]] = (c[order[1]] - c[order[0]]) * s / (c[order[2]] - c[order[0]])
            result[order[2]] = s
        }
        return result
    }

    private static func withLuminosity(_ c: [Double], _ l: Double) -> [Double] {
        let d = l - luminosity(c)
        var result = c.map { $0 + d }
        let lum = luminosity(result)
        let (low, high) = (result.min()!, result.max()!)
        if low < 0 { result = result.map { lum + ($0 - lum) * lum / (lum - low) } }
        if high > 1 { result = result.map { lum + ($0 - lum) * (1 - lum) / (high - lum) } }
        return result
    }
}
