import Dispatch
import Synchronization

/// Draws lists of commands into bitmaps, tile by tile.
///
/// Commands are binned by the tiles they may touch; tiles are independent, so threads and tile size never change a
/// pixel. Of a solid colour c at α = round(its alpha · the command's alpha · coverage / 255²), a pixel d becomes
/// round((c·α + d·(255 − α)) / 255); of a premultiplied picture s at k = round(coverage · alpha / 255), it becomes
/// round((s·k·255 + d·(255² − sα·k)) / 255²).
package struct TileRenderer: Sendable {
    /// 1 or more.
    package var threads: Int
    /// Side of a tile in pixels, 16 or more.
    package var tileSize: Int

    package init(threads: Int = 1, tileSize: Int = 64) {
        self.threads = max(1, threads)
        self.tileSize = max(16, tileSize)
    }

    /// Draws `commands` in order over what `bitmap` holds.
    package func render(_ commands: [DrawCommand], into bitmap: inout Bitmap) {
        let rect = bitmap.rect
        if rect.isEmpty || commands.isEmpty { return }
        var clips = ClipTable(target: rect)
        let prepared = commands.compactMap { PreparedCommand($0, clips: &clips) }
        let bins = TileBins(prepared, target: rect, tileSize: max(16, tileSize))
        bitmap.bytes.withUnsafeMutableBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            draw(prepared, bins, into: TileWorker.Target(rect: rect, base: base))
        }
    }

    private func draw(_ commands: [PreparedCommand], _ bins: TileBins, into target: TileWorker.Target) {
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: max(1, min(threads, bins.tileCount))) { _ in
            var worker = TileWorker(tileSize: bins.tileSize)
            while true {
                let tile = next.wrappingAdd(1, ordering: .relaxed).oldValue
                if tile >= bins.tileCount { return }
                let rect = bins.rect(of: tile)
                for index in bins.commands(of: tile) { worker.draw(commands[Int(index)], tile: rect, into: target) }
            }
        }
    }
}
