import Offstage
import Testing
import UIKit

@testable import Pages

/// The lane of a reader, and the overlay of elements.
@MainActor
@Suite struct ReaderLaneTests {
    private func screen() -> (stage: Stage, labels: [UILabel]) {
        let stage = Stage()
        let labels = ["One", "Two"].enumerated().map { index, text in
            let label = UILabel(frame: CGRect(x: 10, y: 100 + 50 * CGFloat(index), width: 200, height: 30))
            label.text = text
            stage.window.addSubview(label)
            return label
        }
        return (stage, labels)
    }

    @Test("Where the reader was from when to when, and what was said besides; without a reader nothing")
    func lane() throws {
        let (stage, labels) = screen()
        #expect(ReaderLane([], until: 1).lane.isEmpty)
        let reader = stage.accessibility.reader
        try reader.first()
        stage.advance(by: 2)
        try reader.next()
        stage.advance(by: 2)
        stage.perform { UIAccessibility.post(notification: .announcement, argument: "Saved") }
        stage.advance(by: 1)
        let events = ReaderLane(reader.utterances, until: stage.time).lane.events
        #expect(events.map(\.text) == ["One", "Two", "a"] && events[2].note == "Saved")
        #expect(events[0].end == events[1].start && events[1].end == stage.time && events[2].end == nil)
        #expect(events.prefix(2).map(\.layer) == labels.map(\.layer.renderID))
        #expect(ReaderLane(reader.utterances, until: 1).lane.events.map(\.text) == ["One"])
    }

    @Test("Elements in their order, numbered, with their frames and what is spoken")
    func overlay() {
        let (stage, _) = screen()
        let elements = stage.accessibility.elements
        #expect(
            ReadingOverlay.legend(elements).map(\.line) == [
                #"{"color":[50,173,230],"text":"1  One"}"#, #"{"color":[255,45,85],"text":"2  Two"}"#,
            ])
        #expect(
            ReadingOverlay.notes(elements).map(\.line) == [
                #"[10,100,200,30,[50,173,230],90,"1  One"]"#, #"[10,150,200,30,[255,45,85],90,"2  Two"]"#,
            ])
    }
}
