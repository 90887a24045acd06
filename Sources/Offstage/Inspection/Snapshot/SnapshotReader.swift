import RenderServer
import UIKit

/// Takes snapshots of one stage, frame after frame: what has not changed since the last one is not read again.
@MainActor
package struct SnapshotReader {
    private var memory = SnapshotMemory()

    package init() {}

    /// Describes the stage as it is, after `frame` was made of it.
    /// - Parameter constraintOrigins: where the constraints stand in a file.
    package mutating func snapshot(
        of stage: Stage, in frame: Frame, constraintOrigins: ConstraintOrigins = ConstraintOrigins()
    ) -> StageSnapshot {
        var builder = SnapshotBuilder(stage: stage, constraintOrigins: constraintOrigins, memory: memory)
        stage.perform { for window in stage.windows { builder.add(window) } }
        builder.finish()
        memory = builder.takeMemory()
        return StageSnapshot(of: stage, in: frame, builder)
    }
}
