import Foundation
import Offstage
import Testing
import UIKit

/// Fingers that come down together, move in steps of a sixtieth of a second, and are lifted together.
private struct FingerScript {
    let name: String
    /// Places of all fingers at each step; the last ones are those of the end.
    let steps: [[CGPoint]]

    static let interval = 1.0 / 60

    var end: Double { Double(steps.count - 1) * Self.interval }

    private init(_ name: String, _ duration: Double, _ starts: [CGPoint], _ place: (Int, Double) -> CGVector) {
        self.name = name
        let count = Int((duration / Self.interval).rounded())
        steps = (0...count).map { step in
            starts.indices.map { finger in
                let way = place(finger, Double(step) / Double(max(1, count)))
                return CGPoint(x: starts[finger].x + way.dx, y: starts[finger].y + way.dy)
            }
        }
    }

    /// Quick ways from the left edge and from the middle, downwards, short ones, long rests, pinches, turns; with one,
    /// two and three fingers.
    static let all: [FingerScript] = {
        let edge = [CGPoint(x: 5, y: 150), CGPoint(x: 8, y: 200), CGPoint(x: 10, y: 250)]
        let middle = [CGPoint(x: 120, y: 150), CGPoint(x: 180, y: 150), CGPoint(x: 150, y: 220)]
        func line(_ dx: CGFloat, _ dy: CGFloat) -> (Int, Double) -> CGVector {
            { _, part in CGVector(dx: dx * CGFloat(part), dy: dy * CGFloat(part)) }
        }
        var scripts: [FingerScript] = []
        for fingers in 1...3 {
            scripts.append(FingerScript("edge \(fingers)", 0.3, Array(edge[..<fingers]), line(120, 0)))
            scripts.append(FingerScript("down \(fingers)", 0.3, Array(middle[..<fingers]), line(3, 120)))
            scripts.append(FingerScript("tap \(fingers)", 0.1, Array(middle[..<fingers]), line(0, 0)))
            scripts.append(FingerScript("rest \(fingers)", 1, Array(middle[..<fingers]), line(0, 0)))
            scripts.append(
                FingerScript("late \(fingers)", 1, Array(middle[..<fingers])) { _, part in
                    CGVector(dx: part < 0.6 ? 0 : 100 * CGFloat(part - 0.6), dy: 0)
                })
        }
        for fingers in 2...3 {
            scripts.append(
                FingerScript("pinch \(fingers)", 0.3, Array(middle[..<fingers])) { finger, part in
                    CGVector(dx: [-20, 20, 0][finger] * CGFloat(part), dy: 0)
                })
            scripts.append(
                FingerScript("turn \(fingers)", 0.3, Array(middle[..<fingers])) { finger, part in
                    let angle = part * 0.5
                    let x = 30 * (1 - cos(angle))
                    let y = 30 * sin(angle)
                    return [CGVector(dx: x, dy: -y), CGVector(dx: -x, dy: y), CGVector(dx: 0, dy: 0)][finger]
                })
        }
        return scripts
    }()
}

/// The rules as the model has them; it knows nothing of the product.
private enum Rules {
    enum Kind: CaseIterable {
        case tap, press, pan, edge, swipe, pinch, rotation, hover

        var isContinuous: Bool { self != .tap && self != .swipe }
    }

    enum Verdict {
        case recognize, fail
    }

    /// What a recognizer that is left alone wants at which time, as long as it is possible: in order of time.
    static func wishes(_ kind: Kind, _ script: FingerScript) -> [(time: Double, verdict: Verdict)] {
        let steps = script.steps
        let fingers = steps[0].count
        func time(_ step: Int) -> Double { Double(step) * FingerScript.interval }
        /// The first step before the end for which something holds.
        func first(_ condition: ([CGPoint]) -> Bool) -> Int? { steps.dropLast().firstIndex(where: condition) }
        func middle(_ points: [CGPoint]) -> CGPoint {
            CGPoint(
                x: points.map(\.x).reduce(0, +) / CGFloat(fingers), y: points.map(\.y).reduce(0, +) / CGFloat(fingers))
        }
        func length(_ a: CGPoint, _ b: CGPoint) -> Double { Double(hypot(b.x - a.x, b.y - a.y)) }
        func furthest(_ points: [CGPoint]) -> Double { zip(steps[0], points).map(length).max() ?? 0 }
        func travel(_ points: [CGPoint]) -> Double { length(middle(steps[0]), middle(points)) }
        let end = script.end
        var result: [(time: Double, verdict: Verdict)] = []
        switch kind {
        case .tap:
            if fingers > 1 { return [(0, .fail)] }
            if let step = first({ furthest($0) > 45 }) { result.append((time(step), .fail)) }
            result.append(end > 0.75 ? (0.75, .fail) : (end, .recognize))
        case .press:
            if fingers > 1 { return [(0, .fail)] }
            if let step = first({ furthest($0) > 10 }) { result.append((time(step), .fail)) }
            if end >= 0.5 { result.append((0.5, .recognize)) }
            result.append((end, .fail))
        case .pan:
            if let step = first({ travel($0) >= 10 - 1e-9 }) { result.append((time(step), .recognize)) }
            result.append((end, .fail))
        case .edge:
            if steps[0].contains(where: { $0.x > 20 }) { return [(0, .fail)] }
            if let step = first({ travel($0) >= 10 - 1e-9 }) { result.append((time(step), .recognize)) }
            result.append((end, .fail))
        case .swipe:
            if fingers > 1 { return [(0, .fail)] }
            if let step = first({ abs($0[0].y - steps[0][0].y) > 50 }) { result.append((time(step), .fail)) }
            if let step = first({ $0[0].x - steps[0][0].x >= 50 - 1e-9 }), time(step) <= 0.5 {
                result.append((time(step), .recognize))
            }
            result.append((min(0.5, end), .fail))
        case .pinch:
            if fingers > 1,
                let step = first({ abs(length($0[0], $0[1]) - length(steps[0][0], steps[0][1])) >= 8 - 1e-9 })
            {
                result.append((time(step), .recognize))
            }
            result.append((end, .fail))
        case .rotation:
            func angle(_ points: [CGPoint]) -> Double {
                Double(atan2(points[1].y - points[0].y, points[1].x - points[0].x))
            }
            if fingers > 1, let step = first({ abs(angle($0) - angle(steps[0])) >= 0.1 - 1e-9 }) {
                result.append((time(step), .recognize))
            }
            result.append((end, .fail))
        case .hover:
            // No finger is a pointer: it takes part in nothing.
            return [(0, .fail)]
        }
        return result.sorted { $0.time < $1.time }
    }

    struct Pair {
        var kinds: [Kind]
        /// Whether the delegate of each allows both.
        var allows: [Bool]
        /// Whether each waits for the other.
        var waits: [Bool]
        /// Whether the delegate of each lets it begin.
        var begins = [true, true]
        /// Whether the delegate of each lets it have touches.
        var receives = [true, true]

        /// Both recognizers where they share no touch.
        var apart: Pair {
            Pair(
                kinds: kinds, allows: [true, true], waits: [false, false], begins: begins, receives: receives)
        }
    }

    private enum Fate {
        case possible, waiting, recognized, failed
    }

    /// Who of two recognizes: the first one is asked first.
    static func outcome(_ pair: Pair, _ script: FingerScript) -> [Bool] {
        let wishes = pair.kinds.map { Rules.wishes($0, script) }
        // Who has no touch takes part in nothing.
        var fates = pair.receives.map { $0 ? Fate.possible : .failed }
        let isAllowed = pair.allows.contains(true)
        func isOpen(_ fate: Fate) -> Bool { fate == .possible || fate == .waiting }
        func recognize(_ own: Int) {
            let other = 1 - own
            if pair.waits[own], isOpen(fates[other]) {
                fates[own] = .waiting
                return
            }
            if !pair.begins[own] {
                fates[own] = .failed
                return
            }
            // One without duration is over at once and keeps nobody from anything later.
            if fates[other] == .recognized, pair.kinds[other].isContinuous, !isAllowed {
                fates[own] = .failed
                return
            }
            fates[own] = .recognized
            if isOpen(fates[other]), pair.waits[other] || !isAllowed { fates[other] = .failed }
        }
        for time in Set(wishes.flatMap { $0.map(\.time) }).sorted() {
            // A press is decided before what the fingers do at that time.
            for own in [0, 1] {
                for wish in wishes[own] where wish.time == time && isOpen(fates[own]) {
                    switch wish.verdict {
                    case .recognize: recognize(own)
                    case .fail:
                        // What needs no more fingers goes on waiting without them.
                        if fates[own] == .possible || pair.kinds[own].isContinuous { fates[own] = .failed }
                    }
                }
            }
            for own in [0, 1] where fates[own] == .waiting { recognize(own) }
        }
        return fates.map { $0 == .recognized }
    }
}

@Suite("Arbitration")
@MainActor
struct ArbitrationTests {
    private static let isLong = ProcessInfo.processInfo.environment["OFFSTAGE_LONG"] != nil

    enum Placement: CaseIterable {
        case sameView, nested, sideBySide
    }

    private func make(_ kind: Rules.Kind) -> UIGestureRecognizer {
        switch kind {
        case .tap: return UITapGestureRecognizer()
        case .press: return UILongPressGestureRecognizer()
        case .pan: return UIPanGestureRecognizer()
        case .edge:
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = .left
            return edge
        case .swipe: return UISwipeGestureRecognizer()
        case .pinch: return UIPinchGestureRecognizer()
        case .rotation: return UIRotationGestureRecognizer()
        case .hover: return UIHoverGestureRecognizer()
        }
    }

    private func play(_ script: FingerScript, on stage: Stage, first finger: Int, y: CGFloat) {
        let start = stage.time
        for (step, points) in script.steps.enumerated() {
            let action: FingerSample.Action = step == 0 ? .down : step == script.steps.count - 1 ? .up : .move
            for (index, point) in points.enumerated() {
                stage.host.input.add(
                    FingerSample(finger + index, action, CGPoint(x: point.x, y: point.y + y)),
                    at: start + Double(step) * FingerScript.interval)
            }
        }
    }

    private func outcome(_ pair: Rules.Pair, _ script: FingerScript, _ placement: Placement, on stage: Stage) -> [Bool]
    {
        let root = UIView(frame: stage.window.bounds)
        let top = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let bottom = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 300))
        stage.window.addSubview(root)
        root.addSubview(top)
        root.addSubview(bottom)
        let log = GestureLog()
        var begun: Set<String> = []
        log.onAction = { if $0.state == .began || $0.state == .ended { begun.insert($0.name ?? "") } }
        let owners: [UIView] =
            switch placement {
            case .sameView: [top, top]
            case .nested: [top, root]
            case .sideBySide: [top, bottom]
            }
        let judges = [0, 1].map { index in
            let judge = GestureJudge()
            judge.simultaneous = { _, _ in pair.allows[index] }
            judge.shouldBegin = { _ in pair.begins[index] }
            judge.receivesTouch = { _, _ in pair.receives[index] }
            return judge
        }
        let gestures = [0, 1].map { index in
            let gesture = log.watch(make(pair.kinds[index]), on: owners[index], name: "\(index)")
            gesture.delegate = judges[index]
            return gesture
        }
        for index in [0, 1] where pair.waits[index] { gestures[index].require(toFail: gestures[1 - index]) }
        play(script, on: stage, first: 1, y: 0)
        if placement == .sideBySide { play(script, on: stage, first: 11, y: 300) }
        stage.advance(by: script.end + 1)
        #expect(gestures.allSatisfy { $0.state == .possible })
        root.removeFromSuperview()
        // Recognizers hold neither delegates nor targets.
        withExtendedLifetime((judges, log)) {}
        return ["0", "1"].map(begun.contains)
    }

    private static let answers = [[false, false], [true, false], [false, true], [true, true]]

    /// All kinds, answers about others and requirements; and each answer of delegates about touches and beginning with one
    /// in seven of them, so that each meets all.
    private static let pairs: [Rules.Pair] = {
        var pairs: [Rules.Pair] = []
        var number = 0
        for first in Rules.Kind.allCases {
            for second in Rules.Kind.allCases {
                for allows in answers {
                    for waits in answers {
                        let pair = Rules.Pair(kinds: [first, second], allows: allows, waits: waits)
                        pairs.append(pair)
                        for begins in answers {
                            for receives in answers where begins.contains(false) || receives.contains(false) {
                                number += 1
                                if number % 7 != 0 { continue }
                                var strict = pair
                                (strict.begins, strict.receives) = (begins, receives)
                                pairs.append(strict)
                            }
                        }
                    }
                }
            }
        }
        return pairs
    }()

    @Test(
        "All pairs of classes, answers of delegates and failure requirements come out as by the rules",
        arguments: Placement.allCases)
    func pairs(placement: Placement) {
        let stage = makeStage(300, 600)
        stage.isTracing = false
        stage.makeCurrent()
        var wrong: [String] = []
        var (count, number) = (0, 0)
        for script in FingerScript.all {
            for pair in Self.pairs {
                number += 1
                // One in 41, so that each row has others.
                if !Self.isLong, number % 41 != 0 { continue }
                let expected = Rules.outcome(placement == .sideBySide ? pair.apart : pair, script)
                let actual = outcome(pair, script, placement, on: stage)
                count += 1
                if actual != expected {
                    wrong.append("\(script.name): \(pair), expected \(expected), came out \(actual)")
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count) of \(count): \(wrong.prefix(5).joined(separator: "\n"))")
        #expect(count > 500)
    }

    @Test("The model itself tells apart what it has to")
    func model() {
        let scripts = Dictionary(uniqueKeysWithValues: FingerScript.all.map { ($0.name, $0) })
        func alone(_ kind: Rules.Kind, _ script: String) -> Bool {
            scripts[script].map {
                Rules.outcome(.init(kinds: [kind, kind], allows: [true, true], waits: [false, false]), $0)[0]
            } ?? false
        }
        #expect(alone(.tap, "tap 1") && !alone(.tap, "tap 2") && !alone(.tap, "rest 1"))
        #expect(alone(.press, "rest 1") && alone(.press, "late 1") && !alone(.press, "tap 1"))
        #expect(alone(.pan, "edge 3") && alone(.edge, "edge 2") && !alone(.edge, "down 1"))
        #expect(alone(.swipe, "edge 1") && !alone(.swipe, "down 1") && !alone(.swipe, "edge 2"))
        #expect(!alone(.hover, "tap 1") && !alone(.hover, "edge 1"))
        #expect(alone(.pinch, "pinch 2") && !alone(.pinch, "turn 2") && alone(.rotation, "turn 3"))
    }
}
