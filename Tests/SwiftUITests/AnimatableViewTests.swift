import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

@Observable private final class Gauge {
    var value = 0.0
}

private struct Number: View, Animatable {
    let journal: Journal
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
    var body: some View {
        journal.note("\(Int(value.rounded()))")
        return Color.red.frame(width: CGFloat(value), height: 10)
    }
}

private struct Wide: ViewModifier, Animatable {
    let journal: Journal
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
    func body(content: Content) -> some View {
        journal.note("\(Int(value.rounded()))")
        return content.frame(width: CGFloat(value), height: 10)
    }
}

private struct Gauges<Content: View>: View {
    let gauge: Gauge
    let content: (Double) -> Content
    var body: some View { content(gauge.value) }
}

/// Views and modifiers of an app's own whose data go in steps.
@MainActor
@Suite struct AnimatableViewTests {
    private let gauge = Gauge()
    private let journal = Journal()

    private func watch<Content: View>(_ hosted: Hosted<Content>, animated: Animation?) -> [Int] {
        journal.lines = []
        withAnimation(animated) { gauge.value = 100 }
        hosted.turn()
        hosted.stage.advance(by: 2)
        return journal.lines.compactMap(Int.init)
    }

    @Test("An animated change of a view's data runs its body in each frame, up to the end")
    func views() {
        let journal = journal
        let hosted = Hosted(Gauges(gauge: gauge) { Number(journal: journal, value: $0) })
        let seen = watch(hosted, animated: .linear(duration: 1))
        #expect(seen == seen.sorted() && seen.first == 0 && seen.last == 100)
        #expect(seen.count > 55 && seen.count < 65)
        #expect(seen.contains { abs($0 - 50) < 2 })
        #expect(hosted.frames.map(\.width) == [100])
    }

    @Test("Without an animation it jumps")
    func jumps() {
        let journal = journal
        let hosted = Hosted(Gauges(gauge: gauge) { Number(journal: journal, value: $0) })
        #expect(watch(hosted, animated: nil) == [100])
    }

    @Test("Modifiers go in steps as well, and by the animation of a value")
    func modifiers() {
        let journal = journal
        let hosted = Hosted(
            Gauges(gauge: gauge) { value in
                Color.red.modifier(Wide(journal: journal, value: value))
                    .animation(.linear(duration: 0.5), value: value)
            })
        journal.lines = []
        gauge.value = 100
        hosted.turn()
        hosted.stage.advance(by: 2)
        let seen = journal.lines.compactMap(Int.init)
        #expect(seen == seen.sorted() && seen.count > 25 && seen.count < 36 && seen.last == 100)
    }

    @Test("The part of the way that is done, with delay, speed and repetition")
    func parts() {
        let linear = Animation.linear(duration: 1)
        #expect(linear.part(at: 0.25) == 0.25)
        #expect(linear.part(at: 1) == nil)
        #expect(linear.delay(1).part(at: 0.5) == 0)
        #expect(linear.delay(1).part(at: 1.5) == 0.5)
        #expect(linear.speed(2).part(at: 0.25) == 0.5)
        #expect(linear.repeatCount(2).part(at: 1.25) == 0.75)
        // Three courses: there, back and there again.
        #expect(linear.repeatCount(3).part(at: 2.25) == 0.25)
        #expect(linear.repeatCount(3).part(at: 3) == nil)
        #expect(linear.repeatCount(3, autoreverses: false).part(at: 2.25) == 0.25)
        #expect(linear.repeatCount(2).part(at: 2) == nil)
        let spring = Animation.spring(duration: 0.5).part(at: 0.2) ?? 0
        #expect(spring > 0.3 && spring < 1)
    }

    @Test("A layer goes as often as a view: each way counts", arguments: [1, 2, 3, 4])
    func layerRepetitions(count: Int) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let stage = makeStage(100, 100, scale: 1)
        stage.window.addSubview(view)
        stage.runTurn()
        let animation = Animation.linear(duration: 1).repeatCount(count)
        Motion(animation: animation).set(view.layer, "opacity", Float(1), Float(0)) { view.layer.opacity = 0 }
        stage.runTurn()
        let start = stage.time
        for quarter in 0..<(4 * count + 2) {
            stage.advance(by: start + (Double(quarter) + 0.5) / 4 - stage.time)
            let part = animation.part(at: (Double(quarter) + 0.5) / 4) ?? 1
            let shown = Double(view.layer.presentation()?.opacity ?? 0)
            #expect(abs(shown - (1 - part)) < 0.02, "\(count) \(quarter)")
        }
    }
}
