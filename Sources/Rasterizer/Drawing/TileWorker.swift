import CPixelKernels

/// Draws tiles one after the other in memory of its own. One a thread.
final class TileWorker {
    private let shortcuts: Shortcuts
    private let workspace = Workspace.take()
    private let memory: TileMemory
    private var rasterizer: CoverageRasterizer

    init(tileSize: Int, shortcuts: Shortcuts) {
        self.shortcuts = shortcuts
        memory = workspace.tiles(size: tileSize)
        rasterizer = CoverageRasterizer(memory)
    }

    deinit {
        workspace.putBack()
    }

    private var source: UnsafeMutablePointer<UInt8> { memory.source.base }

    /// Draws a tile, or a part of it. The result is valid until the next tile of the same depth.
    func draw(
        _ scene: PreparedScene, tile: Int, part: PixelRect? = nil, over backdrop: Backdrop, depth: Int = 0
    ) -> TileCanvas {
        let whole = scene.bins.rect(of: tile)
        let rect = part.map { whole.intersection($0) } ?? whole
        var canvas = TileCanvas(rect: rect, base: memory.level(depth), backdrop: backdrop)
        scene.bins.withCommands(of: tile) { numbers in
            scene.items.withUnsafeBufferPointer { items in
                let list = TileList(items: items, numbers: numbers, rect: rect, shortcuts: shortcuts)
                if list.isCovered { canvas.forgetBackdrop() }
                for place in list.first..<numbers.count {
                    let item = items[Int(numbers[place])]
                    let region = item.bounds.rect.intersection(rect)
                    if region.isEmpty { continue }
                    let hidden = list.hidden(at: place, of: region)
                    if hidden.isEmpty {
                        draw(item, in: region, of: scene, onto: &canvas, depth: depth)
                        continue
                    }
                    for visible in region.parts(without: hidden) {
                        draw(item, in: visible, of: scene, onto: &canvas, depth: depth)
                    }
                }
            }
        }
        return canvas
    }

    @inline(__always)
    private func draw(
        _ item: TileItem, in region: PixelRect, of scene: PreparedScene, onto canvas: inout TileCanvas, depth: Int
    ) {
        if item.command < 0 {
            let color = Color8(red: item.red, green: item.green, blue: item.blue)
            return fill(color, strength: Int(item.strength), region, of: &canvas)
        }
        scene.withCommand(Int(item.command)) { command in
            let hole = command.shape.hole
            guard shortcuts.contains(.fullParts), hole != .none else {
                return draw(command, in: region, onto: &canvas, depth: depth)
            }
            for outside in region.parts(without: hole.first) {
                for part in outside.parts(without: hole.second) {
                    draw(command, in: part, onto: &canvas, depth: depth)
                }
            }
        }
    }

    private func draw(
        _ command: PreparedCommand, in region: PixelRect, onto canvas: inout TileCanvas, depth: Int
    ) {
        let isFull = shortcuts.contains(.fullParts) && command.full.holds(region)
        switch command.borrowedPaint {
        case .solid(let color):
            if command.blendMode == .normal {
                drawSolid(color, command, in: region, isFull: isFull, onto: &canvas)
            } else {
                blend(color, command, in: region, isFull: isFull, onto: &canvas)
            }
        case .gradient(let gradient):
            gradient._withUnsafeGuaranteedRef {
                drawGradient($0, command, in: region, isFull: isFull, onto: &canvas)
            }
        case .image(let image):
            image._withUnsafeGuaranteedRef { drawImage($0, command, in: region, isFull: isFull, onto: &canvas) }
        case .enlarged(let picture):
            picture._withUnsafeGuaranteedRef { drawEnlarged($0, command, in: region, isFull: isFull, onto: &canvas) }
        case .group(let scene):
            scene._withUnsafeGuaranteedRef {
                drawGroup($0, command, in: region, isFull: isFull, onto: &canvas, depth: depth)
            }
        case .nothing: return
        }
    }

    /// What a command covers of a region.
    private func extent(of command: PreparedCommand, in region: PixelRect, isFull: Bool) -> CoverageRasterizer.Extent {
        if isFull { return CoverageRasterizer.Extent(rect: region, coverage: .full) }
        if command.isCoveredByRuns, shortcuts.contains(.directSpans) {
            return CoverageRasterizer.Extent(rect: region, coverage: .runs)
        }
        return rasterizer.cover(command.shape, clip: command.clip, in: region)
    }

    /// Coverage is looked at only where the shape leaves something out.
    private func drawGroup(
        _ scene: PreparedScene, _ command: PreparedCommand, in region: PixelRect, isFull: Bool,
        onto canvas: inout TileCanvas, depth: Int
    ) {
        // The picture before coverage: both may need the rasterizer.
        let tile = scene.bins.tile(atX: region.minX, y: region.minY)
        var picture = draw(scene, tile: tile, part: region, over: .clear, depth: depth + 1)
        if case .uniform(0) = picture.state, command.blendMode == .normal { return }
        picture.spell()
        canvas.spell()
        let inner = isFull ? region : shortcuts.contains(.fullParts) ? command.full.largest(in: region) : .empty
        composite(picture, command, extent(of: command, in: inner, isFull: true), onto: canvas)
        for part in region.parts(without: inner) {
            composite(picture, command, extent(of: command, in: part, isFull: false), onto: canvas)
        }
    }

    private func drawGradient(
        _ gradient: PreparedGradient, _ command: PreparedCommand, in region: PixelRect, isFull: Bool,
        onto canvas: inout TileCanvas
    ) {
        if gradient.drawsEverywhere {
            let extent = extent(of: command, in: region, isFull: isFull)
            if extent.isFull, !command.isOpaque, command.isPlain {
                let rect = extent.rect
                canvas.spell()
                let pixels = canvas.pixel(x: rect.minX, y: rect.minY)
                if gradient.composite(rect, over: pixels, stride: canvas.stride) { return }
            }
            return make(extent, command, onto: &canvas) { gradient.fill($0, pixels: $1, stride: $2) }
        }
        // The gradient may take coverage away.
        let extent = rasterizer.spell(rasterizer.cover(command.shape, clip: command.clip, in: region))
        let rect = extent.rect
        if rect.isEmpty { return }
        canvas.spell()
        forEachRow(of: extent, canvas) { y, _, coverage in
            gradient.fill(x: rect.minX, y: y, count: rect.width, pixels: source, coverage: coverage)
            composite(source, stride: 0, command, extent.row(y), onto: canvas)
        }
    }

    private func drawEnlarged(
        _ picture: EnlargedBitmap, _ command: PreparedCommand, in region: PixelRect, isFull: Bool,
        onto canvas: inout TileCanvas
    ) {
        make(extent(of: command, in: region, isFull: isFull), command, onto: &canvas) {
            picture.fill($0, pixels: $1, stride: $2, line: memory.line.base)
        }
    }

    /// Makes pixels where they lie, if they hide what is below; else a few rows at a time, which are composited.
    ///
    /// - Parameter fill: makes the pixels of a rectangle; rows are `stride` bytes apart.
    @inline(__always)
    private func make(
        _ extent: CoverageRasterizer.Extent, _ command: PreparedCommand, onto canvas: inout TileCanvas,
        _ fill: (PixelRect, UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void
    ) {
        let rect = extent.rect
        if rect.isEmpty { return }
        if extent.isFull, command.isOpaque {
            if rect == canvas.rect { canvas.forgetBackdrop() } else { canvas.spell() }
            return fill(rect, canvas.pixel(x: rect.minX, y: rect.minY), canvas.stride)
        }
        canvas.spell()
        for top in stride(from: rect.minY, to: rect.maxY, by: TileMemory.sourceRows) {
            let rows = PixelRect(
                minX: rect.minX, minY: top, maxX: rect.maxX, maxY: min(rect.maxY, top + TileMemory.sourceRows))
            fill(rows, source, rect.width * 4)
            let part = CoverageRasterizer.Extent(rect: rows, coverage: extent.coverage)
            composite(source, stride: rect.width * 4, command, part, onto: canvas)
        }
    }

    private func drawImage(
        _ image: PreparedImage, _ command: PreparedCommand, in region: PixelRect, isFull: Bool,
        onto canvas: inout TileCanvas
    ) {
        let extent = extent(of: command, in: region, isFull: isFull)
        if extent.rect.isEmpty { return }
        canvas.spell()
        let target = canvas
        let isDrawn = image.withPixels(of: extent.rect) {
            composite($0, stride: $1, command, extent, onto: target)
        }
        if isDrawn { return }
        make(extent, command, onto: &canvas) { image.fill($0, pixels: $1, stride: $2) }
    }

    /// A colour by another mode than the normal one.
    private func blend(
        _ color: Color8, _ command: PreparedCommand, in region: PixelRect, isFull: Bool, onto canvas: inout TileCanvas
    ) {
        let extent = extent(of: command, in: region, isFull: isFull)
        if extent.rect.isEmpty { return }
        canvas.spell()
        let blender = Blender(mode: command.blendMode, alpha: command.alpha)
        forEachRow(of: extent, canvas) { _, pixels, coverage in
            blender.composite(.color(color), over: pixels, coverage: coverage, count: extent.rect.width)
        }
    }

    private func drawSolid(
        _ color: Color8, _ command: PreparedCommand, in region: PixelRect, isFull: Bool, onto canvas: inout TileCanvas
    ) {
        let strength = Int(color.alpha) * Int(command.alpha)
        if shortcuts.contains(.directSpans), command.clip == nil, case .mask(let mask) = command.shape.kind {
            canvas.spell()
            return mask.withRows(of: region) { y, coverage in
                cpk_solid_over_coverage(
                    canvas.pixel(x: region.minX, y: y), coverage, region.width, color.red, color.green, color.blue,
                    UInt32(strength))
            }
        }
        let extent = extent(of: command, in: region, isFull: isFull)
        let rect = extent.rect
        if rect.isEmpty { return }
        if extent.isFull { return fill(color, strength: strength, rect, of: &canvas) }
        canvas.spell()
        if extent.coverage == .runs {
            return command.withRuns(of: rect) { runs, part in
                runs.composite(
                    color, strength: strength, part: part, over: canvas.pixel(x: rect.minX, y: rect.minY),
                    stride: canvas.stride)
            }
        }
        for y in rect.minY..<rect.maxY {
            cpk_solid_over_coverage(
                canvas.pixel(x: rect.minX, y: y), rasterizer.coverage(x: rect.minX, y: y), rect.width, color.red,
                color.green, color.blue, UInt32(strength))
        }
    }

    /// Whole pixels in one colour.
    private func fill(_ color: Color8, strength: Int, _ region: PixelRect, of canvas: inout TileCanvas) {
        let opaque = UInt32(littleEndianBytes: color.red, color.green, color.blue, 255)
        let isWhole = region == canvas.rect
        if strength == Strength.full, isWhole { return canvas.setUniform(opaque) }
        let alpha = UInt8((strength + 127) / 255)
        if isWhole, case .uniform(var pixel) = canvas.state {
            withUnsafeMutableBytes(of: &pixel) {
                cpk_solid_over(
                    $0.baseAddress!.assumingMemoryBound(to: UInt8.self), 1, color.red, color.green, color.blue, alpha)
            }
            return canvas.setUniform(pixel)
        }
        canvas.spell()
        let (pixels, stride) = (canvas.pixel(x: region.minX, y: region.minY), canvas.stride)
        if strength == Strength.full {
            cpk_fill_rect(pixels, stride, region.width, region.height, opaque)
        } else {
            cpk_solid_over_rect(
                pixels, stride, region.width, region.height, color.red, color.green, color.blue, alpha)
        }
    }

    /// Calls `body` with each row's number, its first pixel, and its coverage bytes, which are nil where all is
    /// covered.
    @inline(__always)
    private func forEachRow(
        of extent: CoverageRasterizer.Extent, _ canvas: TileCanvas,
        _ body: (Int, UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>?) -> Void
    ) {
        let rect = extent.rect
        if rect.isEmpty { return }
        assert(extent.coverage != .runs)
        for y in rect.minY..<rect.maxY {
            body(
                y, canvas.pixel(x: rect.minX, y: y), extent.isFull ? nil : rasterizer.coverage(x: rect.minX, y: y))
        }
    }

    /// A picture's own pixels in the place of the extent.
    private func composite(
        _ picture: TileCanvas, _ command: PreparedCommand, _ extent: CoverageRasterizer.Extent, onto canvas: TileCanvas
    ) {
        if extent.rect.isEmpty { return }
        let first = picture.pixel(x: extent.rect.minX, y: extent.rect.minY)
        composite(first, stride: picture.stride, command, extent, onto: canvas)
    }

    /// - Parameters:
    ///   - source: the extent's premultiplied pixels, rows `stride` bytes apart.
    private func composite(
        _ source: UnsafePointer<UInt8>, stride: Int, _ command: PreparedCommand,
        _ extent: CoverageRasterizer.Extent, onto canvas: TileCanvas
    ) {
        let rect = extent.rect
        let pixels = canvas.pixel(x: rect.minX, y: rect.minY)
        if command.blendMode != .normal {
            let blender = Blender(mode: command.blendMode, alpha: command.alpha)
            forEachRow(of: extent, canvas) { y, pixels, coverage in
                let row = source + (y - rect.minY) * stride
                blender.composite(.pixels(row), over: pixels, coverage: coverage, count: rect.width)
            }
            return
        }
        switch extent.coverage {
        case .full:
            cpk_pixels_over_rect(pixels, canvas.stride, source, stride, rect.width, rect.height, command.alpha)
        case .bytes:
            cpk_pixels_over_coverage_rect(
                pixels, canvas.stride, source, stride, rasterizer.coverage(x: rect.minX, y: rect.minY),
                rasterizer.frame.width, rect.width, rect.height, command.alpha)
        case .runs:
            command.withRuns(of: rect) { runs, part in
                runs.composite(
                    source, sourceStride: stride, alpha: command.alpha, part: part, over: pixels,
                    stride: canvas.stride)
            }
        }
    }
}

extension CoverageRasterizer.Extent {
    /// One of its rows.
    fileprivate func row(_ y: Int) -> CoverageRasterizer.Extent {
        CoverageRasterizer.Extent(
            rect: PixelRect(minX: rect.minX, minY: y, maxX: rect.maxX, maxY: y + 1), coverage: coverage)
    }
}

/// The commands of one tile, with what is known to be hidden.
private struct TileList {
    /// Commands before are hidden.
    private(set) var first = 0
    /// True when the first command hides the backdrop.
    private(set) var isCovered = false
    /// For each command the largest rectangle that a later one hides; empty when nothing is hidden.
    private var hiddenParts: [PixelRect] = []

    init(
        items: UnsafeBufferPointer<TileItem>, numbers: UnsafeBufferPointer<Int32>, rect: PixelRect, shortcuts: Shortcuts
    ) {
        guard shortcuts.contains(.covers) else { return }
        var hides = false
        for place in numbers.indices.reversed() {
            let item = items[Int(numbers[place])]
            guard item.hasCover else { continue }
            if item.covers(rect) {
                first = place
                isCovered = true
                break
            }
            hides = true
        }
        if hides, shortcuts.contains(.hiddenParts) { findHiddenParts(items, numbers, rect) }
    }

    private mutating func findHiddenParts(
        _ items: UnsafeBufferPointer<TileItem>, _ numbers: UnsafeBufferPointer<Int32>, _ rect: PixelRect
    ) {
        hiddenParts = [PixelRect](repeating: .empty, count: numbers.count - first)
        var largest = PixelRect.empty
        for place in (first..<numbers.count).reversed() {
            hiddenParts[place - first] = largest
            let item = items[Int(numbers[place])]
            guard item.hasCover else { continue }
            let cover = item.cover(in: rect)
            if cover.area > largest.area { largest = cover }
        }
    }

    /// Nothing unless a good part of the region is hidden: cutting costs, too.
    func hidden(at place: Int, of region: PixelRect) -> PixelRect {
        if hiddenParts.isEmpty { return .empty }
        let part = hiddenParts[place - first].intersection(region)
        return part.area >= 256 && part.area * 4 >= region.area ? part : .empty
    }
}

extension UInt32 {
    /// The word that lies in memory as these bytes.
    init(littleEndianBytes a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) {
        self = (UInt32(a) | UInt32(b) << 8 | UInt32(c) << 16 | UInt32(d) << 24).littleEndian
    }
}
