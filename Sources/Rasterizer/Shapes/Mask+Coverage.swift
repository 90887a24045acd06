extension Mask {
    /// The exact area that `polygon` covers in each pixel of `rect`.
    package init(covering polygon: Polygon, rule: FillRule = .nonZero, in rect: PixelRect) {
        self.init(of: .polygon(polygon, rule), in: rect)
    }

    /// What `shape` covers, inside `clip`, in each pixel of `rect`.
    package init(of shape: Shape, clip: Clip? = nil, in rect: PixelRect) {
        self.init(rect: rect)
        let tile = 64
        let workspace = Workspace.take()
        defer { workspace.putBack() }
        var rasterizer = CoverageRasterizer(workspace.tiles(size: tile))
        let builder = RunBuilder()
        let prepared = PreparedShape(shape, target: rect, builder: builder)
        var clips = ClipTable(target: rect, grid: TileGrid(x: rect.minX, y: rect.minY, size: tile), builder: builder)
        let preparedClip = clip.map { clips.prepared($0) }
        let bounds = prepared.bounds.intersection(preparedClip?.bounds ?? rect)
        for y in stride(from: bounds.minY, to: bounds.maxY, by: tile) {
            for x in stride(from: bounds.minX, to: bounds.maxX, by: tile) {
                let frame = PixelRect(x: x, y: y, width: tile, height: tile).intersection(bounds)
                let extent = rasterizer.spell(rasterizer.cover(prepared, clip: preparedClip, in: frame))
                copy(extent.rect, from: rasterizer)
            }
        }
    }

    private mutating func copy(_ part: PixelRect, from rasterizer: CoverageRasterizer) {
        for y in part.minY..<part.maxY {
            let start = (y - rect.minY) * rect.width + part.minX - rect.minX
            let row = UnsafeBufferPointer(start: rasterizer.coverage(x: part.minX, y: y), count: part.width)
            bytes.replaceSubrange(start..<start + part.width, with: row)
        }
    }
}
