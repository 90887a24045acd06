/// A command made ready for many tiles.
struct PreparedCommand: Sendable {
    let shape: PreparedShape
    let clip: PreparedClip?
    let paint: PreparedPaint
    let alpha: UInt8
    let blendMode: BlendMode
    /// Nothing is drawn outside.
    let bounds: PixelRect

    /// Nil when the command cannot change a pixel of `target`.
    init?(_ command: DrawCommand, clips: inout ClipTable) {
        let target = clips.target
        clip = command.clip.map { clips.prepared($0) }
        let visible = clip?.bounds ?? target
        if visible.isEmpty || command.alpha == 0 { return nil }
        shape = PreparedShape(command.shape, target: visible)
        bounds = shape.bounds.intersection(visible)
        if bounds.isEmpty { return nil }
        paint = PreparedPaint(command.paint)
        if case .nothing = paint { return nil }
        alpha = command.alpha
        blendMode = command.blendMode
    }
}

/// Clips made ready once, however many commands share them.
struct ClipTable {
    let target: PixelRect
    private var shapes: [ObjectIdentifier: PreparedShape] = [:]
    private var clips: [ObjectIdentifier: PreparedClip] = [:]

    init(target: PixelRect) {
        self.target = target
    }

    mutating func prepared(_ clip: Clip) -> PreparedClip {
        if let known = clips[ObjectIdentifier(clip)] { return known }
        var chain: [PreparedShape] = []
        var next: Clip? = clip
        while let clip = next {
            chain.append(shape(of: clip))
            next = clip.next
        }
        let result = PreparedClip(shapes: chain, target: target)
        clips[ObjectIdentifier(clip)] = result
        return result
    }

    private mutating func shape(of clip: Clip) -> PreparedShape {
        if let known = shapes[ObjectIdentifier(clip)] { return known }
        let shape = PreparedShape(clip.shape, target: target)
        shapes[ObjectIdentifier(clip)] = shape
        return shape
    }
}
