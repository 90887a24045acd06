import CoreGraphics
import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

private struct Heard<Heard: Gesture>: View {
    let gesture: Heard
    var body: some View { Color.red.gesture(gesture) }
}

private struct Counting: View {
    let journal: Journal
    @GestureState private var isHeld = false
    @State private var count = 0

    var body: some View {
        Color.red.gesture(
            LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
                .updating($isHeld) { value, state, _ in if case .second(true, _) = value { state = true } }
                .onChanged { value in
                    // Each change makes the gesture's values anew.
                    count += 1
                    switch value {
                    case .first: journal.note("first")
                    case .second(_, let drag): journal.note(drag == nil ? "pressed" : "drag")
                    }
                }
                .onEnded { value in
                    if case .second(true, let drag?) = value { journal.note("ended \(Int(drag.translation.width))") }
                }
        )
        .onChange(of: isHeld) { journal.note(isHeld ? "held" : "free") }
    }
}

/// Gestures of two fingers, and gestures of several others.
@MainActor
@Suite struct ComposedGestureTests {
    @Test("Two fingers tell how far apart they go and how they turn, from where they began")
    func twoFingers() throws {
        let journal = Journal()
        var last: MagnifyGesture.Value?
        let gesture = MagnifyGesture().onChanged { last = $0 }.onEnded { _ in journal.note("ended") }
        let hosted = Hosted(200, 200, scale: 1, traits: nil, Heard(gesture: gesture))
        try hosted.stage.touch.pinch(CGPoint(x: 100, y: 50), from: 60, to: 120, duration: 0.4)
        hosted.stage.advance(by: 0.5)
        let value = try #require(last)
        #expect(value.magnification > 1.5 && value.magnification < 2.1)
        #expect(isNear(value.startLocation.x, 100) && isNear(value.startLocation.y, 50))
        #expect(isNear(value.startAnchor.x, 0.5) && isNear(value.startAnchor.y, 0.25))
        #expect(journal.lines == ["ended"])
        var factor: CGFloat = 1
        hosted.stage.makeCurrent()
        let plain = Hosted(
            200, 200, scale: 1, traits: nil, Heard(gesture: MagnificationGesture().onChanged { factor = $0 }))
        try plain.stage.touch.pinch(CGPoint(x: 100, y: 100), from: 120, to: 60, duration: 0.4)
        plain.stage.advance(by: 0.5)
        #expect(factor < 0.65 && factor > 0.4)
        var angle = SwiftUI.Angle.zero
        let turned = Hosted(200, 200, scale: 1, traits: nil, Heard(gesture: RotationGesture().onChanged { angle = $0 }))
        try turned.stage.touch.rotate(CGPoint(x: 100, y: 100), by: .pi / 2, duration: 0.4)
        turned.stage.advance(by: 0.5)
        #expect(angle.degrees > 75 && angle.degrees < 91)
    }

    @Test("Gestures beside each other tell of both, and end once")
    func simultaneous() throws {
        let journal = Journal()
        var both: (CGFloat, SwiftUI.Angle)?
        let gesture = MagnifyGesture().simultaneously(with: RotateGesture())
            .onChanged { value in
                if let first = value.first, let second = value.second { both = (first.magnification, second.rotation) }
            }
            .onEnded { value in
                journal.note("\(value.first == nil ? "-" : "pinch") \(value.second == nil ? "-" : "turn")")
            }
        let hosted = Hosted(200, 200, scale: 1, traits: nil, Heard(gesture: gesture))
        try hosted.stage.touch.rotate(CGPoint(x: 100, y: 100), by: .pi / 2, duration: 0.4)
        hosted.stage.advance(by: 0.5)
        #expect(journal.lines == ["- turn"])
        #expect(both == nil)
        journal.lines = []
        try hosted.stage.touch.pinch(CGPoint(x: 100, y: 100), from: 60, to: 120, duration: 0.4)
        hosted.stage.advance(by: 0.5)
        #expect(journal.lines == ["pinch -"])
    }

    @Test("Of gestures that exclude each other the second counts where the first has failed")
    func exclusive() throws {
        let journal = Journal()
        let gesture = TapGesture(count: 2).exclusively(before: TapGesture(count: 1)).onEnded { value in
            switch value {
            case .first: journal.note("twice")
            case .second: journal.note("once")
            }
        }
        let hosted = Hosted(100, 100, scale: 1, traits: nil, Heard(gesture: gesture))
        try hosted.stage.touch.tap(CGPoint(x: 50, y: 50))
        hosted.stage.advance(by: 1)
        #expect(journal.lines == ["once"])
        try hosted.stage.touch.tap(CGPoint(x: 50, y: 50), taps: 2)
        hosted.stage.advance(by: 1)
        #expect(journal.lines == ["once", "twice"])
    }

    @Test("A sequence goes on where the first gesture is done, also where each change makes it anew")
    func sequence() throws {
        let journal = Journal()
        let hosted = Hosted(300, 100, scale: 1, traits: nil, Counting(journal: journal))
        // Too early: a drag that no press was before.
        try hosted.stage.touch.drag(CGPoint(x: 50, y: 50), by: CGVector(dx: 80, dy: 0), duration: 0.3)
        hosted.stage.advance(by: 0.5)
        #expect(journal.lines == ["first"])
        journal.lines = []
        // The finger stays for more than half a second, and then goes.
        try hosted.stage.touch.drag(
            CGPoint(x: 50, y: 50), by: CGVector(dx: 80, dy: 0), duration: 1.6,
            curve: CAMediaTimingFunction(controlPoints: 0.9, 0, 1, 0.1))
        hosted.stage.advance(by: 0.5)
        #expect(journal.lines.prefix(3) == ["first", "pressed", "held"])
        #expect(journal.lines.filter { $0 == "drag" }.count > 3)
        #expect(journal.lines.suffix(2).first?.hasPrefix("ended") == true)
        #expect(journal.lines.last == "free")
    }

    @Test("A tap waits for the drag behind it in the next touch")
    func tapAndDrag() throws {
        let journal = Journal()
        let gesture = TapGesture().sequenced(before: DragGesture()).onEnded { value in
            if case .second(_, let drag?) = value { journal.note("\(drag.translation.width > 30)") }
        }
        let hosted = Hosted(300, 100, scale: 1, traits: nil, Heard(gesture: gesture))
        try hosted.stage.touch.drag(CGPoint(x: 50, y: 50), by: CGVector(dx: 80, dy: 0), duration: 0.3)
        #expect(journal.lines == [])
        try hosted.stage.touch.tap(CGPoint(x: 50, y: 50))
        hosted.stage.advance(by: 0.2)
        try hosted.stage.touch.drag(CGPoint(x: 50, y: 50), by: CGVector(dx: 80, dy: 0), duration: 0.3)
        hosted.stage.advance(by: 0.2)
        #expect(journal.lines == ["true"])
        try hosted.stage.touch.drag(CGPoint(x: 50, y: 50), by: CGVector(dx: 80, dy: 0), duration: 0.3)
        #expect(journal.lines == ["true"])
    }

    @Test("A gesture of high priority goes before that of a view inside")
    func priority() throws {
        let journal = Journal()
        let hosted = Hosted(100, 100) {
            Color.red.onTapGesture { journal.note("inner") }
                .highPriorityGesture(TapGesture().onEnded { journal.note("outer") })
        }
        try hosted.stage.touch.tap(CGPoint(x: 50, y: 50))
        hosted.stage.advance(by: 0.5)
        #expect(journal.lines == ["outer"])
    }

    @Test("A material blurs what is behind it, in its shape and nowhere else")
    func materials() {
        func pixels(_ shape: some Shape) -> (inside: [Int], corner: [Int], beside: [Int]) {
            let hosted = Hosted(
                60, 40, scale: 1, traits: nil,
                ZStack {
                    HStack(spacing: 0) {
                        Color(red: 1, green: 0, blue: 0)
                        Color(red: 0, green: 0, blue: 1)
                    }
                    Color.clear.frame(width: 40, height: 20).background(.thinMaterial, in: shape)
                })
            let probe = PixelProbe(hosted.stage.render().image)
            #expect(hosted.stage.diagnostics.messages == [])
            return (probe[30, 20], probe[11, 11], probe[2, 2])
        }
        for shape in [AnyShapeOf(Capsule()), AnyShapeOf(Rectangle())] {
            let found = pixels(shape)
            #expect(found.beside == [255, 0, 0, 255])
            // Both colours are in the middle, lighter than they are.
            #expect(found.inside[0] > 60 && found.inside[2] > 60 && found.inside[1] > 60)
        }
    }
}

/// A shape without its type.
private struct AnyShapeOf: Shape {
    typealias Body = ShapeFill<AnyShapeOf, ForegroundStyle>
    let make: @Sendable (CGRect) -> Path
    init(_ shape: some Shape) { make = { shape.path(in: $0) } }
    func path(in rect: CGRect) -> Path { make(rect) }
}
