import RenderServer
import TextFormatting

/// What one scrolled frame takes, or several together.
public struct ScrollCosts: Hashable, Sendable {
    /// Cells that lists got for the first time.
    public var cellsMade = 0
    /// Cells that lists gave out again.
    public var cellsReused = 0
    /// Cells that data sources set up.
    public var cellsConfigured = 0
    /// Cells that were asked how high they have to be.
    public var cellsMeasured = 0
    /// Heights and estimates that delegates were asked for.
    public var heightsAsked = 0
    /// Calls of `layoutSubviews()`.
    public var layouts = 0
    /// Calls of `draw(_:)`, those of views that draw text among them.
    public var displays = 0
    /// Solves of constraints that found work.
    public var solverPasses = 0
    /// Constraints given to solvers.
    public var constraintsAdded = 0
    /// Pictures that the frame before did not show.
    public var decodedImages = 0
    /// Offscreen passes of the whole screen.
    public var offscreenPasses = 0
    /// Bytes that these store and load.
    public var passBytes = 0

    /// Nothing yet.
    public init() {}

    /// Every figure with its name, in a fixed order.
    public var figures: [(name: String, value: Int)] { Self.all.map { ($0.name, self[keyPath: $0.path]) } }

    private static var all: [(name: String, path: WritableKeyPath<ScrollCosts, Int>)] {
        [
            ("cellsMade", \.cellsMade), ("cellsReused", \.cellsReused), ("cellsConfigured", \.cellsConfigured),
            ("cellsMeasured", \.cellsMeasured), ("heightsAsked", \.heightsAsked), ("layouts", \.layouts),
            ("displays", \.displays), ("solverPasses", \.solverPasses), ("constraintsAdded", \.constraintsAdded),
            ("decodedImages", \.decodedImages), ("offscreenPasses", \.offscreenPasses), ("passBytes", \.passBytes),
        ]
    }

    mutating func add(_ other: ScrollCosts) {
        for (_, path) in Self.all { self[keyPath: path] += other[keyPath: path] }
    }
}

extension ScrollCosts {
    /// What a frame of a film takes.
    public init(of frame: FilmFrame) {
        let statistics = frame.frame.statistics
        for counts in statistics.updates.values {
            cellsMade += counts.cellsMade
            cellsReused += counts.cellsReused
            cellsConfigured += counts.cellsConfigured
            cellsMeasured += counts.cellsMeasured
            heightsAsked += counts.heightsAsked
        }
        (layouts, displays) = (frame.layouts, frame.displays)
        (solverPasses, constraintsAdded) = (statistics.layout.solverBatches, statistics.layout.constraintsAdded)
        decodedImages = frame.decodedImages
        offscreenPasses = statistics.offscreenPasses.count
        passBytes = statistics.bytesStored + statistics.bytesLoaded
    }
}
