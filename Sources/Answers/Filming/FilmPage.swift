import Offstage
import Pages
import RenderServer
import SceneFile

/// The page that looks into a film, made while its frames are taken.
@MainActor
struct FilmPage {
    private var page: InspectorPage
    private var snapshots = SnapshotReader()
    private var failed = FailedExpectations()

    /// - Parameter budget: What a frame may move; nil for what the display allows.
    init(title: String, budget: FilmBudget?) {
        page = InspectorPage(title: title, budget: budget)
    }

    /// Adds a frame with the tree as it is now.
    mutating func add(_ pending: PendingSceneFrame, _ frame: Frame, _ sceneStage: SceneStage) {
        page.add(
            snapshots.snapshot(of: sceneStage.stage, in: frame, constraintOrigins: sceneStage.constraintOrigins))
        failed.note(pending.check(frame))
    }

    /// Adds a curve that was asked for.
    /// - Parameter times: The frames'.
    mutating func add(plot curve: SceneCurve, at times: [Double], _ sceneStage: SceneStage) {
        page.add(plot: FilmLane(curve, at: times, layer: sceneStage.layer(curve.id)?.renderID))
    }

    /// The page of all frames.
    /// - Parameter touches: What happened to fingers until the last one.
    consuming func html(touches: TouchTrace) -> [UInt8] {
        var page = page
        page.add(touches)
        for expectation in failed.expectations { page.add(expectation) }
        return page.html()
    }
}
