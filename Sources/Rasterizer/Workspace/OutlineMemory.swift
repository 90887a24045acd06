/// Where outlines become runs.
final class OutlineMemory {
    /// The outline at hand, and the pieces of the way of the pen that draws it.
    var outline = PolygonBuilder()
    var pieces: [StrokeContour.Piece] = []
    var points = RelativePoints()
    private var cellMemories: [AreaCellMemory] = []
    /// The words of the shape at hand, and where the rows of its band end.
    var words: [UInt32] = []
    var ends: [UInt32] = []
    /// Where the rows of the shape at hand begin.
    var starts: [UInt32] = []
    var bands = EdgeBands()
    /// Of the shape at hand, and of the one it is compared with.
    var edges = PolygonEdges()
    var otherEdges = PolygonEdges()

    /// Bytes of one kind that are worth keeping: those of a shape that fills a screen.
    private static let mostKept = 2 << 20

    func makeRoom(forWords count: Int) {
        if words.count < count { words += repeatElement(0, count: max(count, 2 * words.count) - words.count) }
    }

    /// Cleared cells for a rectangle, those of one index after the other in the same memory.
    func cells(_ index: Int, _ rect: PixelRect) -> AreaCells {
        while cellMemories.count <= index { cellMemories.append(AreaCellMemory(width: 0, height: 0)) }
        if !cellMemories[index].holds(rect) {
            cellMemories[index] = AreaCellMemory(
                width: max(256, rect.width), height: max(EdgeBands.height, rect.height))
        }
        return cellMemories[index].area(rect)
    }

    /// Gives back what an uncommonly large shape needed.
    func trim() {
        if outline.byteCount > Self.mostKept { outline = PolygonBuilder() }
        if pieces.capacity * MemoryLayout<StrokeContour.Piece>.stride > Self.mostKept { pieces = [] }
        if points.byteCount > Self.mostKept { points = RelativePoints() }
        cellMemories.removeAll { $0.byteCount > Self.mostKept }
        if words.capacity * 4 > Self.mostKept { words = [] }
        if starts.capacity * 4 > Self.mostKept { starts = [] }
        if bands.byteCount > Self.mostKept { bands = EdgeBands() }
        if edges.byteCount > Self.mostKept { edges = PolygonEdges() }
        if otherEdges.byteCount > Self.mostKept { otherEdges = PolygonEdges() }
    }
}
