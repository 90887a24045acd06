/// The memory in which outlines become runs.
final class OutlineMemory {
    /// The outline at hand, and the pieces of the way of the pen that draws it.
    var outline = PolygonBuilder()
    var pieces: [StrokeContour.Piece] = []
    var points = RelativePoints()
    private var cellMemories: [AreaCellMemory] = []
    /// The words of the shape at hand, and where its rows begin and the last one ends.
    var words: [UInt32] = []
    var starts: [UInt32] = []
    var bands = EdgeBands()
    /// The edges of the shape at hand, and of the one it is compared with.
    var edges = PolygonEdges()
    var otherEdges = PolygonEdges()

    func makeRoom(forWords count: Int) { OutlineMemory.enlarge(&words, to: count) }

    func makeRoom(forRows count: Int) { OutlineMemory.enlarge(&starts, to: count + 1) }

    private static func enlarge(_ array: inout [UInt32], to count: Int) {
        if array.count < count { array += repeatElement(0, count: max(count, 2 * array.count) - array.count) }
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

    /// The bytes of memory of all kinds.
    var byteCount: Int {
        outline.byteCount + pieces.byteCount + points.byteCount + cellMemories.reduce(0) { $0 + $1.byteCount }
            + words.byteCount + starts.byteCount + bands.byteCount + edges.byteCount + otherEdges.byteCount
    }

    /// Gives back what an uncommonly large shape needed.
    func trim() {
        let most = Workspace.mostKept
        if outline.byteCount > most { outline = PolygonBuilder() }
        if pieces.byteCount > most { pieces = [] }
        if points.byteCount > most { points = RelativePoints() }
        cellMemories.removeAll { $0.byteCount > most }
        if words.byteCount > most { words = [] }
        if starts.byteCount > most { starts = [] }
        if bands.byteCount > most { bands = EdgeBands() }
        if edges.byteCount > most { edges = PolygonEdges() }
        if otherEdges.byteCount > most { otherEdges = PolygonEdges() }
    }
}
