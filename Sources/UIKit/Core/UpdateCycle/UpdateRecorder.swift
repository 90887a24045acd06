import CoreGraphics
import Foundation
import RenderServer

/// Writes down what the update cycle does in a scene.
@MainActor
package final class UpdateRecorder {
    /// Whether `steps` is written; it costs time in trees of very many views.
    package var isTracing = true
    /// The steps since they were last taken, in the order in which they began.
    package private(set) var steps: [UpdateStepRecord] = []
    /// The calls of controllers' methods since the scene was made.
    package private(set) var controllerCalls: [ControllerCallRecord] = []
    /// Views with counts since the last frame.
    var countedViews: [CountedView] = []
    /// Pictures that the main actor decoded since they were last taken.
    private var decodings: [DecodingRecord] = []
    /// The turn that runs, or the next one.
    private(set) var turn = 1

    private var order = 0
    private var forcingDepth = 0
    let clock = VirtualClock()

    package init() {}

    func finishTurn() {
        turn += 1
    }

    /// What runs inside is asked for by code, not by the turn.
    func forcing(_ body: () -> Void) {
        forcingDepth += 1
        body()
        forcingDepth -= 1
    }

    func record(_ phase: UpdateStepRecord.Phase, _ view: UIView, cause: String?, _ body: () -> Void) {
        guard isTracing else { return body() }
        record(phase, name: view.label, path: view.path, cause: cause, body)
    }

    package func record(
        _ phase: UpdateStepRecord.Phase, name: String, path: String, cause: String? = nil, _ body: () -> Void
    ) {
        guard isTracing else { return body() }
        let index = steps.count
        let start = order
        steps.append(
            UpdateStepRecord(
                turn: turn, phase: phase, view: name, path: path, cause: cause, time: clock.time, order: start,
                duration: 1, isForced: forcingDepth > 0))
        order += 1
        body()
        let end = order
        order += 1
        // A frame taken inside starts anew.
        guard steps.indices.contains(index), steps[index].order == start else { return }
        steps[index].duration = end - start
    }

    func record(
        _ callback: ControllerCallback, of controller: String, argument: String?, cause: String?,
        state: ControllerCallRecord.State
    ) {
        guard isTracing else { return }
        controllerCalls.append(
            ControllerCallRecord(
                time: clock.time, turn: turn, controller: controller, callback: callback, argument: argument,
                cause: cause, state: state))
    }

    func noteDecoding(of image: CGImage) { decodings.append(DecodingRecord(image)) }

    /// Pictures that the main actor decoded in turns, since they were last taken.
    package func takeDecodings() -> [DecodingRecord] {
        defer { decodings = [] }
        return decodings
    }

    /// The steps since they were last taken.
    package func takeSteps() -> [UpdateStepRecord] {
        defer { steps = [] }
        return steps
    }

    /// The counts since the last frame by view: its id, else its index path.
    package func takeCounts() -> [String: UpdateCounts] {
        var result: [String: UpdateCounts] = [:]
        for view in countedViews {
            view.finish()
            guard let name = view.name else { continue }
            result[name, default: UpdateCounts()].add(view.counts)
        }
        countedViews.removeAll()
        return result
    }
}

extension UpdateCounts {
    fileprivate mutating func add(_ other: UpdateCounts) {
        updateProperties += other.updateProperties
        updateConstraints += other.updateConstraints
        layoutSubviews += other.layoutSubviews
        draw += other.draw
        drawnBytes += other.drawnBytes
        cellsMade += other.cellsMade
        cellsReused += other.cellsReused
        cellsConfigured += other.cellsConfigured
        cellsMeasured += other.cellsMeasured
        heightsAsked += other.heightsAsked
    }
}
