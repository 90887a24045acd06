import Offstage
import RenderServer
import TextFormatting

/// What the inspector knows of a frame before it reads it.
struct FrameFigures {
    /// Seconds.
    let time: Double
    private let values: [Int]

    private static let names = ["passes", "bytes", "blended", "drawn", "layers", "steps", "notes"]

    init(_ snapshot: StageSnapshot, _ load: FrameLoad) {
        let frame = snapshot.frame
        let passes = frame.plan.passes.filter { $0.purpose != .main }
        time = frame.time
        values = [
            passes.count, Self.sum(load.stored, load.loaded),
            frame.statistics.counts.blendedPixels,
            Self.sum(load.drawn, load.decoded), snapshot.layers.count,
            snapshot.trace.events.count, snapshot.notes.count,
        ]
    }

    private static func sum(_ a: Int, _ b: Int) -> Int {
        let (sum, isTooLarge) = a.addingReportingOverflow(b)
        return isTooLarge ? .max : sum
    }

    /// A list for each figure, an entry a frame.
    static func columns(_ figures: [FrameFigures]) -> JSONValue {
        .object(
            names.enumerated().map { column, name in
                (name, .array(figures.map { .integer($0.values[column]) }))
            })
    }
}
