/// Clips made ready once, however many commands share them.
struct ClipTable {
    let target: PixelRect
    let grid: TileGrid
    let builder: RunBuilder
    private var shapes: [ObjectIdentifier: PreparedShape] = [:]
    private var clips: [ObjectIdentifier: PreparedClip] = [:]

    init(target: PixelRect, grid: TileGrid, builder: RunBuilder) {
        self.target = target
        self.grid = grid
        self.builder = builder
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
        let shape = PreparedShape(clip.shape, target: target, builder: builder)
        shapes[ObjectIdentifier(clip)] = shape
        return shape
    }
}
