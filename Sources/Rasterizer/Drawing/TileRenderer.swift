/// Draws lists of commands into bitmaps, tile by tile.
///
/// Commands are binned by the tiles they may touch; tiles are independent, so threads and tile size never change a
/// pixel. Of a solid colour c at α = round(its alpha · the command's alpha · coverage / 255²), a pixel d becomes
/// round((c·α + d·(255 − α)) / 255); of a premultiplied picture s at k = round(coverage · alpha / 255), it becomes
/// round((s·k·255 + d·(255² − sα·k)) / 255²).
package struct TileRenderer: Sendable {
    /// 1 or more.
    package var threads: Int
    /// A tile has the pixels of a square of this side, 16 or more, but is four times as wide as high.
    package var tileSize: Int
    /// A tile's pixels take a small part of a second-level cache.
    package static let standardTileSize = 128
    /// The shortcuts that may be taken; none changes a pixel.
    package var shortcuts: Shortcuts

    package init(threads: Int = 1, tileSize: Int = TileRenderer.standardTileSize, shortcuts: Shortcuts = .all) {
        self.threads = max(1, threads)
        self.tileSize = max(16, tileSize)
        self.shortcuts = shortcuts
    }

    /// Draws `commands` in order over what `bitmap` holds.
    package func render(_ commands: [DrawCommand], into bitmap: inout Bitmap) {
        let rect = bitmap.rect
        guard let scene = scene(commands, in: rect) else { return }
        bitmap.bytes.withUnsafeMutableBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            let target = PixelTarget(rect: rect, base: base)
            draw(scene, over: .pixels(target)) { $1.store(in: target) }
        }
    }

    /// Draws `commands` in order over nothing.
    /// - Parameter part: pixels of `rect` that are wanted, just as they would be in all of it; nil wants all.
    package func picture(of commands: [DrawCommand], in rect: PixelRect, part: PixelRect? = nil) -> Bitmap {
        let wanted = part.map { $0.intersection(rect) } ?? rect
        guard !wanted.isEmpty, let scene = scene(commands, in: rect, part: part == nil ? nil : wanted) else {
            return Bitmap(rect: wanted)
        }
        let bytes = [UInt8](unsafeUninitializedCapacity: wanted.area * 4) { bytes, count in
            if let base = bytes.baseAddress {
                let target = PixelTarget(rect: wanted, base: base)
                draw(scene, over: .clear) { $1.store(in: target) }
            }
            count = wanted.area * 4
        }
        return Bitmap(rect: wanted, bytes: bytes)
    }

    /// Nil when nothing can change.
    private func scene(_ commands: [DrawCommand], in rect: PixelRect, part: PixelRect? = nil) -> PreparedScene? {
        if rect.isEmpty || commands.isEmpty { return nil }
        let size = min(max(16, tileSize), max(16, rect.width, rect.height))
        let grid = TileGrid(x: rect.minX, y: rect.minY, size: size)
        let commands = shortcuts.contains(.inlineGroups) ? commands : commands.map { flattened($0, in: rect) }
        let builders = (0..<threads).map { _ in RunBuilder(shares: shortcuts.contains(.sharedOutlines)) }
        return PreparedScene(commands, target: rect, part: part, grid: grid, builders: builders)
    }

    /// The command with its group drawn into a surface.
    private func flattened(_ command: DrawCommand, in rect: PixelRect) -> DrawCommand {
        guard case .group(let group) = command.paint else { return command }
        var result = command
        let area = group.rect.map { $0.intersection(rect) } ?? rect
        result.paint = .image(
            ImagePaint(
                bitmap: picture(of: group.commands, in: area), matrix: .identity, filter: .nearest,
                wrapX: .transparent, wrapY: .transparent))
        return result
    }

    /// Calls `finish` with each tile's number and pixels, on any thread.
    private func draw(
        _ scene: PreparedScene, over backdrop: Backdrop, finish: @escaping @Sendable (Int, TileCanvas) -> Void
    ) {
        let count = scene.bins.tileCount
        let workers = max(1, min(threads, count))
        let shares = TileShares(tiles: count, workers: workers)
        @Sendable func work(_ number: Int) {
            let worker = TileWorker(tileSize: scene.bins.grid.size, shortcuts: shortcuts)
            shares.forEach(of: number) { tile in
                finish(tile, worker.draw(scene, tile: tile, over: backdrop))
            }
        }
        Crew.perform(workers, work)
    }
}
