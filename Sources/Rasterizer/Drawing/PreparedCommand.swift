/// A command made ready for many tiles. An object, because all tiles look at it.
final class PreparedCommand: Sendable {
    let shape: PreparedShape
    let clip: PreparedClip?
    let paint: PreparedPaint
    let alpha: UInt8
    let blendMode: BlendMode
    /// Nothing is drawn outside.
    let bounds: PixelRect
    /// Where neither shape nor clip leaves anything of a pixel out.
    let full: FullCoverage
    /// True when a wholly covered pixel hides what lies below.
    let isOpaque: Bool
    /// The shape's own, if it has but runs; the shape keeps them.
    private let runs: Unmanaged<CoverageRuns>?
    /// The paint, whose object `paint` keeps.
    let borrowedPaint: BorrowedPaint

    /// Nil when the command cannot change a pixel of `target`.
    init?(_ command: DrawCommand, clips: inout ClipTable) {
        let target = clips.target
        let clip = command.clip.map { clips.prepared($0) }
        let visible = clip?.bounds ?? target
        if visible.isEmpty || (command.alpha == 0 && command.blendMode.keepsBackdropUnderNothing) { return nil }
        let shape = PreparedShape(command.shape, target: visible, builder: clips.builder)
        self.shape = shape
        if case .runs(let runs) = shape.kind { self.runs = .passUnretained(runs) } else { runs = nil }
        var bounds = shape.bounds.intersection(visible)
        if let rect = command.paint.bounds { bounds = bounds.intersection(rect) }
        if bounds.isEmpty { return nil }
        self.bounds = bounds
        paint = PreparedPaint(command.paint, bounds: bounds, clips: clips)
        if case .nothing = paint { return nil }
        borrowedPaint = BorrowedPaint(paint)
        alpha = command.alpha
        blendMode = command.blendMode
        full = (clip?.full.intersection(shape.full) ?? shape.full).intersection(bounds)
        // A clip of whole pixels is in the bounds already.
        self.clip = clip?.isRectangle == true ? nil : clip
        isOpaque = command.alpha == 255 && command.blendMode == .normal && paint.isOpaque
    }

    /// True when nothing but coverage changes how the paint's own pixels are mixed.
    var isPlain: Bool { alpha == 255 && blendMode == .normal }

    /// True when pixels are mixed by the shape's runs alone.
    var isCoveredByRuns: Bool { runs != nil && clip == nil && blendMode == .normal }

    /// Calls `body` with the shape's runs, if it has but those, and the place of `rect` in them. They are not counted
    /// as used: equal outlines share them, and counting would move their memory from thread to thread.
    @inline(__always)
    func withRuns(of rect: PixelRect, _ body: (CoverageRuns, PixelRect) -> Void) {
        let part = rect.offset(x: -shape.frame.minX, y: -shape.frame.minY)
        runs?._withUnsafeGuaranteedRef { body($0, part) }
    }
}
