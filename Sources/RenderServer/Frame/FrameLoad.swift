import Rasterizer

/// What drawing a frame moves, in bytes of the tile-memory model, and how many times the screen's own bytes that is.
///
/// A stated model to compare frames by, and no measurement of any device.
public struct FrameLoad: Hashable, Sendable {
    /// Where bytes of a load come from.
    public enum Source: String, CaseIterable, Hashable, Sendable {
        /// Offscreen passes: what is stored and loaded.
        case passes
        /// Pixels that are blended.
        case blending
        /// Backing stores that are drawn: `draw(_:)` and text.
        case drawing
        /// Pictures that the frame before did not show.
        case decoding
    }

    /// Bytes that storing the surfaces of offscreen passes takes.
    public var stored = 0
    /// Bytes that reading them takes.
    public var loaded = 0
    /// Bytes of the pixels that are blended, over all passes.
    public var blended = 0
    /// Bytes of backing stores that were drawn for the frame.
    public var drawn = 0
    /// Bytes of pictures that the frame before did not show.
    public var decoded = 0
    /// Pixels of the screen.
    public var screenPixels: Int

    /// A frame that moves nothing yet.
    public init(screenPixels: Int) {
        self.screenPixels = screenPixels
    }

    /// All bytes; saturates.
    public var bytes: Int {
        [stored, loaded, blended, drawn, decoded].reduce(0) { $0.saturatingSum($1) }
    }

    /// The load in canvases: 1 is as many bytes as the screen has.
    public var canvases: Double { screenPixels > 0 ? Double(bytes) / (4 * Double(screenPixels)) : 0 }
}

extension FrameLoad {
    /// - Parameters:
    ///   - frame: The frame.
    ///   - before: The frame before; nil for the first, for which all pictures are decoded.
    package init(of frame: Frame, after before: Frame?) {
        let (plan, statistics) = (frame.plan, frame.statistics)
        self.init(screenPixels: plan.width.saturatingProduct(plan.height))
        stored = statistics.bytesStored
        loaded = statistics.bytesLoaded
        blended = statistics.counts.blendedPixels.saturatingProduct(4)
        drawn = statistics.updates.values.reduce(0) { $0.saturatingSum($1.drawnBytes) }
        decoded = frame.decodedImages(after: before).values.reduce(0) { $0.saturatingSum($1) }
    }

    package var figures: [(name: String, value: Int)] {
        [
            ("bytesStored", stored), ("bytesLoaded", loaded), ("bytesBlended", blended), ("bytesDrawn", drawn),
            ("bytesDecoded", decoded),
        ]
    }
}

extension Frame {
    /// The bytes of the pictures that the frame before did not show; of all for the first frame.
    package func decodedImages(after before: Frame?) -> [ObjectIdentifier: Int] {
        let known = before?.plan.decodedImages ?? [:]
        return plan.decodedImages.filter { known[$0.key] == nil }
    }
}

/// Who adds most to a load.
public struct LoadShare: Hashable, Sendable {
    /// The view or layer, as messages name it.
    public var layer: String
    /// What it does.
    public var source: FrameLoad.Source
    /// How many bytes that moves.
    public var bytes: Int

    /// A share of a load.
    public init(layer: String, source: FrameLoad.Source, bytes: Int) {
        self.layer = layer
        self.source = source
        self.bytes = bytes
    }
}
