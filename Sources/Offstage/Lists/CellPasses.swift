import RenderServer
import TextFormatting

/// The passes that one layer of a cell forces, in all cells of its kind and over all scrolled frames, and the remedy
/// that was tried on all of them.
struct CellPasses {
    struct Part: Hashable {
        let kind: CellKind
        /// The layer in the cell; empty for the cell itself.
        let layer: String
    }

    let part: Part
    private(set) var passes = 0
    private(set) var bytes = 0
    /// The most cells of a frame that force passes.
    private(set) var mostCells = 0
    /// The most passes of a cell in a frame.
    private(set) var mostPasses = 0
    /// The numbers of the frames with such passes.
    private(set) var frames: [Int] = []

    init(_ part: Part) {
        self.part = part
    }

    /// - Parameter cells: The passes of a frame by the cell that forces them.
    mutating func add(_ cells: [LayerID: [RenderPass]], ofFrame number: Int) {
        let all = cells.values.joined()
        passes += all.count
        bytes += all.reduce(0) { $0 + $1.bytesStored + $1.bytesLoaded }
        mostCells = max(mostCells, cells.count)
        mostPasses = max(mostPasses, cells.values.map(\.count).max() ?? 0)
        frames.append(number)
    }

    /// `cell card: 5 passes in each of 8 visible cells`.
    var title: String {
        let name = part.layer.isEmpty ? part.kind.title : "\(part.layer) in \(part.kind.title)"
        return "\(name): \(mostPasses.counted("pass")) in each of \(mostCells.counted("visible cell"))"
    }
}
