import CPixelKernels

/// Spells coverage bytes, one tile at a time, in the memory of one thread.
struct CoverageRasterizer {
    /// The only pixels that a shape covers, and where their coverage is found.
    struct Extent: Equatable {
        enum Coverage {
            /// Every pixel is covered wholly.
            case full
            /// In bytes that were spelled in a layer of the rasterizer.
            case bytes
            /// In the shape's own runs: nothing was spelled.
            case runs
        }

        var rect: PixelRect
        var coverage: Coverage

        var isFull: Bool { coverage == .full }

        static let nothing = Extent(rect: .empty, coverage: .bytes)
    }

    private let memory: TileMemory
    /// Layers of coverage bytes: the shape's own, and further ones for clips and differences.
    private var layers: [UnsafeMutablePointer<UInt8>]
    /// The pixels that the layers stand for, row by row.
    private(set) var frame = PixelRect.empty

    /// - Parameter memory: no frame has more pixels than its tiles.
    init(_ memory: TileMemory) {
        self.memory = memory
        layers = [memory.layer(0), memory.layer(1)]
    }

    /// The bytes of the lowest layer from a pixel on; they hold what the last `cover` found.
    func coverage(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> { pointer(0, x: x, y: y) }

    /// Coverage is spelled in this frame from here on.
    private mutating func begin(in frame: PixelRect) {
        assert(frame.area <= memory.size * memory.size)
        self.frame = frame
    }

    /// The shape's coverage times the clips', innermost clip first, each product rounded to 8 bits.
    mutating func cover(_ shape: PreparedShape, clip: PreparedClip?, in frame: PixelRect) -> Extent {
        begin(in: frame)
        var extent = cover(shape, in: frame, layer: 0)
        guard let clip else { return extent }
        for shape in clip.shapes {
            if extent.rect.isEmpty { return .nothing }
            extent = multiply(extent, by: cover(shape, in: extent.rect, layer: 1))
        }
        return extent
    }

    /// Writes 255 where an extent is full, so that bytes may be changed one by one.
    mutating func spell(_ extent: Extent) -> Extent { spell(extent, layer: 0) }

    // MARK: Shapes

    private mutating func cover(_ shape: PreparedShape, in rect: PixelRect, layer: Int) -> Extent {
        let rect = rect.intersection(shape.bounds)
        if rect.isEmpty { return .nothing }
        addLayers(layer + 1)
        switch shape.kind {
        case .pixels: return Extent(rect: rect, coverage: .full)
        case .runs(let runs): return cover(runs, of: shape.frame, in: rect, layer: layer)
        case .mask(let mask): return cover(mask, in: rect, layer: layer)
        case .masks(let group): return cover(group, in: rect, layer: layer)
        case .difference(let outer, let inner):
            let extent = cover(outer, in: rect, layer: layer)
            if extent.rect.isEmpty { return .nothing }
            return subtract(cover(inner, in: extent.rect, layer: layer + 1), from: extent, layer: layer)
        }
    }

    private func cover(_ runs: CoverageRuns, of frame: PixelRect, in rect: PixelRect, layer: Int) -> Extent {
        for y in rect.minY..<rect.maxY {
            runs.spell(
                x: rect.minX - frame.minX, y: y - frame.minY, count: rect.width,
                into: pointer(layer, x: rect.minX, y: y))
        }
        return Extent(rect: rect, coverage: .bytes)
    }

    private func cover(_ mask: Mask, in rect: PixelRect, layer: Int) -> Extent {
        mask.bytes.withUnsafeBufferPointer { source in
            for y in rect.minY..<rect.maxY {
                let start = (y - mask.rect.minY) * mask.rect.width + rect.minX - mask.rect.minX
                pointer(layer, x: rect.minX, y: y).update(from: source.baseAddress! + start, count: rect.width)
            }
        }
        return Extent(rect: rect, coverage: .bytes)
    }

    private func cover(_ group: MaskGroup, in rect: PixelRect, layer: Int) -> Extent {
        var touched = PixelRect.empty
        for member in group.members { touched = touched.union(member.rect.intersection(rect)) }
        if touched.isEmpty { return .nothing }
        for y in touched.minY..<touched.maxY {
            pointer(layer, x: touched.minX, y: y).update(repeating: 0, count: touched.width)
        }
        for member in group.members {
            let part = member.rect.intersection(touched)
            if part.isEmpty { continue }
            member.mask.bytes.withUnsafeBufferPointer { source in
                var start = (part.minY - member.rect.minY) * member.rect.width + part.minX - member.rect.minX
                for y in part.minY..<part.maxY {
                    assert(start >= 0 && start + part.width <= source.count)
                    cpk_add_coverage(pointer(layer, x: part.minX, y: y), source.baseAddress! + start, part.width)
                    start += member.rect.width
                }
            }
        }
        return Extent(rect: touched, coverage: .bytes)
    }

    // MARK: Products and differences

    private mutating func multiply(_ extent: Extent, by other: Extent) -> Extent {
        let rect = other.rect
        if rect.isEmpty { return .nothing }
        if other.isFull { return Extent(rect: rect, coverage: extent.coverage) }
        for y in rect.minY..<rect.maxY {
            let bytes = pointer(0, x: rect.minX, y: y)
            let factors = pointer(1, x: rect.minX, y: y)
            if extent.isFull {
                bytes.update(from: factors, count: rect.width)
            } else {
                cpk_multiply_coverage(bytes, factors, rect.width)
            }
        }
        return Extent(rect: rect, coverage: .bytes)
    }

    private mutating func subtract(_ inner: Extent, from outer: Extent, layer: Int) -> Extent {
        if inner.rect.isEmpty { return outer }
        if inner.isFull, inner.rect == outer.rect { return .nothing }
        let outer = spell(outer, layer: layer)
        for y in inner.rect.minY..<inner.rect.maxY {
            let bytes = pointer(layer, x: inner.rect.minX, y: y)
            if inner.isFull {
                bytes.update(repeating: 0, count: inner.rect.width)
            } else {
                cpk_subtract_coverage(bytes, pointer(layer + 1, x: inner.rect.minX, y: y), inner.rect.width)
            }
        }
        return outer
    }

    private mutating func spell(_ extent: Extent, layer: Int) -> Extent {
        guard extent.isFull else { return extent }
        for y in extent.rect.minY..<extent.rect.maxY {
            pointer(layer, x: extent.rect.minX, y: y).update(repeating: 255, count: extent.rect.width)
        }
        return Extent(rect: extent.rect, coverage: .bytes)
    }

    private mutating func addLayers(_ count: Int) {
        while layers.count < count { layers.append(memory.layer(layers.count)) }
    }

    private func pointer(_ layer: Int, x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
        assert(x >= frame.minX && x <= frame.maxX && y >= frame.minY && y < frame.maxY)
        return layers[layer] + (y - frame.minY) * frame.width + x - frame.minX
    }
}
