import RenderServer

/// What solving the constraints of a scene took so far.
@MainActor
package final class LayoutEffort: SceneStore {
    /// Of views without a window and of measuring, too.
    package var counts = LayoutCounts()
    /// How often ambiguous layouts were exercised: the place in the series of random steps.
    var ambiguityExercises: UInt64 = 0

    package init(of host: SceneHost) {}
}
