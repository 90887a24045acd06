import Foundation

/// Brings what fingers do to recognizers and views.
///
/// One event carries all fingers. Each of its windows gets it by `sendEvent(_:)`, which calls back: recognizers see it
/// first, then what they decided is acted upon, then the views get what is left to them.
@MainActor
package final class TouchDelivery: SceneStore {
    private weak var host: SceneHost?
    /// The touches that are down, in the order in which they began.
    private(set) var touches: [UITouch] = []
    /// Touches of which views have to be told something yet: those that are down, and ends that are held back.
    private(set) var sharing: [UITouch] = []
    /// The event of the fingers that are down; one object from the first finger to the last.
    private var event: UIEvent?
    /// The windows that the event under way has yet to reach.
    private var waitingWindows: [UIWindow] = []
    private var taps = TapCounter()
    private var begunTouches = 0
    private let hover = HoverDelivery()
    private var statusBar = StatusBarTaps()
    let arena = GestureArena()
    /// Touches whose views left their window while an event was delivered. The views are held until they are told.
    private var lost: [(touch: UITouch, view: UIView)] = []
    private var depth = 0
    /// Whether all touches are taken away when the event under way has reached everyone.
    private var cancelsAfterDelivery = false
    /// Hears of every finger.
    package var listener: ((FingerNote) -> Void)?
    /// Hears of what recognizers, views and controls make of touches; nil: nobody does.
    package var journal: ((InputFact) -> Void)?

    package init(of host: SceneHost) {
        self.host = host
        arena.join(self, host)
    }

    /// True while recognizers and views are told of something.
    var isDelivering: Bool { depth > 0 }

    /// Whether a finger is down.
    package func isDown(_ finger: Int) -> Bool { touches.contains { $0.finger == finger } }

    /// Where a finger that is down is, in points of the screen; nil for another.
    package func place(of finger: Int) -> CGPoint? {
        touches.first { $0.finger == finger }.map(screenPlace)
    }

    private func screenPlace(of touch: UITouch) -> CGPoint {
        guard let layer = touch.window?.layer else { return touch.location }
        return layer.convert(touch.location, to: layer.superlayer)
    }

    // MARK: Events

    /// Makes an event of what some fingers do at one time, and sends it.
    func deliver(_ samples: [FingerSample]) {
        guard let host else { return }
        let isNested = depth > 0
        if !isNested { for touch in touches { touch.rest() } }
        let event = presentEvent()
        event.timestamp = host.time
        var changed: [UITouch] = []
        for sample in samples {
            guard sample.isReasonable else {
                host.log(
                    "finger \(sample.finger) at (\(sample.location.x), \(sample.location.y)): no such place; ignored")
                continue
            }
            if sample.action == .hover || sample.action == .leave {
                if touches.isEmpty { inside { hover.move(sample, in: host, arena: arena) } }
            } else if let touch = change(sample, in: host, event) {
                changed.append(touch)
            }
        }
        // A hit test may have taken all touches away, and their event with them.
        if changed.contains(where: { $0.actualPhase != .stationary }) { send(presentEvent()) }
        forgetEnded()
        noticeStatusBar(samples, in: host)
    }

    private func noticeStatusBar(_ samples: [FingerSample], in host: SceneHost) {
        guard host.application.takesTouches else { return }
        let height = host.screen.metrics.safeAreaInsets.top
        for sample in samples {
            guard let place = statusBar.note(sample, at: host.time, height: height) else { continue }
            host.statusBarWasTapped(at: place, by: sample.finger)
        }
    }

    /// Takes the touches of all fingers away, as a call or a sheet of the system's does. While an event is delivered,
    /// that waits for its end: who is being told of a touch now would else go on with one that is over.
    package func cancelAll() {
        guard depth == 0 else {
            cancelsAfterDelivery = true
            return
        }
        guard touches.contains(where: \.isDown), let host else { return }
        for touch in touches where touch.isDown {
            touch.move(to: touch.location, phase: .cancelled, at: host.time)
            tell(touch)
        }
        send(presentEvent())
        forgetEnded()
    }

    private func presentEvent() -> UIEvent {
        if let event { return event }
        let new = UIEvent()
        new.isFromScreen = true
        event = new
        return new
    }

    private func send(_ event: UIEvent) {
        guard let host else { return }
        event.allTouches = Set(touches)
        event.timestamp = host.time
        for touch in touches { touch.event = event }
        waitingWindows = windows(of: event)
        inside { host.application.sendEvent(event) }
        waitingWindows = []
    }

    /// The windows in which a finger changed, in the order of their touches.
    func windows(of event: UIEvent) -> [UIWindow] {
        guard event === self.event else { return [] }
        var windows: [UIWindow] = []
        for touch in touches where touch.actualPhase != .stationary {
            if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
        return windows
    }

    /// What a window does with the event under way: nothing for another event, or a second time.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        guard event === self.event, let place = waitingWindows.firstIndex(where: { $0 === window }) else { return }
        waitingWindows.remove(at: place)
        let changed = touches.filter { $0.window === window && $0.actualPhase != .stationary }
        for touch in changed where !touch.isDown { touch.share.sawEnd = true }
        arena.deliver(changed, of: event)
        arena.settle()
        tellViews { $0.window === window }
    }

    /// Runs a body of deliveries, and what they left to do.
    func inside(_ body: () -> Void) {
        depth += 1
        body()
        if depth == 1 {
            arena.settle()
            arena.finish()
            tellViews { $0.share.sawEnd }
            tellLost()
        }
        depth -= 1
        if depth == 0, cancelsAfterDelivery {
            cancelsAfterDelivery = false
            cancelAll()
        }
    }

    /// A recognizer's time has come.
    func passed(_ deadline: GestureDeadline) {
        guard let gesture = deadline.gesture else { return }
        inside { arena.passed(deadline, gesture) }
        // What was held back because of the recognizer.
        inside { tellViews { _ in true } }
    }

    // MARK: Fingers

    /// What a finger's touch becomes; nil for a finger that is not down, or is already, or that nobody may notice.
    private func change(_ sample: FingerSample, in host: SceneHost, _ event: UIEvent) -> UITouch? {
        let touch = touches.first { $0.finger == sample.finger }
        switch (sample.action, touch) {
        case (.down, nil): return begin(sample, in: host, event)
        case (.down, .some):
            host.log("finger \(sample.finger) came down where it was down already; ignored")
            return nil
        case (_, nil): return nil
        case (let action, let touch?):
            let point = touch.window?.pointFromSuperview(sample.location) ?? touch.location
            switch action {
            case .up: touch.move(to: point, phase: .ended, at: host.time)
            case .cancel: touch.move(to: point, phase: .cancelled, at: host.time)
            default: touch.move(to: point, phase: .moved, at: host.time)
            }
            tell(touch, at: sample.location)
            return touch
        }
    }

    private func begin(_ sample: FingerSample, in host: SceneHost, _ event: UIEvent) -> UITouch? {
        func note(_ view: UIView?) {
            listener?(
                FingerNote(
                    finger: sample.finger, time: host.time, phase: .began, location: sample.location, view: view))
        }
        guard host.application.takesTouches, let hit = host.hitTest(sample.location, with: event) else {
            note(nil)
            return nil
        }
        let touch = UITouch()
        touch.finger = sample.finger
        begunTouches += 1
        touch.number = begunTouches
        touch.type = sample.type
        touch.timestamp = host.time
        touch.window = hit.window
        touch.view = hit.view
        touch.location = hit.point
        touch.previousLocation = hit.point
        touch.tapCount = taps.count(sample.location, at: host.time, finger: sample.finger)
        touch.share.isExcluded = !mayGet(hit.view, in: hit.window)
        touches.append(touch)
        sharing.append(touch)
        note(hit.view)
        if touch.share.isExcluded { tell(.withheld(hit.view, finger: sample.finger)) }
        return touch
    }

    /// Whether a view may get one more touch: none beside another of its own without `isMultipleTouchEnabled`, none while
    /// an exclusive view has one, and an exclusive one none while another has one. Recognizers get it all the same
    /// (assumed).
    private func mayGet(_ view: UIView, in window: UIWindow) -> Bool {
        let present = touches.filter { $0.window === window && !$0.share.isExcluded && !$0.share.isOver && $0.isDown }
        if !view.isMultipleTouchEnabled, present.contains(where: { $0.view === view }) { return false }
        return !present.contains { other in
            other.view !== view && (view.isExclusiveTouch || other.view?.isExclusiveTouch ?? false)
        }
    }

    private func tell(_ touch: UITouch, at screenPoint: CGPoint? = nil) {
        guard let listener, let host else { return }
        let point = screenPoint ?? screenPlace(of: touch)
        listener(
            FingerNote(
                finger: touch.finger, time: host.time, phase: touch.actualPhase, location: point, view: touch.view))
    }

    /// Lets go of fingers that are up. A window that kept the end to itself (an override of `sendEvent(_:)`) leaves views
    /// and recognizers in their touch: that is taken away from them.
    private func forgetEnded() {
        let ended = touches.filter { !$0.isDown }
        guard !ended.isEmpty, depth == 0, let host else { return }
        for touch in ended where touch.actualPhase == .ended {
            taps.end(touch.finger, at: host.time)
        }
        touches.removeAll { !$0.isDown }
        let missed = ended.filter { !$0.share.sawEnd }
        if !missed.isEmpty {
            inside {
                for touch in missed { arena.takeAway(touch) }
                takeFromViews(missed)
            }
            forgetTold()
        }
        if touches.isEmpty {
            event = nil
        } else {
            event?.allTouches = Set(touches)
        }
    }

    // MARK: Views

    /// Tells views what is left to them of some touches: in the order began, moved, ended, cancelled (assumed), each view
    /// once a phase with the set of its touches.
    private func tellViews(where condition: (UITouch) -> Bool) {
        let due = sharing.filter(condition).map { (touch: $0, phases: duePhases(of: $0)) }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let touches = due.filter { $0.phases.contains(phase) }.map(\.touch)
            for group in Self.byView(touches) { tell(group.view, phase, group.touches) }
        }
        forgetTold()
    }

    /// Touches by their views, in the order of the first of each; those without a view are left out.
    private static func byView(_ touches: [UITouch]) -> [(view: UIView, touches: [UITouch])] {
        var groups: [(view: UIView, touches: [UITouch])] = []
        for touch in touches {
            guard let view = touch.view else { continue }
            if let place = groups.firstIndex(where: { $0.view === view }) {
                groups[place].touches.append(touch)
            } else {
                groups.append((view, [touch]))
            }
        }
        return groups
    }

    /// What a view has to be told of a touch now.
    private func duePhases(of touch: UITouch) -> [UITouch.Phase] {
        guard !touch.share.isOver, !touch.share.isExcluded, touch.view != nil else { return [] }
        if touch.actualPhase == .cancelled { return touch.share.hasBegun ? [.cancelled] : [] }
        if arena.holdsBegin(of: touch) { return [] }
        var phases: [UITouch.Phase] = touch.share.hasBegun ? [] : [.began]
        if touch.actualPhase == .ended {
            if !arena.holdsEnd(of: touch) { phases.append(.ended) }
        } else if touch.share.hasBegun, touch.share.location != touch.location {
            phases.append(.moved)
        }
        return phases
    }

    /// Calls a view. What happened to a touch since it was found due counts.
    func tell(_ view: UIView, _ phase: UITouch.Phase, _ touches: [UITouch], isEvent: Bool = true) {
        let touches = touches.filter { !$0.share.isOver && ($0.share.hasBegun || phase == .began) }
        guard let first = touches.first else { return }
        let event = isEvent ? first.event : nil
        for touch in touches {
            touch.share.hasBegun = true
            touch.share.location = touch.location
            touch.share.isOver = phase == .ended || phase == .cancelled
            touch.phase = phase
        }
        tell(.told(view, phase, fingers: touches.map(\.finger)))
        let set = Set(touches)
        switch phase {
        case .began: view.touchesBegan(set, with: event)
        case .moved: view.touchesMoved(set, with: event)
        case .ended: view.touchesEnded(set, with: event)
        default: view.touchesCancelled(set, with: event)
        }
        for touch in touches { touch.phase = touch.actualPhase }
    }

    private func forgetTold() {
        sharing.removeAll { touch in
            if touch.share.isOver || touch.view == nil { return !touch.isDown }
            if touch.actualPhase == .cancelled { return true }
            return touch.actualPhase == .ended && touch.share.isExcluded
        }
    }

    /// Ends what views have of touches that a recognizer takes for itself.
    func takeFromViews(_ taken: [UITouch]) {
        let open = taken.filter { !$0.share.isOver }
        let known = open.filter { $0.share.hasBegun && $0.view != nil }
        for touch in open where !known.contains(where: { $0 === touch }) { touch.share.isOver = true }
        for group in Self.byView(known) { tell(group.view, .cancelled, group.touches) }
    }

    // MARK: Lost views

    /// Called when views left a window: touches on them are taken away, at once or when the event that is delivered has
    /// reached everyone (assumed). Recognizers of views that stay go on.
    func viewsDidLeave() {
        guard !sharing.isEmpty else { return }
        for touch in sharing where !touch.share.isOver {
            guard let view = touch.view, view.windowStorage !== touch.window else { continue }
            if !lost.contains(where: { $0.touch === touch }) { lost.append((touch, view)) }
        }
        arena.viewsDidLeave()
        if !lost.isEmpty || arena.hasWork, depth == 0 { inside {} }
    }

    private func tellLost() {
        while !lost.isEmpty {
            let (touch, view) = lost.removeFirst()
            if touch.share.hasBegun {
                tell(view, .cancelled, [touch], isEvent: false)
            } else {
                touch.share.isOver = true
            }
        }
        forgetTold()
        arena.settle()
        arena.finish()
    }
}

extension SceneHost {
    /// Brings touches to recognizers and views.
    package var touches: TouchDelivery { self[TouchDelivery.self] }
}
