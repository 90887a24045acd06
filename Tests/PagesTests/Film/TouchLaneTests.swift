import Offstage
import RenderServer
import Testing
import UIKit

@testable import Pages

/// Lanes of fingers and recognizers, from traces as stages make them.
@MainActor
@Suite("Lanes of touches")
struct TouchLaneTests {
    private let stage: Stage
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        stage = Stage(device: Device(name: "test", size: CGSize(width: 100, height: 100), scale: 1))
        stage.makeCurrent()
        stage.window.addSubview(view)
        stage.touch.isTracing = true
        stage.runTurn()
    }

    private func lanes() -> [FilmLane] {
        TouchLanes(stage.touch.trace, until: stage.time) { label in
            label == view.label ? view.layer.renderID : nil
        }.lanes
    }

    @Test("A recognizer's lane has its states in order, each until the next, and is its view's, whether it has a name")
    func states() throws {
        stage.makeCurrent()
        let named = UITapGestureRecognizer()
        named.name = "open"
        let other = UITapGestureRecognizer()
        other.numberOfTapsRequired = 2
        named.require(toFail: other)
        view.addGestureRecognizer(named)
        view.addGestureRecognizer(other)
        try stage.touch.tap(CGPoint(x: 50, y: 50))
        stage.advance(by: 1)
        let lanes = lanes()
        let recognizers = lanes.filter { $0.kind == .recognizer }
        #expect(recognizers.count == 2 && recognizers.allSatisfy { $0.layer == view.layer.renderID })
        let lane = try #require(recognizers.first { $0.title.hasSuffix(":open") })
        let states = lane.events.filter { $0.end != nil }
        #expect(states.map(\.text) == ["possible", "ended"])
        #expect(states[0].end == states[1].start && states.allSatisfy { ($0.end ?? 0) <= stage.time })
        let waits = try #require(lane.events.first { $0.text == "waits" })
        #expect(waits.end == nil && waits.note.contains("to fail") && waits.note.contains("UITapGestureRecognizer"))
    }

    @Test("Why a recognizer was not asked stands in its lane")
    func refusal() throws {
        stage.makeCurrent()
        let tap = UITapGestureRecognizer()
        tap.name = "off"
        tap.isEnabled = false
        view.addGestureRecognizer(tap)
        try stage.touch.tap(CGPoint(x: 50, y: 50))
        stage.advance(by: 0.5)
        let lane = try #require(lanes().first { $0.kind == .recognizer })
        #expect(lane.events.contains { $0.text == "not asked" && !$0.note.isEmpty && $0.end == nil })
        #expect(!lane.events.contains { $0.end == .infinity })
    }
}
