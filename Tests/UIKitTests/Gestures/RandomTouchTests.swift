import Foundation
import Offstage
import Testing
import UIKit

/// A random tree of views with recognizers and controls, and what fingers do on it: the same for the same seed.
@MainActor
private final class RandomTouches {
    let log = CallLog()
    private var numbers: SplitMix64
    private let stage: Stage
    private var views: [TouchView] = []
    private var gestures: [UIGestureRecognizer] = []
    private let target: GestureLog
    private var judges: [GestureJudge] = []
    /// Touches by view that began and have not ended there.
    private var open: [String: Int] = [:]
    private(set) var problems: [String] = []

    init(seed: UInt64) {
        numbers = SplitMix64(seed: seed)
        stage = makeStage(200, 200)
        stage.isTracing = false
        stage.makeCurrent()
        target = GestureLog(log)
    }

    private func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &numbers) < part }
    private func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &numbers)] }
    private func point() -> CGPoint {
        CGPoint(x: CGFloat.random(in: 0..<200, using: &numbers), y: CGFloat.random(in: 0..<200, using: &numbers))
    }

    // MARK: Building

    private func build() {
        for index in 0..<Int.random(in: 2...6, using: &numbers) {
            let parent: UIView = views.isEmpty || chance(0.3) ? stage.window : pick(views)
            let origin = point()
            let frame = CGRect(x: origin.x / 3, y: origin.y / 3, width: 120, height: 120)
            let view = TouchView("v\(index)", chance(0.3) ? stage.window.bounds : frame, log, in: parent)
            view.isMultipleTouchEnabled = chance(0.5)
            view.isExclusiveTouch = chance(0.1)
            view.forwards = false
            if chance(0.2) { view.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 0.8, y: 1.2) }
            view.onTouch = { [weak self, weak view] phase, touches in
                guard let self, let view else { return }
                self.count(phase, touches, on: view)
            }
            views.append(view)
        }
        for index in 0..<Int.random(in: 1...6, using: &numbers) {
            let gesture = makeGesture()
            target.watch(gesture, on: pick(views), name: "g\(index)")
            gesture.cancelsTouchesInView = chance(0.7)
            gesture.delaysTouchesBegan = chance(0.2)
            gesture.delaysTouchesEnded = chance(0.7)
            if chance(0.3), let other = gestures.last { gesture.require(toFail: other) }
            if chance(0.1), let other = gestures.first { other.require(toFail: gesture) }
            if chance(0.4) {
                let judge = GestureJudge()
                let (both, begins, receives) = (chance(0.5), chance(0.9), chance(0.9))
                judge.simultaneous = { _, _ in both }
                judge.shouldBegin = { _ in begins }
                judge.receivesTouch = { _, _ in receives }
                gesture.delegate = judge
                judges.append(judge)
            }
            gestures.append(gesture)
        }
        if chance(0.5) {
            let button = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
            button.isEnabled = chance(0.8)
            button.addAction(UIAction { [log] _ in log.note("button") }, for: .allTouchEvents)
            pick(views).addSubview(button)
        }
        target.onAction = { [weak self] gesture in self?.disturb(gesture) }
    }

    private func makeGesture() -> UIGestureRecognizer {
        switch Int.random(in: 0..<9, using: &numbers) {
        case 0:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = pick([1, 1, 2, 3])
            tap.numberOfTouchesRequired = pick([1, 1, 2])
            return tap
        case 1:
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = pick([0, 0.1, 0.5])
            press.numberOfTapsRequired = pick([0, 0, 1])
            return press
        case 2, 3:
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = pick([1, 1, 2])
            pan.maximumNumberOfTouches = pick([1, 2, 10])
            return pan
        case 4:
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = pick([.left, .right, .up, .down, [.left, .right]])
            return swipe
        case 5: return UIPinchGestureRecognizer()
        case 6: return UIRotationGestureRecognizer()
        case 7:
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = pick([.left, .top, .all])
            return edge
        default: return UIGestureRecognizer()
        }
    }

    // MARK: Playing

    /// Fingers at random times; now and then something is done to the tree in a callback.
    func play() {
        build()
        let fingers = Int.random(in: 1...4, using: &numbers)
        for finger in 1...fingers {
            var time = Double.random(in: 0..<0.5, using: &numbers)
            var place = point()
            for _ in 0..<Int.random(in: 1...3, using: &numbers) {
                stage.host.input.add(FingerSample(finger, .down, place), at: time)
                for _ in 0..<Int.random(in: 0...12, using: &numbers) {
                    time += pick([0.004, 1.0 / 60, 0.05, 0.3])
                    let reach = pick([0, 2, 20, 60] as [CGFloat])
                    place.x += CGFloat.random(in: -1...1, using: &numbers) * reach
                    place.y += CGFloat.random(in: -1...1, using: &numbers) * reach
                    if chance(0.01) { place.x = .nan }
                    stage.host.input.add(FingerSample(finger, .move, place), at: time)
                    if place.x.isNaN { place.x = 100 }
                }
                time += 0.02
                stage.host.input.add(FingerSample(finger, chance(0.9) ? .up : .cancel, place), at: time)
                time += pick([0.01, 0.1, 0.34, 0.5])
            }
        }
        if chance(0.1) { stage.schedule(at: 0.4) { [stage] in stage.touch.cancel() } }
        stage.advance(by: 12)
        check()
    }

    /// Something that an app might do when a gesture is recognized.
    private func disturb(_ gesture: UIGestureRecognizer) {
        switch Int.random(in: 0..<40, using: &numbers) {
        case 0: gesture.isEnabled = false
        case 1: gesture.view?.removeFromSuperview()
        case 2: gesture.view?.removeGestureRecognizer(gesture)
        case 3: pick(views).isHidden.toggle()
        case 4: stage.window.addSubview(pick(views))
        case 5: gestures.first?.isEnabled.toggle()
        default: break
        }
    }

    private func count(_ phase: UITouch.Phase, _ touches: Set<UITouch>, on view: TouchView) {
        for touch in touches {
            let key = "\(view.id) \(ObjectIdentifier(touch).hashValue)"
            switch phase {
            case .began:
                if open[key, default: 0] != 0 { problems.append("\(view.id) began twice") }
                open[key] = 1
                held.append(touch)
            case .ended, .cancelled:
                if open[key] != 1 { problems.append("\(view.id) \(phase) without a begin") }
                open[key] = nil
            default: if open[key] != 1 { problems.append("\(view.id) \(phase) without a begin") }
            }
        }
        if phase == .moved, Int.random(in: 0..<200, using: &numbers) == 0 { view.removeFromSuperview() }
    }

    /// Touches are kept, so that no other one gets their identity.
    private var held: [UITouch] = []

    private func check() {
        if !open.isEmpty { problems.append("\(open.count) touches never ended") }
        for gesture in gestures where gesture.state != .possible || gesture.numberOfTouches != 0 {
            problems.append("\(gesture.name ?? "") is \(gesture.state) with \(gesture.numberOfTouches) touches")
        }
        if (1...4).contains(where: { stage.host.touches.isDown($0) }) { problems.append("a finger is down") }
    }

    /// Everything that should go.
    var things: [Weak] { (views as [AnyObject] + gestures + [stage]).map(Weak.init) }

    struct Weak {
        weak var object: AnyObject?
    }
}

@Suite("Random touches")
@MainActor
struct RandomTouchTests {
    private static let isLong = ProcessInfo.processInfo.environment["OFFSTAGE_LONG"] != nil
    /// A fiftieth of 20,000; all of them with OFFSTAGE_LONG.
    private static let count = isLong ? 20_000 : 400

    /// Had another course in one of two replays: two touches of one finger reached a control at once.
    private static let uncertain: UInt64 = 4901
    /// The one of OFFSTAGE_SEED, a hundred times, or all.
    private static var seeds: [UInt64] {
        let one = ProcessInfo.processInfo.environment["OFFSTAGE_SEED"].flatMap { UInt64($0) }
        return one.map { Array(repeating: $0, count: 100) }
            ?? Array(0..<UInt64(count)) + Array(repeating: uncertain, count: 16)
    }

    @Test("Every touch ends once, no recognizer is stuck, nothing leaks, and the same seed gives the same calls")
    func random() {
        var wrong: [String] = []
        var calls = 0
        for seed in Self.seeds {
            var things: [RandomTouches.Weak] = []
            var first: [String] = []
            do {
                let touches = RandomTouches(seed: seed)
                touches.play()
                wrong += touches.problems.map { "seed \(seed): \($0)" }
                first = touches.log.calls
                things = touches.things
            }
            calls += first.count
            let leaked = things.filter { $0.object != nil }
            if !leaked.isEmpty { wrong.append("seed \(seed): \(leaked.count) of \(things.count) are left") }
            if Self.isLong || seed % 4 == 0 || seed == Self.uncertain {
                let again = RandomTouches(seed: seed)
                again.play()
                let place = zip(again.log.calls, first).prefix { $0 == $1 }.count
                if again.log.calls != first {
                    let courses = [again.log.calls, first].map { Array($0.dropFirst(place).prefix(3)) }
                    wrong.append("seed \(seed): another course: \(courses[0]), not \(courses[1])")
                }
            }
            if wrong.count > 10 { break }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(10).joined(separator: "\n"))")
        #expect(calls > Self.count * 10)
    }
}
