import Offstage
import RenderServer

/// What the inspector knows of a frame before it reads it.
struct FrameFigures {
    /// Seconds.
    let time: Double
    private let values: [Int]

    private static let names = ["passes", "bytes", "blended", "drawn", "layers", "steps", "notes"]

    init(_ snapshot: StageSnapshot) {
        let frame = snapshot.frame
        let passes = frame.plan.passes.filter { $0.purpose != .main }
        time = frame.time
        values = [
            passes.count, passes.reduce(0) { $0 + $1.bytesStored + $1.bytesLoaded },
            frame.statistics.counts.blendedPixels,
            frame.statistics.updates.values.reduce(0) { $0 + $1.drawnBytes }, snapshot.layers.count,
            snapshot.trace.events.count, snapshot.notes.count,
        ]
    }

    /// A list for each figure, an entry a frame.
    static func columns(_ figures: [FrameFigures]) -> JSONValue {
        .object(
            names.enumerated().map { column, name in
                (name, .array(figures.map { .integer($0.values[column]) }))
            })
    }
}
