import Offstage
import SwiftUI
import Testing

@Suite("Views of UIKit's under SwiftUI's animations")
@MainActor
struct UIViewAnimationTests {
    private let stage = Stage()

    private func shown(_ animation: Animation, at times: [Double], isOver: Double) -> [Double] {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        stage.runTurn()
        var completed = false
        UIView.animate(animation) {
            view.center.x = 105
        } completion: {
            completed = true
        }
        var time = 0.0
        let seen = times.map { next in
            stage.advance(by: next - time)
            time = next
            return Double(view.layer.presentation()?.position.x ?? 0)
        }
        #expect(!completed)
        stage.advance(by: isOver - time)
        #expect(completed && view.center.x == 105)
        return seen
    }

    private func isNear(_ a: [Double], _ b: [Double]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 1.5 } }

    @Test("A curve lasts its time, later and faster where it says so")
    func curves() {
        #expect(isNear(shown(.linear(duration: 1), at: [0.25, 0.5], isOver: 1.2), [30, 55]))
        #expect(isNear(shown(.linear(duration: 1).speed(2), at: [0.25], isOver: 0.6), [55]))
        #expect(isNear(shown(.linear(duration: 1).delay(1), at: [0.5, 1.5], isOver: 2.2), [5, 55]))
    }

    @Test("A repeated animation goes there and back")
    func repetition() {
        let twice = Animation.linear(duration: 1).repeatCount(2, autoreverses: true)
        #expect(isNear(shown(twice, at: [0.5, 1, 1.75], isOver: 2.3), [55, 105, 30]))
    }

    @Test("A critical spring is where its closed form is")
    func spring() {
        let omega = 2 * Double.pi / 0.5
        let expected = [0.1, 0.25].map { 105 - 100 * (1 + omega * $0) * exp(-omega * $0) }
        #expect(isNear(shown(.spring(duration: 0.5), at: [0.1, 0.25], isOver: 5), expected))
    }
}
