import Offstage
import Testing
import UIKit

@Suite("Display links")
@MainActor
struct DisplayLinkTests {
    private let stage = makeStage()
    private let log = CallLog()

    @MainActor private final class Target {
        let log: CallLog
        var onStep: ((CADisplayLink) -> Void)?
        init(_ log: CallLog) { self.log = log }
        func step(_ link: CADisplayLink) {
            log.note("\((link.timestamp * 60).rounded())")
            onStep?(link)
        }
        static let step = Selector(_offstage: "step:", { (t: Target) in t.step(_:) })
    }

    private func makeLink() -> (CADisplayLink, Target) {
        let target = Target(log)
        return (CADisplayLink(target: target, selector: Target.step), target)
    }

    @Test("A link is called once a tick, with the times of this frame and of the next")
    func ticks() {
        stage.makeCurrent()
        let (link, _) = makeLink()
        #expect([link.timestamp, link.targetTimestamp, link.duration] == [0, 0, 0])
        stage.advance(by: 0.5)
        link.add(to: .main, forMode: .common)
        link.add(to: .main, forMode: .default)
        stage.advance(by: 0.5)
        #expect(log.calls == (31...60).map { "\(Double($0))" })
        #expect(link.timestamp == 1 && link.targetTimestamp == 61.0 / 60 && link.duration == 1.0 / 60)
        link.invalidate()
        stage.advance(by: 1)
        #expect(log.calls.count == 30)
    }

    @Test("Other turns between ticks do not call it")
    func otherTurns() {
        stage.makeCurrent()
        let (link, _) = makeLink()
        link.add(to: .main, forMode: .default)
        _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in }
        stage.advance(by: 0.1)
        _ = stage.render()
        _ = stage.render()
        #expect(log.calls.count == 6)
    }

    @Test(
        "Preferred rates are met by whole ticks",
        arguments: [
            (0, 120, 60), (30, 120, 60), (30, 60, 30), (20, 60, 20), (26, 60, 30), (1, 60, 1), (500, 60, 60),
            (-5, 60, 60),
        ])
    func rates(preferred: Int, rate: Int, calls: Int) {
        stage.makeCurrent()
        stage.displayRate = rate
        let (link, _) = makeLink()
        link.preferredFramesPerSecond = preferred
        link.add(to: .main, forMode: .default)
        stage.advance(by: 1)
        #expect(log.calls.count == (preferred == 0 ? rate : preferred == 30 ? 30 : calls))
    }

    @Test("A range stands before the plain rate; one that contradicts itself is misuse")
    func ranges() {
        stage.makeCurrent()
        stage.diagnostics.mode = .collect
        let (link, _) = makeLink()
        #expect(link.preferredFrameRateRange == .default)
        link.preferredFramesPerSecond = 60
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 15)
        link.add(to: .main, forMode: .default)
        stage.advance(by: 1)
        #expect(log.take().count == 15)
        let wrong = [
            CAFrameRateRange(minimum: 30, maximum: 10), CAFrameRateRange(minimum: 10, maximum: 20, preferred: 40),
            CAFrameRateRange(minimum: .nan, maximum: 10), CAFrameRateRange(minimum: -1, maximum: 10),
        ]
        for range in wrong { link.preferredFrameRateRange = range }
        #expect(stage.diagnostics.all.map(\.kind) == wrong.map { _ in .misuse })
        #expect(link.preferredFrameRateRange.preferred == 15)
    }

    @Test("A paused link is silent, and goes on with the tick after it was resumed")
    func pausing() {
        stage.makeCurrent()
        let (link, _) = makeLink()
        link.isPaused = true
        link.add(to: .main, forMode: .default)
        stage.advance(by: 0.5)
        #expect(log.calls.isEmpty)
        link.isPaused = false
        stage.advance(by: 2.0 / 60)
        #expect(log.take() == ["31.0", "32.0"])
        link.isPaused = true
        stage.advance(by: 1)
        #expect(log.calls.isEmpty)
    }

    @Test("Default links are silent while a finger drags")
    func modes() {
        stage.makeCurrent()
        let (link, _) = makeLink()
        link.add(to: .current, forMode: .default)
        stage.host.loop.mode = .tracking
        stage.advance(by: 0.5)
        #expect(log.calls.isEmpty)
        link.add(to: .current, forMode: .tracking)
        stage.advance(by: 2.0 / 60)
        #expect(log.take().count == 2)
        link.remove(from: .current, forMode: .tracking)
        stage.advance(by: 0.5)
        #expect(log.calls.isEmpty)
    }

    @Test("The loop holds a link, the link its target, until it is invalidated, in its own call too")
    func ownership() {
        stage.makeCurrent()
        weak var weakLink: CADisplayLink?
        weak var weakTarget: Target?
        do {
            let (link, target) = makeLink()
            weakLink = link
            weakTarget = target
            link.add(to: .main, forMode: .default)
            var calls = 0
            target.onStep = { link in
                calls += 1
                if calls == 3 { link.invalidate() }
            }
        }
        stage.advance(by: 2.0 / 60)
        #expect(weakLink != nil && weakTarget != nil)
        stage.advance(by: 1)
        #expect(weakLink == nil && weakTarget == nil)
        #expect(log.calls.count == 3)
    }

    @Test("A link that is removed from its last mode goes, and its target with it")
    func removal() {
        stage.makeCurrent()
        weak var weakLink: CADisplayLink?
        do {
            let (link, _) = makeLink()
            weakLink = link
            link.add(to: .main, forMode: .default)
            link.add(to: .main, forMode: .tracking)
            link.remove(from: .main, forMode: .default)
            #expect(stage.host.loop.displayLinks.clients.count == 1)
            link.remove(from: .main, forMode: .tracking)
        }
        #expect(weakLink == nil)
    }
}
