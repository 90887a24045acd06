import Offstage
import RenderServer

/// What the inspector knows of a frame before it reads it.
struct FrameFigures {
    let json: JSONValue

    init(_ snapshot: StageSnapshot) {
        let frame = snapshot.frame
        let passes = frame.plan.passes.filter { $0.purpose != .main }
        let drawn = frame.statistics.updates.values.reduce(0) { $0 + $1.drawnBytes }
        json = .object([
            ("time", .number(frame.time)), ("passes", .integer(passes.count)),
            ("bytes", .integer(passes.reduce(0) { $0 + $1.bytesStored + $1.bytesLoaded })),
            ("blended", .integer(frame.statistics.counts.blendedPixels)), ("drawn", .integer(drawn)),
            ("layers", .integer(snapshot.layers.count)), ("steps", .integer(snapshot.trace.events.count)),
            ("notes", .integer(snapshot.notes.count)),
        ])
    }
}
