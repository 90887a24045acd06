import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

private enum Phase: CaseIterable {
    case small, middle, large

    var width: CGFloat {
        switch self {
        case .small: 10
        case .middle: 50
        case .large: 90
        }
    }
}

@Observable private final class Starter {
    var count = 0
}

private struct Phased: View {
    let starter: Starter?
    let journal: Journal

    var body: some View {
        if let starter {
            PhaseAnimator(Phase.allCases, trigger: starter.count) { phase in
                let _ = journal.note("\(phase)")
                Color.red.frame(width: phase.width, height: 10)
            } animation: { _ in
                .linear(duration: 1)
            }
        } else {
            Color.red.phaseAnimator([10, 90]) { content, width in
                let _ = journal.note("\(Int(width))")
                content.frame(width: CGFloat(width), height: 10)
            } animation: { _ in
                .linear(duration: 0.5)
            }
        }
    }
}

private struct Pose: Equatable {
    var x = 0.0
    var scale: CGFloat = 1
}

private struct Framed: View {
    let repeats: Bool
    let journal: Journal

    var body: some View {
        KeyframeAnimator(initialValue: Pose(), repeating: repeats) { pose in
            let _ = journal.note("\(Int(pose.x.rounded())) \(Int((pose.scale * 100).rounded()))")
            Color.red.frame(width: 10, height: 10)
        } keyframes: { _ in
            KeyframeTrack(\.x) {
                LinearKeyframe(10, duration: 0.5)
                MoveKeyframe(50)
                LinearKeyframe(100, duration: 0.5)
            }
            KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 0.25) }
        }
    }
}

/// Views that go through phases and keyframes in virtual time.
@MainActor
@Suite struct AnimatorTests {
    @Test("Phases follow each other without end, each as long as its animation, which layers go along")
    func phases() throws {
        let journal = Journal()
        let hosted = Hosted(100, 10, scale: 1, traits: nil, Phased(starter: nil, journal: journal))
        func leaf(_ view: UIView) -> UIView { view.subviews.first.map(leaf) ?? view }
        let start = hosted.stage.time
        hosted.stage.advance(by: start + 0.25 - hosted.stage.time)
        let width = try #require(leaf(hosted.host).layer.presentation()?.bounds.width)
        #expect(width > 40 && width < 60)
        hosted.stage.advance(by: start + 2.1 - hosted.stage.time)
        #expect(journal.lines == ["10", "90", "10", "90", "10", "90"])
    }

    @Test("Phases run once when the trigger changes, and end with the first")
    func trigger() {
        let (journal, starter) = (Journal(), Starter())
        let hosted = Hosted(100, 10, scale: 1, traits: nil, Phased(starter: starter, journal: journal))
        hosted.stage.advance(by: 2)
        #expect(journal.lines == ["small"])
        journal.lines = []
        starter.count += 1
        hosted.stage.advance(by: 0.1)
        #expect(journal.lines.last == "middle")
        hosted.stage.advance(by: 10)
        #expect(journal.lines.filter { $0 == "large" }.count == 1)
        #expect(journal.lines.last == "small")
    }

    @Test("Keyframes go along their tracks, each on its own, once or again and again")
    func keyframes() {
        let journal = Journal()
        let hosted = Hosted(20, 20, scale: 1, traits: nil, Framed(repeats: false, journal: journal))
        hosted.stage.advance(by: 2)
        #expect(journal.lines.first == "0 100" && journal.lines.last == "100 200")
        #expect((55...65).contains(journal.lines.count))
        let places = journal.lines.compactMap { Int($0.split(separator: " ")[0]) }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(!places.contains { $0 > 10 && $0 < 50 })
        journal.lines = []
        let again = Hosted(20, 20, scale: 1, traits: nil, Framed(repeats: true, journal: journal))
        again.stage.advance(by: 2.5)
        #expect((145...155).contains(journal.lines.count))
    }

    @Test("Lines, curves, springs and jumps are where the formulas say")
    func timelines() {
        let line = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(4, duration: 2)
            MoveKeyframe(10)
            LinearKeyframe(0, duration: 1)
        }
        #expect(line.duration == 3)
        let places = [0, 1, 1.5, 2, 2.5, 3, 9].map { line.value(time: $0) }
        #expect(places == [0, 2, 3, 10, 5, 0, 0])
        #expect(line.value(progress: 0.5) == 3)
        let curve = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(8, duration: 1) }
        // 3s² - 2s³, as the velocity is 0 at both ends.
        #expect(curve.value(time: 0.25) == 8 * (3 * 0.0625 - 2 * 0.015625))
        let thrown = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1, startVelocity: 1, endVelocity: 1)
        }
        #expect(abs(thrown.value(time: 0.3) - 0.3) < 1e-12)
        let joined = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(2, duration: 1)
        }
        // In the middle the velocity is that from the first to the last value.
        let step = 1e-4
        let (before, behind) = (joined.value(time: 1 - step), joined.value(time: 1 + step))
        let velocity = (behind - before) / (2 * step)
        #expect(abs(velocity - 1) < 1e-3)
        let spring = KeyframeTimeline(initialValue: 1.0) { SpringKeyframe(0, duration: 1) }
        // What is left after t: (1 + ωt) e^(-ωt), ω = 4π.
        let left: Double = (1 + Double.pi) * 0.0432139182637723
        #expect(abs(spring.value(time: 0.25) - left) < 1e-9)
        #expect(spring.value(time: 1) == 0)
    }
}
