import CoreGraphics
import Rasterizer

/// Bitmaps of `shouldRasterize` layers that may be used again: what they show for the planner, pixels for the executor.
package struct RasterizationCache: Sendable {
    /// Names one bitmap. What its content depended on is the planner's to remember.
    package struct Key: Hashable, Sendable {
        package let layer: LayerID
        /// `rasterizationScale`: pixels a point.
        package let scale: Double

        package init(layer: LayerID, scale: Double) {
            self.layer = layer
            self.scale = scale
        }
    }

    /// What is known of a kept bitmap.
    private struct Entry {
        /// The subtree that it shows.
        var node: RenderNode
        var rect: PixelRect
        var lastUse: Double
        /// Order of uses; those of one frame differ.
        var turn: Int
        var frame: Int
    }

    /// Bitmaps unused for longer, in virtual seconds, go.
    package static let lifetime = 0.1
    /// Pixels of all bitmaps together, in screens.
    package static let budgetInScreens = 2.5

    private var bitmaps: [Key: Bitmap] = [:]
    private var entries: [Key: Entry] = [:]
    private var turn = 0
    private var frame = 0
    private var time = 0.0
    private var budget = 0

    package init() {}

    package func bitmap(for key: Key) -> Bitmap? { bitmaps[key] }

    package mutating func store(_ bitmap: Bitmap, for key: Key) { bitmaps[key] = bitmap }

    package mutating func removeBitmap(for key: Key) {
        bitmaps[key] = nil
        entries[key] = nil
    }

    /// Bitmaps kept, or promised by the last plan.
    package var count: Int { entries.count }
    /// How many pixels the bitmaps have.
    package var pixels: Int { entries.values.reduce(0) { $0 + $1.rect.area } }
}

extension RasterizationCache {
    /// Evicts what has been unused for more than the lifetime.
    mutating func beginFrame(time: Double, screenPixels: Int) {
        self.time = time
        frame += 1
        budget = Int(Double(screenPixels) * Self.budgetInScreens)
        // Virtual times are sums of fractions: a ten-millionth more is not longer.
        for (key, entry) in entries where time - entry.lastUse > Self.lifetime + 1e-7 { removeBitmap(for: key) }
    }

    /// The rectangle of a bitmap that shows `node` as it is now; nil when there is none.
    func rect(for key: Key, showing node: RenderNode) -> PixelRect? {
        guard let entry = entries[key], entry.node.looksAlike(node) else { return nil }
        return entry.rect
    }

    /// Notes that a bitmap is drawn in this frame.
    mutating func use(_ key: Key) {
        turn += 1
        entries[key]?.lastUse = time
        entries[key]?.turn = turn
        entries[key]?.frame = frame
    }

    /// Makes room for a bitmap of this frame, the least recently used going first. A bitmap of this frame is never
    /// evicted for another of it (assumed).
    /// - Returns: false when it is not kept.
    mutating func reserve(_ key: Key, showing node: RenderNode, rect: PixelRect) -> Bool {
        removeBitmap(for: key)
        let (area, overflow) = rect.width.multipliedReportingOverflow(by: rect.height)
        guard !overflow, area <= budget else { return false }
        var total = pixels
        let old = entries.filter { $0.value.frame != frame }.sorted { $0.value.turn < $1.value.turn }
        guard total - old.reduce(0, { $0 + $1.value.rect.area }) + area <= budget else { return false }
        for (key, entry) in old where total + area > budget {
            total -= entry.rect.area
            removeBitmap(for: key)
        }
        turn += 1
        entries[key] = Entry(node: node, rect: rect, lastUse: time, turn: turn, frame: frame)
        return true
    }
}
