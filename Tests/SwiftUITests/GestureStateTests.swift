import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

private struct Dragged: View {
    let journal: Journal
    @GestureState private var offset = CGSize.zero

    var body: some View {
        journal.note("\(Int(offset.width))")
        return Color.red.gesture(
            DragGesture().updating($offset) { value, state, _ in state = value.translation })
    }
}

private struct Pressed: View {
    let journal: Journal
    @GestureState private var isPressing = false

    var body: some View {
        journal.note("\(isPressing)")
        return Color.red
            .gesture(
                LongPressGesture().updating($isPressing) { now, state, _ in state = now }.onEnded { _ in
                    journal.note("ended")
                })
    }
}

private struct Recognizing: View {
    struct Pinch: UIGestureRecognizerRepresentable {
        let journal: Journal
        func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
        func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {
            journal.note("update")
        }
        func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
            journal.note("tap \(Int(context.converter.localLocation.x)) \(Int(context.converter.localLocation.y))")
        }
    }

    let journal: Journal
    var body: some View { Color.red.frame(width: 100, height: 100).gesture(Pinch(journal: journal)) }
}

/// Gestures that change states, recognizers of UIKit's as gestures, gradients along a turn.
@MainActor
@Suite struct GestureStateTests {
    @Test("A gesture state follows the gesture and goes back when it is over")
    func drag() throws {
        let journal = Journal()
        let hosted = Hosted(Dragged(journal: journal))
        try hosted.stage.touch.drag(CGPoint(x: 100, y: 300), by: CGVector(dx: 100, dy: 0), duration: 0.3)
        hosted.stage.advance(by: 0.5)
        #expect(journal.lines.first == "0")
        #expect(journal.lines.last == "0")
        // The way to the moment in which it became a drag does not count.
        let way = journal.lines.dropLast().compactMap(Int.init)
        #expect(way == way.sorted() && (way.last ?? 0) > 80)
    }

    @Test("A press is told from the finger's first moment on, and no more when the finger goes")
    func press() throws {
        let journal = Journal()
        let hosted = Hosted(Pressed(journal: journal))
        try hosted.stage.touch.press(CGPoint(x: 100, y: 300), duration: 1)
        hosted.stage.advance(by: 0.2)
        #expect(journal.lines == ["false", "true", "ended", "false"])
        journal.lines = []
        try hosted.stage.touch.tap(CGPoint(x: 100, y: 300))
        hosted.stage.advance(by: 0.2)
        #expect(journal.lines == ["true", "false"])
    }

    @Test("A recognizer of UIKit's is a gesture of a view's")
    func recognizer() throws {
        let journal = Journal()
        let hosted = Hosted(390, 844, Recognizing(journal: journal))
        try hosted.stage.touch.tap(CGPoint(x: 195, y: 422))
        hosted.stage.advance(by: 0.5)
        #expect(journal.lines.last == "tap 50 50")
        #expect(journal.lines.contains("update"))
    }

    @Test("Between angles colours run once; outside the nearer end's colour is seen")
    func turns() throws {
        let stops = [Turn.Stop(color: .black, place: 0), Turn.Stop(color: .white, place: 1)]
        func locations(_ start: Double, _ end: Double) -> [CGFloat] {
            guard case .gradient(let paint) = Turn(stops: stops, start: start, end: end).paint(around: .center) else {
                return []
            }
            return paint.locations
        }
        #expect(areNear(locations(0, .pi), [0, 0.5, 0.75, 0.75]))
        #expect(areNear(locations(0, 2 * .pi), [0, 1]))
        #expect(areNear(locations(0, 4 * .pi), [0, 1]))
        let hosted = Hosted(
            200, 100, scale: 1, traits: nil,
            Rectangle().fill(AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(0))))
        let frame = hosted.stage.render()
        // A quarter, a half and three quarters of the way round, clockwise from the right.
        #expect(abs(Int(frame.pixel(x: 100, y: 90).red) - 64) < 3)
        #expect(abs(Int(frame.pixel(x: 10, y: 50).red) - 128) < 3)
        #expect(abs(Int(frame.pixel(x: 100, y: 10).red) - 191) < 3)
        // On the diagonal of the points, not of the rectangle.
        #expect(abs(Int(frame.pixel(x: 140, y: 90).red) - 32) < 3)
    }
}
