import CoreGraphics
import SwiftUI
import TestKit
import Testing

private struct Timed: View {
    let note: (DragGesture.Value) -> Void
    var body: some View { Color.red.gesture(DragGesture(minimumDistance: 0).onChanged(note).onEnded(note)) }
}

/// When gestures say that something happened.
@MainActor
@Suite struct GestureTimeTests {
    @Test("The times of a gesture's values are the stage's: they lie as far apart as virtual time says")
    func times() throws {
        var times: [Date] = []
        let hosted = Hosted(200, 200, scale: 1, traits: nil, Timed { times.append($0.time) })
        hosted.stage.advance(by: 100)
        try hosted.stage.touch.drag(CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 100), duration: 2)
        let (first, last) = (try #require(times.first), try #require(times.last))
        #expect(times == times.sorted())
        // The first move that counts comes within a frame or a few.
        #expect(abs(last.timeIntervalSince(first) - 2) < 0.3)
    }
}
