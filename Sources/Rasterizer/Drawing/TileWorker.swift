import CPixelKernels

/// Draws tiles one after the other in memory of its own. One a thread.
struct TileWorker: ~Copyable {
    /// The bytes that all tiles are parts of.
    ///
    /// Sendable, because tiles are disjoint, each is drawn by one worker, and the bytes outlive all workers.
    struct Target: @unchecked Sendable {
        let rect: PixelRect
        let base: UnsafeMutablePointer<UInt8>

        func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
            assert(rect.contains(x: x, y: y))
            return base + ((y - rect.minY) * rect.width + x - rect.minX) * 4
        }
    }

    private var rasterizer: CoverageRasterizer
    /// One row of source pixels.
    private let source: UnsafeMutablePointer<UInt8>

    init(tileSize: Int) {
        rasterizer = CoverageRasterizer(width: tileSize, height: tileSize)
        source = .allocate(capacity: tileSize * 4)
        source.initialize(repeating: 0, count: tileSize * 4)
    }

    deinit {
        source.deallocate()
    }

    mutating func draw(_ command: PreparedCommand, tile: PixelRect, into target: Target) {
        var extent = rasterizer.cover(command.shape, clip: command.clip, in: command.bounds.intersection(tile))
        if extent.rect.isEmpty { return }
        // A gradient may take coverage away.
        if case .gradient = command.paint { extent = rasterizer.spell(extent) }
        for y in extent.rect.minY..<extent.rect.maxY { drawRow(y, of: command, extent, into: target) }
    }

    private func drawRow(
        _ y: Int, of command: PreparedCommand, _ extent: CoverageRasterizer.Extent, into target: Target
    ) {
        let x = extent.rect.minX
        let count = extent.rect.width
        let pixels = target.pixel(x: x, y: y)
        let coverage = extent.isFull ? nil : rasterizer.coverage(x: x, y: y)
        switch command.paint {
        case .nothing: return
        case .solid(let color):
            return fill(color, over: pixels, coverage, count, command)
        case .gradient(let gradient):
            guard let coverage else { return }
            gradient.fill(x: x, y: y, count: count, pixels: source, coverage: coverage)
        case .image(let image):
            image.fill(x: x, y: y, count: count, pixels: source)
        }
        guard command.blendMode == .normal else {
            return Blender(mode: command.blendMode, alpha: command.alpha)
                .composite(.pixels(source), over: pixels, coverage: coverage, count: count)
        }
        if let coverage {
            cpk_pixels_over_coverage(pixels, source, coverage, count, command.alpha)
        } else {
            cpk_pixels_over(pixels, source, count, command.alpha)
        }
    }

    private func fill(
        _ color: Color8, over pixels: UnsafeMutablePointer<UInt8>, _ coverage: UnsafeMutablePointer<UInt8>?,
        _ count: Int, _ command: PreparedCommand
    ) {
        guard command.blendMode == .normal else {
            return Blender(mode: command.blendMode, alpha: command.alpha)
                .composite(.color(color), over: pixels, coverage: coverage, count: count)
        }
        let strength = Int(color.alpha) * Int(command.alpha)
        if let coverage {
            cpk_solid_over_coverage(
                pixels, coverage, count, color.red, color.green, color.blue, UInt32(strength))
        } else if strength == 65025 {
            let pattern = UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | 0xFF00_0000
            UnsafeMutableRawPointer(pixels).withMemoryRebound(to: UInt32.self, capacity: count) {
                $0.update(repeating: pattern.littleEndian, count: count)
            }
        } else {
            cpk_solid_over(pixels, count, color.red, color.green, color.blue, UInt8((strength + 127) / 255))
        }
    }
}
