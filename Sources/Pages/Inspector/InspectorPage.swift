import CEmbedded
import CoreGraphics
import Offstage
import RenderServer
import TextFormatting

/// The page that looks into a scene: tree, picture and depth, and what there is to know of a layer, a frame, and all
/// frames. One file without a server or a network.
package struct InspectorPage {
    private var blocks: FilmBlocks
    private var recorder = LaneRecorder()
    private var expectations: [FilmExpectation] = []
    private var touches = TouchTrace()
    private var lifecycle = LifecycleTrace()
    private var lists = ListTrace()
    private var utterances: [Utterance] = []
    private var controllerLayers: [String: LayerID] = [:]
    private var lastTime = 0.0
    /// What the index says of the first frame: those of one scene are alike.
    private var head: [(key: String, value: JSONValue)] = []
    private let title: String
    private let budget: FilmBudget?
    private var plots: [FilmLane] = []

    /// - Parameters:
    ///   - title: the scene's name.
    ///   - budget: what a frame may move; nil for what a display of the stage's rate allows.
    package init(title: String, budget: FilmBudget? = nil) {
        self.title = title
        self.budget = budget
        let page = Page(
            title: "\(title) – Offstage", styles: [.inspectorStyles],
            scripts: [
                .inspectorStateScript, .inspectorDataScript, .inspectorColumnsScript, .inspectorModelScript,
                .inspectorSketchScript, .marksScript, .inspectorDepthScript, .inspectorTreeScript,
                .inspectorPictureScript, .inspectorStageScript, .inspectorCopyScript, .inspectorConstraintsScript,
                .inspectorLoadScript, .inspectorPlotScript, .inspectorReuseScript, .inspectorStatesScript,
                .inspectorContrastScript,
                .inspectorLayerScript,
                .inspectorTraceScript, .inspectorFrameScript, .inspectorTimeScript, .inspectorFilmScript,
                .inspectorLanesScript, .inspectorDockScript, .inspectorKeysScript, .inspectorScript,
            ])
        blocks = FilmBlocks(page: page, budget: budget)
    }

    /// Adds a frame, in the order of time. Nothing of the snapshot is kept but what the page says of it, and its layers
    /// until the next one.
    package mutating func add(_ snapshot: StageSnapshot) {
        if blocks.isEmpty {
            let plan = snapshot.frame.plan
            head = [
                ("title", .string(title)), ("device", .string(snapshot.device)),
                ("rate", .integer(snapshot.displayRate)),
                ("pixels", .array([.integer(plan.width), .integer(plan.height)])),
            ]
            if let budget { head.append(("budget", .number(budget.canvases))) }
            blocks.addSources(SourceTextsJSON(snapshot.sourceTexts).value)
        }
        blocks.add(snapshot)
        recorder.note(snapshot)
        lists.append(snapshot.lists)
        utterances = snapshot.utterances
        lastTime = snapshot.frame.time
    }

    /// Adds a lane to those that the page finds in the frames by itself.
    package mutating func add(_ lane: FilmLane) {
        recorder.add(lane)
    }

    /// Adds curves that were asked for: the page shows their plot before all others.
    package mutating func add(plot: FilmLane) {
        plots.append(plot)
    }

    /// Adds lanes of what happened to fingers until the last frame.
    package mutating func add(_ trace: TouchTrace) {
        touches = trace
    }

    /// Adds lanes of what controllers were called until the last frame, and of what stacks held.
    /// - Parameter controllers: the layers of controllers' views, by the controllers' names.
    package mutating func add(_ trace: LifecycleTrace, controllers: [String: LayerID]) {
        lifecycle = trace
        controllerLayers = controllers
    }

    /// Adds something that was expected of the frames.
    package mutating func add(_ expectation: FilmExpectation) {
        expectations.append(expectation)
    }

    /// The page as one file.
    package consuming func html() -> [UInt8] {
        if head.isEmpty { head = [("title", .string(title))] }
        let fingers = TouchLanes(touches, until: lastTime) { blocks.layer(labelled: $0) }
        for lane in fingers.lanes { recorder.add(lane) }
        for lane in ControllerLanes(lifecycle, until: lastTime, layers: controllerLayers).lanes { recorder.add(lane) }
        recorder.add(ReaderLane(utterances, until: lastTime).lane)
        let cells = ListLanes(lists)
        for lane in cells.lanes { recorder.add(lane) }
        return blocks.finished(
            head: head, lanes: recorder.lanes, plots: plots, expectations: expectations, lists: cells
        ).html
    }
}
