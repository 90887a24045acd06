import Foundation
import Testing

@testable import Rasterizer

@Suite("Gaussian blur")
struct BlurTests {
    /// A half plane: everything left of column 0, as far as the kernel reaches.
    private func edge(_ kernel: GaussianKernel) -> Mask {
        let reach = kernel.radius
        let rect = PixelRect(minX: -2 * reach - 4, minY: -reach, maxX: 0, maxY: reach + 1)
        let mask = Mask(rect: rect, bytes: [UInt8](repeating: 255, count: rect.area))
        return mask.blurred(with: kernel, in: PixelRect(minX: -reach, minY: 0, maxX: reach, maxY: 1))
    }

    @Test(
        "an edge is the error function within 1/255",
        arguments: [0.5, 0.7, 1, 1.5, 2, 3.3, 5, 8.505, 14.2, 17.01, 30, 45, 60])
    func errorFunction(sigma: Double) {
        let kernel = GaussianKernel(sigma: sigma)
        let blurred = edge(kernel)
        for x in -kernel.radius..<kernel.radius {
            let exact = 255 * 0.5 * (1 - erf((Double(x) + 0.5) / (sigma * 2.0.squareRoot())))
            #expect((Double(blurred[x, 0]) - exact).magnitude <= 1, "σ \(sigma), column \(x)")
        }
    }

    @Test("the context route's shadow is within 2 of the recording")
    func recorded() {
        let recorded = [
            124, 117, 110, 103, 96, 89, 83, 76, 70, 64, 59, 53, 48, 43, 39, 34, 30, 27, 23, 20, 17, 15, 12, 10, 8, 6, 5,
            3, 2, 1, 0,
        ]
        let kernel = GaussianKernel(sigma: 15, cut: .multiple(2))
        let blurred = edge(kernel)
        for (x, value) in recorded.enumerated() { #expect((blurred[x, 0] - value).magnitude <= 2, "column \(x)") }
        #expect(kernel.radius <= 30)
    }

    @Test("weights are symmetric by construction, sum to one and fall outwards")
    func weights() {
        for sigma in [0.1, 0.4, 1, 2.5, 17, 200, 1000, 1e9] {
            for cut in [GaussianKernel.Cut.none, .multiple(2), .multiple(0.3)] {
                let weights = GaussianKernel(sigma: sigma, cut: cut).weights
                #expect(weights[0] + 2 * weights.dropFirst().reduce(0, +) == 65536)
            }
        }
        #expect(
            GaussianKernel(sigma: 2).weights.dropFirst().reversed().map { Int($0) }
                == GaussianKernel(sigma: 2).weights.dropFirst().reversed().map { Int($0) }.sorted())
        #expect(GaussianKernel(sigma: 60).radius < 60 * 5)
        #expect(GaussianKernel(sigma: 1e300).radius == GaussianKernel(sigma: 1024).radius)
    }

    @Test("no blur is the identity")
    func identity() {
        var random = SplitMix64(seed: 4)
        let bitmap = Bitmap.random(PixelRect(x: 3, y: -2, width: 9, height: 7), &random)
        for sigma in [0.0, -1, .nan, 0.05] {
            let kernel = GaussianKernel(sigma: sigma)
            #expect(kernel.radius == 0)
            #expect(bitmap.blurred(with: kernel).bytes == bitmap.bytes)
        }
        #expect(GaussianKernel(sigma: 3, cut: .multiple(0)).radius == 0)
    }

    @Test("a blurred picture is its channels blurred as masks, and equals a two-dimensional sum")
    func twin() {
        var random = SplitMix64(seed: 9)
        let rect = PixelRect(x: 5, y: 6, width: 13, height: 11)
        let bitmap = Bitmap.random(rect, &random)
        let kernel = GaussianKernel(sigma: 1.7)
        let blurred = bitmap.blurred(with: kernel)
        #expect(blurred.rect == rect.outset(by: kernel.radius))
        let alpha = Mask(alphaOf: bitmap)
        #expect(Mask(alphaOf: blurred).bytes == alpha.blurred(with: kernel).bytes)
        let clip = PixelRect(x: 2, y: 9, width: 8, height: 30)
        let clipped = alpha.blurred(with: kernel, in: clip)
        #expect(clipped.rect == clip.intersection(blurred.rect))
        for y in clipped.rect.minY..<clipped.rect.maxY {
            for x in clipped.rect.minX..<clipped.rect.maxX {
                var sum = 0.0
                for dy in -kernel.radius...kernel.radius {
                    for dx in -kernel.radius...kernel.radius {
                        sum +=
                            Double(kernel.weights[abs(dx)]) * Double(kernel.weights[abs(dy)])
                            * Double(alpha[x - dx, y - dy])
                    }
                }
                #expect((Double(clipped[x, y]) - sum / 0x1p32).magnitude < 0.51)
                #expect(clipped[x, y] == blurred[x, y][3])
            }
        }
    }

    @Test("an opaque field stays opaque inside, and mass is kept")
    func mass() {
        let rect = PixelRect(x: 0, y: 0, width: 60, height: 60)
        let mask = Mask(rect: rect, bytes: [UInt8](repeating: 255, count: rect.area))
        let blurred = mask.blurred(with: GaussianKernel(sigma: 4))
        #expect(blurred[30, 30] == 255)
        #expect((Double(blurred.sum) / Double(mask.sum) - 1).magnitude < 0.002)
    }

    @Test("halving averages what is there")
    func halved() {
        let bitmap = Bitmap(
            rect: PixelRect(x: 7, y: 7, width: 3, height: 1), bytes: [10, 20, 30, 40, 11, 22, 33, 44, 5, 6, 7, 8])
        let half = bitmap.halved()
        #expect(half.rect == PixelRect(x: 0, y: 0, width: 2, height: 1))
        #expect(half.bytes == [11, 21, 32, 42, 5, 6, 7, 8])
    }

    @Test("equal rows and halves that are the same upside down are not summed again, and nobody sees it")
    func mirrored() {
        var random = SplitMix64(seed: 5)
        for height in [1, 2, 7, 40] {
            let width = 23
            var rows = (0..<(height + 1) / 2).map { _ in (0..<width).map { _ in random.byte() } }
            if rows.count > 3 { for index in 2..<rows.count { rows[index] = rows[1] } }
            rows += rows.prefix(height / 2).reversed()
            let rect = PixelRect(x: 3, y: -9, width: width, height: height)
            let taller = PixelRect(x: 3, y: -9, width: width, height: height + 1)
            let kernel = GaussianKernel(sigma: 3)
            let bytes = Array(rows.joined())
            let blurred = Mask(rect: rect, bytes: bytes).blurred(with: kernel)
            let other = Mask(rect: taller, bytes: bytes + [UInt8](repeating: 0, count: width)).blurred(with: kernel)
            for y in blurred.rect.minY..<blurred.rect.maxY {
                for x in blurred.rect.minX..<blurred.rect.maxX { #expect(blurred[x, y] == other[x, y]) }
            }
        }
    }

    @Test("threads never change a byte", arguments: [2, 3, 8])
    func threads(count: Int) {
        var random = SplitMix64(seed: 21)
        let rect = PixelRect(x: -4, y: 9, width: 310, height: 190)
        let noise = Mask(rect: rect, bytes: (0..<rect.area).map { _ in random.byte() })
        // Rows alike, upside down alike.
        let box = Mask(rect: rect, bytes: [UInt8](repeating: 255, count: rect.area))
        for mask in [noise, box] {
            for sigma in [1.2, 6, 17] {
                let kernel = GaussianKernel(sigma: sigma)
                let alone = mask.blurred(with: kernel)
                #expect(mask.blurred(with: kernel, threads: count).bytes == alone.bytes)
            }
        }
    }

    @Test("a backdrop's blur is the fine one within two levels, whatever the threads", arguments: [10.0, 24, 60])
    func backdrop(sigma: Double) {
        var random = SplitMix64(seed: 6)
        let rect = PixelRect(x: 0, y: 0, width: 400, height: 420)
        var picture = Bitmap(rect: rect)
        for y in 0..<rect.height {
            for x in 0..<rect.width {
                let byte = (x / 40 + y / 30) % 2 == 0 ? 200 : random.byte() / 4
                for channel in 0..<3 { picture.bytes[(y * rect.width + x) * 4 + channel] = byte }
                picture.bytes[(y * rect.width + x) * 4 + 3] = 255
            }
        }
        let part = PixelRect(x: 185, y: 190, width: 30, height: 40)
        let blurred = BackdropBlur(sigma: sigma).blurred(picture, rect: part).bitmap
        let fine = picture.blurred(with: GaussianKernel(sigma: sigma), in: part)
        // Within the reach of three σ all of the picture is there; beyond it little is left.
        for (a, b) in zip(blurred.bytes, fine.bytes) where sigma < 60 {
            #expect(abs(Int(a) - Int(b)) <= 2)
        }
        for threads in [2, 3, 8, 64] {
            let again = BackdropBlur(sigma: sigma, threads: threads).blurred(picture, rect: part)
            #expect(again.bitmap.bytes == blurred.bytes)
        }
    }
}
