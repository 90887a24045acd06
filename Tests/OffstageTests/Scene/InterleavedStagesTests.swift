import Offstage
import Testing
import UIKit

/// Stages of one process do not see each other: what two of them show and trace does not depend on whose turn is when.
@Suite("Two stages on one thread")
@MainActor
struct InterleavedStagesTests {
    /// What a scene left behind, for comparison.
    private struct Account: Equatable {
        var digests: [UInt64] = []
        var traces: [UpdateTrace] = []
        var plans: [String] = []
        var diagnostics: [String] = []
        var counts: [LayoutCounts] = []
    }

    /// A random tree that changes turn by turn, the same for the same seed.
    @MainActor
    private final class RandomScene {
        let stage: Stage
        private var random: SplitMix64
        private var views: [UIView] = []
        private(set) var account = Account()

        init(seed: UInt64) {
            random = SplitMix64(seed: seed)
            let side = CGFloat(40 + random.next() % 40)
            stage = Stage(
                device: Device(size: CGSize(width: side, height: side), scale: seed.isMultiple(of: 3) ? 2 : 1))
            stage.diagnostics.mode = .collect
            stage.perform { for _ in 0..<6 { add() } }
        }

        func turn() {
            stage.perform { for _ in 0..<3 { change() } }
            stage.advance(by: Double(random.next() % 5) / 60)
            let frame = stage.render()
            account.digests.append(frame.image.bitmap.digest)
            account.traces.append(stage.lastTrace)
            account.plans.append(frame.plan.description)
            account.counts.append(stage.layoutCounts)
            account.diagnostics = stage.diagnostics.messages
        }

        private func pick() -> UIView { views.isEmpty ? stage.window : views[Int(random.next() % UInt64(views.count))] }

        private func number() -> CGFloat { CGFloat(random.next() % 40) }

        private func add() {
            let parent = pick()
            let label = UILabel(frame: CGRect(x: number(), y: number(), width: number(), height: number()))
            let view = random.next().isMultiple(of: 4) ? label : UIView(frame: label.frame)
            if view === label { label.text = "\(random.next() % 100)" }
            view.backgroundColor = UIColor(white: number() / 40, alpha: 1)
            parent.addSubview(view)
            views.append(view)
        }

        private func change() {
            let view = pick()
            switch random.next() % 10 {
            case 0: add()
            case 1: view.frame.origin.x = number()
            case 2: view.alpha = number() / 40
            case 3: view.layer.shadowOpacity = 0.5
            case 4: view.layer.cornerRadius = number() / 4
            case 5: view.setNeedsLayout()
            case 6: constrain(view)
            case 7:
                CATransaction.begin()
                CATransaction.setDisableActions(random.next().isMultiple(of: 2))
                view.layer.zPosition = number()
                CATransaction.commit()
            case 8: stage.schedule(at: stage.time + 0.02) { view.backgroundColor = .red }
            default: view.exerciseAmbiguityInLayout()
            }
        }

        /// Some of these conflict, some leave much open.
        private func constrain(_ view: UIView) {
            guard let parent = view.superview else { return }
            view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: number()),
                view.widthAnchor.constraint(equalToConstant: number()),
            ])
        }
    }

    private static let scenes: UInt64 = 200
    private static let turns = 4

    @Test("interleaved turn by turn they do as one after the other")
    func interleaved() {
        for pair in stride(from: UInt64(0), to: Self.scenes, by: 2) {
            let alone = [pair, pair + 1].map { seed in
                let scene = RandomScene(seed: seed)
                for _ in 0..<Self.turns { scene.turn() }
                return scene.account
            }
            let together = [RandomScene(seed: pair), RandomScene(seed: pair + 1)]
            for _ in 0..<Self.turns { for scene in together { scene.turn() } }
            #expect(together.map(\.account) == alone, "scenes \(pair) and \(pair + 1)")
        }
    }

    @Test("an open transaction, a batch and an update pass of one are not the other's")
    func nested() {
        let (outer, inner) = (makeStage(), makeStage())
        outer.perform {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            inner.perform { #expect(!CATransaction.disableActions()) }
            #expect(CATransaction.disableActions())
            CATransaction.commit()
        }
        // A turn of one stage from inside the layout of the other is a turn, and a frame, of its own.
        let log = CallLog()
        let guest = LoggingView("guest", log)
        guest.logsUpdates = true
        inner.window.addSubview(guest)
        let view = LoggingView("host", log, frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.onLayout = {
            inner.runTurn()
            log.calls.append("inner is done: \(!inner.isUpdatePending)")
        }
        outer.window.addSubview(view)
        log.calls = []
        outer.runTurn()
        #expect(
            log.calls == [
                "guest.updateConstraints", "guest.updateProperties", "guest.layoutSubviews", "inner is done: true",
            ])
    }

    @Test("what a text of one lacks is told by that one, whoever shows a frame first")
    func missingGlyphs() {
        let (first, second) = (makeStage(), makeStage())
        let text = NSAttributedString(string: "\u{10FFFB}", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        first.perform { _ = text.size() }
        _ = second.render()
        // A font's stand-in, which a text of another test met, is told by whoever shows a frame next.
        func missing(_ stage: Stage) -> [Diagnostic] { stage.diagnostics.all.filter { $0.kind == .missingGlyph } }
        #expect(missing(second).isEmpty)
        _ = first.render()
        #expect(missing(first).count == 1 && missing(first).first?.message.contains("U+10FFFB") == true)
    }

    @Test("a view that moves from one stage to the other is drawn there as any other")
    func moving() {
        let (first, second) = (makeStage(), makeStage())
        let views = first.perform { (0..<20).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) } }
        for view in views { first.window.addSubview(view) }
        for _ in 0..<3 { _ = first.render() }
        _ = second.render()
        for view in views { second.window.addSubview(view) }
        #expect(second.render().statistics.counts.layers == 21)
        #expect(second.diagnostics.messages == [] && first.diagnostics.messages == [])
    }
}
