import Offstage
import Testing
import UIKit

/// What a display shows while the app does nothing.
@MainActor
@Suite struct FilmBehaviors {
    /// Notes whatever of it is called.
    private final class Watched: UIView {
        var log: CallLog?

        override func layoutSubviews() {
            log?.note("layoutSubviews")
            super.layoutSubviews()
        }

        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            log?.note("action")
            return super.action(for: layer, forKey: event)
        }

        override var center: CGPoint {
            didSet { log?.note("center") }
        }
    }

    private let log = CallLog()

    /// Three squares in rows that go from 10 to 130 in a second: each by one of the ways to animate.
    private func makeStage() -> Stage {
        let stage = makeWhiteStage(160, 60)
        let views = (0..<3).map { row in
            let view = Watched(frame: CGRect(x: 5, y: 5 + 20 * row, width: 10, height: 10))
            view.backgroundColor = .red
            view.log = log
            stage.window.addSubview(view)
            return view
        }
        stage.runTurn()
        let basic = CABasicAnimation(keyPath: "position.x")
        (basic.toValue, basic.duration) = (130, 1)
        views[0].layer.add(basic, forKey: "move")
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].center.x = 130 }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { views[2].center.x = 130 }
        animator.addCompletion { [log] _ in log.note("completion") }
        animator.startAnimation()
        return stage
    }

    /// The first red column of each row.
    private func columns(_ frame: FilmFrame) -> [Int?] {
        (0..<3).map { row in
            (0..<160).first { frame.frame.at($0, 10 + 20 * row) == Pixel(255, 0, 0, 255) }
        }
    }

    @Test("OFF-05 layers go on while the app does nothing, whichever of the three ways started them")
    func busy() {
        let stage = makeStage()
        stage.runTurn()
        log.calls = []
        let film = stage.film(for: 11.0 / 60, fps: 60)
        // Two points a frame.
        #expect(film.frames.map(columns) == (0...10).map { number in [5, 5, 5].map { $0 + 2 * number } })
        #expect(log.calls == [], "no code of the app ran in between")
        #expect(film.frames[1...].allSatisfy { $0.frame.statistics.updates.isEmpty && $0.layouts == 0 })
        #expect(stage.lastTrace.isEmpty, "there was no turn")
        stage.advance(by: 1)
        #expect(log.calls.contains("completion"))
    }

    @Test("OFF-06 a display of 120 Hz shows 120 frames a second, which agree with those of 60 Hz where both have one")
    func rates() {
        let films = [60, 120].map { rate in
            let stage = makeStage()
            stage.displayRate = rate
            let link = CADisplayLink(
                target: log, selector: Selector(_offstage: "tick:", { (log: CallLog) in log.tick(_:) }))
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 120, maximum: 120, preferred: 120)
            link.add(to: .main, forMode: .common)
            log.calls = []
            let film = stage.film(for: 1, fps: rate)
            let ticks = log.count("tick")
            link.invalidate()
            #expect(film.frames.count == rate && ticks == rate - 1)
            return film
        }
        for (number, frame) in films[0].frames.enumerated() {
            let same = films[1].frames[2 * number]
            #expect(frame.time == same.time && frame.frame.hasSamePixels(as: same.frame))
        }
        // Half a frame on, a point further: the display shows what lies between.
        #expect(columns(films[1].frames[1]) == [6, 6, 6])
    }
}

extension CallLog {
    fileprivate func tick(_ link: CADisplayLink) { note("tick") }
}
