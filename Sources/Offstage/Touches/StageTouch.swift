import UIKit

/// Fingers, a pointer and a keyboard on a stage.
///
///     try stage.touch.tap(button)
///     try stage.touch.drag(list, by: CGVector(dx: 0, dy: -200))
///
/// Each gesture lets time pass until its last finger is lifted. A finger that was aimed at a view and reaches none, or
/// another one that is not below it, is an error that names who took it.
@preconcurrency @MainActor
public struct StageTouch {
    private let stage: Stage
    private var log: TouchLog { stage.touchLog }
    private var host: SceneHost { stage.host }

    init(_ stage: Stage) {
        self.stage = stage
    }

    // MARK: Gestures

    /// Fingers that come down and are lifted; see `TouchGesture.tap(_:taps:fingers:interval:hold:)`.
    @discardableResult
    public func tap(
        _ target: any TouchTarget, taps: Int = 1, fingers: Int = 1, interval: Double = 0.1, hold: Double = 0.05
    ) throws -> TouchStory {
        try play(.tap(target, taps: taps, fingers: fingers, interval: interval, hold: hold))
    }

    /// Fingers that stay down for a while.
    @discardableResult
    public func press(_ target: any TouchTarget, duration: Double = 0.6, fingers: Int = 1) throws -> TouchStory {
        try play(.press(target, duration: duration, fingers: fingers))
    }

    /// A finger that goes along a line; see `TouchGesture.drag(_:by:duration:curve:hold:edge:fingers:)`.
    @discardableResult
    public func drag(
        _ target: any TouchTarget, by way: CGVector, duration: Double = 0.3, curve: CAMediaTimingFunction? = nil,
        hold: Double = 0, edge: UIRectEdge = [], fingers: Int = 1
    ) throws -> TouchStory {
        try play(
            .drag(target, by: way, duration: duration, curve: curve, hold: hold, edge: edge, fingers: fingers))
    }

    /// A finger that goes along a broken line, with the same speed everywhere.
    @discardableResult
    public func drag(
        _ target: any TouchTarget, along path: [CGVector], duration: Double = 0.3, curve: CAMediaTimingFunction? = nil,
        hold: Double = 0
    ) throws -> TouchStory {
        try play(.drag(target, along: path, duration: duration, curve: curve, hold: hold))
    }

    /// A finger that goes to another place.
    @discardableResult
    public func drag(
        _ target: any TouchTarget, to destination: any TouchTarget, duration: Double = 0.3,
        curve: CAMediaTimingFunction? = nil, hold: Double = 0
    ) throws -> TouchStory {
        try play(.drag(target, to: destination, duration: duration, curve: curve, hold: hold))
    }

    /// A finger that goes along a line with a speed in points a second, and is lifted while it moves.
    @discardableResult
    public func fling(_ target: any TouchTarget, by way: CGVector, velocity: CGFloat) throws -> TouchStory {
        try play(.fling(target, by: way, velocity: velocity))
    }

    /// Two fingers whose distance changes.
    @discardableResult
    public func pinch(
        _ target: any TouchTarget, from start: CGFloat, to end: CGFloat, angle: CGFloat = 0, duration: Double = 0.3
    ) throws -> TouchStory {
        try play(.pinch(target, from: start, to: end, angle: angle, duration: duration))
    }

    /// Two fingers whose line turns, in radians.
    @discardableResult
    public func rotate(
        _ target: any TouchTarget, by angle: CGFloat, spread: CGFloat = 100, duration: Double = 0.3
    ) throws -> TouchStory {
        try play(.rotate(target, by: angle, spread: spread, duration: duration))
    }

    /// A pointer that is above a place, and perhaps goes to another. It stays until `leave()`.
    public func hover(
        _ target: any TouchTarget, to destination: (any TouchTarget)? = nil, duration: Double = 0.3
    ) throws {
        try play(.hover(target, to: destination, duration: duration))
    }

    /// The pointer leaves the screen.
    public func leave() {
        host.input.add(FingerSample(TouchLog.pointer, .leave, .zero, type: .indirectPointer), at: host.time)
        host.runTurn()
    }

    /// The system takes all touches away: a call comes, say.
    public func cancel() {
        host.perform { host.touches.cancelAll() }
        host.runTurn()
    }

    // MARK: Scripts

    /// Plays a gesture to its end.
    @discardableResult
    public func play(_ gesture: TouchGesture) throws -> TouchStory {
        try play([(0, gesture)]).first ?? TouchStory()
    }

    /// Plays several gestures, each from its time on, until the last is over.
    /// - Parameter script: Seconds from now, and what begins then. They may overlap: each has fingers of its own.
    @discardableResult
    public func play(_ script: [(Double, TouchGesture)]) throws -> [TouchStory] {
        let start = host.time
        let runs = script.map { schedule($0.1, at: start + $0.0) }
        let numbers = Set(runs.flatMap(\.numbers))
        while let last = host.input.lastTime(of: numbers) { host.advance(to: max(last, host.time)) }
        if let error = runs.lazy.compactMap(\.error).first { throw error }
        return runs.map(\.story)
    }

    /// Plans a gesture: it is played as time passes.
    /// - Parameter time: In seconds of virtual time, now or later.
    @discardableResult
    public func schedule(_ gesture: TouchGesture, at time: Double) -> TouchRun {
        let run = TouchRun(gesture, numbers: log.numbers(for: gesture))
        log.add(run)
        // What comes down at one time comes down together, however soon it is lifted.
        for (index, finger) in gesture.fingers.enumerated() {
            add(run, index, gesture.isHover ? .hover : .down, at: time + finger.down, since: time)
        }
        for (index, finger) in gesture.fingers.enumerated() where finger.up > finger.down {
            for tick in ticks(between: time + finger.down, and: time + finger.up) {
                add(run, index, gesture.isHover ? .hover : .move, at: tick, since: time)
            }
        }
        for (index, finger) in gesture.fingers.enumerated() where !gesture.isHover || finger.up > finger.down {
            add(run, index, gesture.isHover ? .hover : .up, at: time + finger.up, since: time)
        }
        return run
    }

    private func add(
        _ run: TouchRun, _ index: Int, _ action: FingerSample.Action, at moment: Double, since start: Double
    ) {
        host.input.add(finger: run.numbers[index], at: moment) { [weak host = host] in
            host.flatMap { run.sample(index, action, at: moment - start, on: $0) }
        }
    }

    /// The ticks of the display strictly between two times; a microsecond is no time.
    private func ticks(between begin: Double, and end: Double) -> [Double] {
        var ticks: [Double] = []
        var tick = host.ticks.first(after: begin + 1e-6)
        while tick < end - 1e-6 {
            ticks.append(tick)
            tick = host.ticks.first(after: tick)
        }
        return ticks
    }

    // MARK: Single fingers

    /// A finger comes down, now.
    /// - Parameter finger: Its number, by which it is moved and lifted.
    public func down(finger: Int = 1, _ target: any TouchTarget) throws {
        let spot = target.touchSpot
        let point = try spot.resolved(on: host)
        var complaint: TouchError?
        log.watch(finger) { note in
            if note.phase == .began { complaint = spot.complaint(about: note.view) }
        }
        now(FingerSample(finger, .down, point))
        log.watch(finger, nil)
        if let complaint { throw complaint }
    }

    /// A finger that is down moves, now.
    public func move(finger: Int = 1, _ target: any TouchTarget) throws {
        now(FingerSample(finger, .move, try target.touchSpot.resolved(on: host)))
    }

    /// A finger that is down is lifted, now: where it is, or at another place.
    public func up(finger: Int = 1, _ target: (any TouchTarget)? = nil) throws {
        let point = try target?.touchSpot.resolved(on: host) ?? host.touches.place(of: finger) ?? .zero
        now(FingerSample(finger, .up, point))
    }

    private func now(_ sample: FingerSample) {
        host.input.add(sample, at: host.time)
        host.runTurn()
    }

    // MARK: Keys

    /// A key of a hardware keyboard goes down and comes up.
    /// - Parameters:
    ///   - name: The character that it types (`a`, `A`, `/`), or `return`, `escape`, `delete`, `tab`, `space`, `up`,
    ///     `down`, `left`, `right`, `pageUp`, `pageDown`, `home`, `end`, `forwardDelete`, `f1` … `f12`.
    ///   - modifiers: The keys that are held.
    ///   - hold: Seconds that it is down.
    public func key(_ name: String, modifiers: UIKeyModifierFlags = [], hold: Double = 0.05) throws {
        guard let down = KeyStroke(named: name, modifierFlags: modifiers, isDown: true),
            let up = KeyStroke(named: name, modifierFlags: modifiers, isDown: false)
        else { throw TouchError("no key is called “\(name)”: there are \(KeyStroke.names.joined(separator: ", "))") }
        let start = host.time
        host.input.add(down, at: start)
        host.input.add(up, at: start + hold)
        host.advance(to: start + hold)
    }
}

extension Stage {
    /// Fingers, a pointer and a keyboard.
    public var touch: StageTouch { StageTouch(self) }

    /// What the app is to its user. Leaving `active` takes all touches away; while it is left no finger comes down.
    public var applicationState: UIApplication.State {
        get { host.application.applicationState }
        set { host.perform { host.application.change(to: newValue) } }
    }
}
