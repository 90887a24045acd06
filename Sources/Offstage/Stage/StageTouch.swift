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
    var log: TouchLog { stage.touchLog }
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
        log.record(.leave, at: host.time)
        scheduleLeave(at: host.time)
        host.runTurn()
    }

    /// The system takes all touches away: a call comes, say.
    public func cancel() {
        log.record(.cancel, at: host.time)
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
        while let last = runs.compactMap(\.lastTime).max() { host.advance(to: max(last, host.time)) }
        if let error = runs.lazy.compactMap(\.error).first { throw error }
        return runs.map(\.story)
    }

    /// Plans a gesture: it is played as time passes.
    /// - Parameter time: In seconds of virtual time, now or later.
    @discardableResult
    public func schedule(_ gesture: TouchGesture, at time: Double) -> TouchRun {
        let run = TouchRun(gesture, fingers: log.numbers(for: gesture), at: time, on: host)
        log.add(run)
        log.record(.gesture(run), at: time)
        host.input.add(run)
        return run
    }

    /// Plans what one finger does.
    /// - Parameters:
    ///   - spot: Where it goes; nil for where it is.
    ///   - whenWrong: Called where it cannot be done, or another view takes the finger.
    package func schedule(
        finger: Int, _ action: FingerSample.Action, _ spot: TouchSpot?, at time: Double,
        whenWrong: @escaping @MainActor (TouchError) -> Void
    ) {
        host.input.add(finger: finger, action, at: time) { [weak host = host, log] in
            guard let host else { return nil }
            do {
                let point = try spot?.resolved(on: host) ?? host.touches.place(of: finger) ?? .zero
                if action == .down, let spot { log.watchForTaker(of: finger, spot, whenWrong) }
                return FingerSample(finger, action, point)
            } catch {
                whenWrong(error as? TouchError ?? TouchError("\(error)"))
                return nil
            }
        }
    }

    /// Plans that the pointer leaves the screen.
    package func scheduleLeave(at time: Double) {
        host.input.add(FingerSample(TouchLog.pointer, .leave, .zero, type: .indirectPointer), at: time)
    }

    /// Plans that the system takes all touches away.
    package func scheduleCancel(at time: Double) { host.input.addCancel(at: time) }

    /// Plans a key of a hardware keyboard; see `key(_:modifiers:hold:)`.
    package func schedule(
        key name: String, modifiers: UIKeyModifierFlags = [], hold: Double = 0.05, at time: Double
    ) throws {
        guard let down = KeyStroke(named: name, modifierFlags: modifiers, isDown: true),
            let up = KeyStroke(named: name, modifierFlags: modifiers, isDown: false)
        else { throw TouchError("no key is called “\(name)”: there are \(KeyStroke.names.joined(separator: ", "))") }
        host.input.add(down, at: time)
        host.input.add(up, at: time + hold)
    }

    // MARK: Single fingers

    /// A finger comes down, now.
    /// - Parameter finger: Its number, by which it is moved and lifted.
    public func down(finger: Int = 1, _ target: any TouchTarget) throws {
        let spot = target.touchSpot
        let point = try spot.resolved(on: host)
        var complaint: TouchError?
        log.watchForTaker(of: finger, spot) { complaint = $0 }
        now(FingerSample(finger, .down, point), spot)
        log.watch(finger, nil)
        if let complaint { throw complaint }
    }

    /// A finger that is down moves, now.
    public func move(finger: Int = 1, _ target: any TouchTarget) throws {
        let spot = target.touchSpot
        now(FingerSample(finger, .move, try spot.resolved(on: host)), spot)
    }

    /// A finger that is down is lifted, now: where it is, or at another place.
    public func up(finger: Int = 1, _ target: (any TouchTarget)? = nil) throws {
        let spot = target?.touchSpot
        let point = try spot?.resolved(on: host) ?? host.touches.place(of: finger) ?? .zero
        now(FingerSample(finger, .up, point), spot)
    }

    private func now(_ sample: FingerSample, _ spot: TouchSpot?) {
        log.record(.single(finger: sample.finger, sample.action, spot, at: sample.location), at: host.time)
        host.input.add(sample, at: host.time)
        host.runTurn()
    }

    // MARK: Trace

    /// Whether `trace` is written; setting it true lets it begin anew. Default false: it asks overrides of `hitTest` and
    /// `point(inside:)` a second time for each finger that comes down.
    public var isTracing: Bool {
        get { log.trace != nil }
        nonmutating set {
            guard newValue else {
                host.touches.journal = nil
                return log.startTrace(nil)
            }
            log.startTrace { [weak stage] in stage?.hitTestTrail($0) ?? HitTestTrail() }
            host.touches.journal = { [log, clock = host.clock] in log.note($0, at: clock.time) }
        }
    }

    /// What happened to fingers since `isTracing` was set.
    public var trace: TouchTrace { log.trace ?? TouchTrace() }

    // MARK: Recording

    /// Begins to write down what this and other `touch` of the stage are asked for: verbs, single fingers, keys.
    ///
    ///     let recording = stage.touch.record()
    ///     try stage.touch.tap(save)
    ///     print(recording.script.yaml)
    public func record() -> TouchRecording { TouchRecording(log) }

    // MARK: Keys

    /// A key of a hardware keyboard goes down and comes up.
    /// - Parameters:
    ///   - name: The character that it types (`a`, `A`, `/`), or `return`, `escape`, `delete`, `tab`, `space`, `up`,
    ///     `down`, `left`, `right`, `pageUp`, `pageDown`, `home`, `end`, `forwardDelete`, `f1` … `f12`.
    ///   - modifiers: The keys that are held.
    ///   - hold: Seconds that it is down.
    public func key(_ name: String, modifiers: UIKeyModifierFlags = [], hold: Double = 0.05) throws {
        let start = host.time
        try schedule(key: name, modifiers: modifiers, hold: hold, at: start)
        log.record(.key(name, modifiers, hold: hold), at: start)
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
