import Offstage
import Testing
import UIKit

@Suite("Update links")
@MainActor
struct UpdateLinkTests {
    private let stage = makeStage()
    private let log = CallLog()

    private static let standard: [(UIUpdateActionPhase, String)] = [
        (.afterUpdateScheduled, "scheduled"), (.beforeEventDispatch, "before events"),
        (.afterEventDispatch, "after events"), (.beforeCADisplayLinkDispatch, "before links"),
        (.afterCADisplayLinkDispatch, "after links"), (.beforeCATransactionCommit, "before commit"),
        (.afterCATransactionCommit, "after commit"), (.afterUpdateComplete, "complete"),
    ]

    @Test("Actions run around the phases of a turn, in their order")
    func phases() {
        stage.makeCurrent()
        let view = LoggingView("v", log, frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.logsHierarchy = false
        view.logged = .layout
        stage.window.addSubview(view)
        _ = stage.render()
        log.calls = []
        let link = UIUpdateLink(view: view)
        for (phase, name) in Self.standard.reversed() { link.addAction(to: phase) { [log] _, _ in log.note(name) } }
        link.addAction(to: .beforeLowLatencyEventDispatch) { [log] _, info in
            log.note("low latency \(info.isPerformingLowLatencyPhases)")
        }
        link.requiresContinuousUpdates = true
        link.isEnabled = true
        stage.schedule(at: 1.0 / 60) { [log] in log.note("event") }
        _ = Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: false) { [log] _ in
            log.note("timer")
            view.setNeedsLayout()
        }
        #expect(link.currentUpdateInfo == nil)
        stage.advance(by: 1.0 / 60)
        let expected = [
            "scheduled", "before events", "event", "after events", "before links", "after links", "timer",
            "before commit", "v.layoutSubviews", "after commit", "complete",
        ]
        #expect(log.take() == expected)
        link.wantsLowLatencyEventDispatch = true
        stage.advance(by: 1.0 / 60)
        #expect(log.take().suffix(2) == ["low latency true", "complete"])
        #expect(UIUpdateActionPhase.afterEventDispatch === UIUpdateActionPhase.afterEventDispatch)
    }

    @Test("Updates have the times of the display's ticks")
    func times() {
        stage.makeCurrent()
        var infos: [[Double]] = []
        let link = UIUpdateLink(view: stage.window) { [stage] link, info in
            #expect(link.currentUpdateInfo === info && UIUpdateInfo.current(for: stage.window) === info)
            infos.append([info.modelTime, info.completionDeadlineTime, info.estimatedPresentationTime].map { $0 * 60 })
        }
        link.isEnabled = true
        link.requiresContinuousUpdates = true
        stage.advance(by: 2.0 / 60)
        link.wantsImmediatePresentation = true
        stage.advance(by: 1.0 / 60)
        #expect(infos == [[1, 2, 3], [2, 3, 4], [3, 4, 4]])
        #expect(UIUpdateInfo.current(for: stage.window) == nil)
    }

    @Test("Without continuous updates the actions run in updates that happen anyway, once a tick")
    func passive() {
        stage.makeCurrent()
        let window = stage.window
        _ = stage.render()
        let target = UpdateTarget(log)
        let link = UIUpdateLink(view: window, actionTarget: target, selector: UpdateTarget.selector)
        link.isEnabled = true
        stage.advance(by: 1)
        #expect(log.calls.isEmpty)
        window.setNeedsLayout()
        stage.advance(by: 1)
        _ = stage.render()
        _ = stage.render()
        #expect(log.take() == ["update", "update"])
        link.isEnabled = false
        _ = stage.render()
        #expect(log.calls.isEmpty)
    }

    @Test("A preferred rate leaves ticks out; a view without a window silences its link, which nobody holds")
    func activity() {
        stage.makeCurrent()
        let view = UIView()
        weak var weakLink: UIUpdateLink?
        do {
            let link = UIUpdateLink(view: view) { [log] _, _ in log.note("update") }
            weakLink = link
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30)
            link.isEnabled = true
            link.requiresContinuousUpdates = true
            stage.advance(by: 1)
            #expect(log.calls.isEmpty)
            stage.window.addSubview(view)
            stage.advance(by: 1)
            #expect((30...31).contains(log.take().count))
        }
        #expect(weakLink == nil)
        stage.advance(by: 1)
        #expect(log.calls.isEmpty)
    }
}

@MainActor
private final class UpdateTarget {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func update(_ link: UIUpdateLink, _ info: UIUpdateInfo) { log.note("update") }
    static let selector = Selector(_offstage: "update:info:", { (t: UpdateTarget) in t.update(_:_:) })
}
