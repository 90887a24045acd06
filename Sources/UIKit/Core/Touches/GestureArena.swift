import Foundation

/// Where recognizers meet: hands touches to them, and settles who recognizes and who fails.
///
/// A recognizer that leaves `possible` is asked about, in this order: whom it waits for, whether it should begin, and who
/// prevents it. Actions come after all recognizers saw the event, and before the views do (assumed).
@MainActor
final class GestureArena {
    /// Seconds after the last finger is up at which a recognizer that has not decided gives up (assumed). It is the time
    /// that a tap may wait for the next one.
    static let patience = TapCounter.interval
    /// Steps after which settling ends, whatever actions ask for.
    private static let limit = 10_000

    private weak var delivery: TouchDelivery?
    private weak var host: SceneHost?
    /// Recognizers in an attempt, in the order in which they joined.
    private var engaged: [UIGestureRecognizer] = []
    /// Recognizers with actions due, in the order in which they decided.
    private var announcing: [UIGestureRecognizer] = []
    /// Recognizers that are through, to be reset.
    private var finished: [UIGestureRecognizer] = []

    nonisolated init() {}

    func join(_ delivery: TouchDelivery, _ host: SceneHost) {
        self.delivery = delivery
        self.host = host
    }

    /// Whether actions or resets are due.
    var hasWork: Bool { !announcing.isEmpty || !finished.isEmpty }

    /// Tells whoever writes down what happens.
    func tell(_ fact: @autoclosure () -> InputFact) { delivery?.tell(fact()) }

    // MARK: Touches

    /// Hands the fingers of one window that changed to the recognizers.
    func deliver(_ touches: [UITouch], of event: UIEvent) {
        var order: [UIGestureRecognizer] = []
        func note(_ gesture: UIGestureRecognizer) {
            if !order.contains(where: { $0 === gesture }) { order.append(gesture) }
        }
        for touch in touches {
            if touch.actualPhase == .began { gatherTakers(of: touch, event) }
            for taker in touch.takers { if let gesture = taker.gesture { note(gesture) } }
        }
        for gesture in order { deliver(touches, of: event, to: gesture) }
        // A touch that joins a gesture under way is the gesture's alone (assumed).
        for touch in touches where touch.actualPhase == .began && joins(touch) { touch.share.isOver = true }
    }

    private func joins(_ touch: UITouch) -> Bool {
        touch.takers.contains { taker in
            guard let gesture = taker.gesture, tracks(touch, gesture) else { return false }
            return gesture.isGoingOn && gesture.cancelsTouchesInView && gesture.attempt.announced.isEmpty
        }
    }

    /// The recognizers of the hit view and of all its superviews that take a new touch.
    private func gatherTakers(of touch: UITouch, _ event: UIEvent) {
        guard let view = touch.view else { return }
        for gesture in view.withSuperviews.flatMap(\.gestures) where !(gesture is UIHoverGestureRecognizer) {
            let refusal = refusal(of: touch, by: gesture, event)
            tell(.offered(finger: touch.finger, gesture, refusal))
            guard refusal == nil else { continue }
            touch.takers.append(WeakGesture(gesture: gesture))
            if !gesture.attempt.isActive { engaged.append(gesture) }
            gesture.attempt.add(touch)
        }
    }

    /// Why a recognizer does not get a new touch; nil where it does.
    private func refusal(
        of touch: UITouch, by gesture: UIGestureRecognizer, _ event: UIEvent
    ) -> GestureRefusal? {
        guard gesture.isEnabled else { return .disabled }
        // One that only waits for others has all that it needs.
        guard !isThrough(gesture), gesture.attempt.wish != .ended else { return .finished }
        guard gesture.allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)) else { return .touchType }
        if gesture.requiresExclusiveTouchType, let type = gesture.attempt.touchType, type != touch.type {
            return .touchType
        }
        guard receives(event, gesture) else { return .event }
        return gesture.delegate?.gestureRecognizer(gesture, shouldReceive: touch) ?? true ? nil : .delegate
    }

    /// Asked once for each event.
    func receives(_ event: UIEvent, _ gesture: UIGestureRecognizer) -> Bool {
        if let last = gesture.attempt.eventAnswer, last.event == ObjectIdentifier(event), last.time == event.timestamp {
            return last.answer
        }
        let answer =
            gesture.shouldReceive(event)
            && gesture.delegate?.gestureRecognizer(gesture, shouldReceive: event) ?? true
        gesture.attempt.eventAnswer = (ObjectIdentifier(event), event.timestamp, answer)
        return answer
    }

    private func isThrough(_ gesture: UIGestureRecognizer) -> Bool {
        gesture.stateStorage == .ended || gesture.stateStorage == .cancelled || gesture.stateStorage == .failed
    }

    private func deliver(_ touches: [UITouch], of event: UIEvent, to gesture: UIGestureRecognizer) {
        gesture.modifierFlags = event.modifierFlags
        gesture.buttonMask = event.buttonMask
        let own = touches.filter { touch in gesture.attempt.touches.contains { $0 === touch } }
        gesture.attempt.noteMiddle()
        for touch in own where !touch.isDown { gesture.attempt.end(touch) }
        /// The touches of a phase that still are the recognizer's: a callback may have ended its attempt.
        func set(_ phase: UITouch.Phase) -> Set<UITouch>? {
            let touches = own.filter { touch in
                touch.actualPhase == phase && gesture.attempt.allTouches.contains { $0 === touch }
            }
            return touches.isEmpty || isThrough(gesture) ? nil : Set(touches)
        }
        if let began = set(.began) { gesture.touchesBegan(began, with: event) }
        if let moved = set(.moved) { gesture.touchesMoved(moved, with: event) }
        if let ended = set(.ended) { gesture.touchesEnded(ended, with: event) }
        if let cancelled = set(.cancelled) { cancel(cancelled, of: gesture, event) }
        noteFingers(of: gesture)
    }

    /// Tells a recognizer that touches were taken away. One that goes on without any touch is cancelled.
    private func cancel(_ touches: Set<UITouch>, of gesture: UIGestureRecognizer, _ event: UIEvent) {
        gesture.touchesCancelled(touches, with: event)
        guard gesture.attempt.touches.isEmpty, !isThrough(gesture) else { return }
        request(gesture.isGoingOn ? .cancelled : .failed, of: gesture, because: .touchesTaken)
    }

    /// A recognizer without fingers that has not decided gives up after a while.
    private func noteFingers(of gesture: UIGestureRecognizer) {
        guard let host else { return }
        host.input.removeDeadlines(of: gesture, .idleness)
        guard gesture.isUndecided, gesture.attempt.touches.isEmpty else { return }
        setDeadline(of: gesture, .idleness, at: host.time + Self.patience)
    }

    /// Takes a touch away from all recognizers.
    func takeAway(_ touch: UITouch) {
        let event = touch.event ?? UIEvent()
        for gesture in touch.takers.compactMap(\.gesture) {
            guard gesture.attempt.touches.contains(where: { $0 === touch }) else { continue }
            gesture.attempt.end(touch)
            if !isThrough(gesture) { cancel([touch], of: gesture, event) }
        }
    }

    /// Called when views left a window: recognizers on them lose their touches.
    func viewsDidLeave() {
        for gesture in engaged where gesture.view?.windowStorage !== gesture.attempt.window { withdraw(gesture) }
    }

    /// Ends an attempt from outside: the recognizer was disabled, removed, or its view left the window.
    func withdraw(_ gesture: UIGestureRecognizer) {
        guard gesture.attempt.isActive else { return }
        if isThrough(gesture) { return }
        let change = { self.request(gesture.isGoingOn ? .cancelled : .failed, of: gesture, because: .withdrawn) }
        guard let delivery else { return change() }
        if delivery.isDelivering { change() } else { delivery.inside(change) }
    }

    // MARK: Deadlines

    func setDeadline(of gesture: UIGestureRecognizer, _ kind: GestureDeadline.Kind, at time: Double) {
        guard let host else { return }
        host.input.removeDeadlines(of: gesture, kind)
        host.input.add(GestureDeadline(gesture: gesture, kind: kind), at: time)
    }

    func removeDeadlines(of gesture: UIGestureRecognizer) { host?.input.removeDeadlines(of: gesture) }

    /// A recognizer's time has come.
    func passed(_ deadline: GestureDeadline, _ gesture: UIGestureRecognizer) {
        guard gesture.isUndecided else { return }
        guard deadline.kind == .idleness else { return gesture.timeIsUp() }
        let company = waitingCompany(of: gesture)
        if company.allSatisfy({ $0.attempt.wish != nil }) {
            // Nobody among them might yet decide by himself: they wait for each other for ever.
            for other in company { fail(other, because: .deadlock) }
        } else if gesture.attempt.wish != nil {
            setDeadline(of: gesture, .idleness, at: gesture.now + Self.patience)
        } else {
            fail(gesture, because: .patience)
        }
    }

    /// A recognizer with those that it waits for, those that they wait for, and so on.
    private func waitingCompany(of gesture: UIGestureRecognizer) -> [UIGestureRecognizer] {
        var company = [gesture]
        var place = 0
        while place < company.count {
            if company[place].attempt.wish != nil {
                for other in blockers(of: company[place]) where !company.contains(where: { $0 === other }) {
                    company.append(other)
                }
            }
            place += 1
        }
        return company
    }

    // MARK: Decisions

    /// A recognizer wants to be in a state.
    func request(
        _ state: UIGestureRecognizer.State, of gesture: UIGestureRecognizer, because cause: GestureCause = .decided
    ) {
        switch (gesture.stateStorage, state) {
        case (.possible, .began) where gesture.gestureKind != .discrete: recognize(gesture, as: .began)
        case (.possible, .ended) where gesture.gestureKind != .continuous: recognize(gesture, as: .ended)
        case (.possible, .failed), (.possible, .cancelled): fail(gesture, because: cause)
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
            (.changed, .cancelled):
            enter(state, gesture, because: cause)
        default: return
        }
        settleSoon()
    }

    private func recognize(_ gesture: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        gesture.attempt.wish = state
        let blockers = blockers(of: gesture)
        guard blockers.isEmpty else {
            tell(.waits(gesture, for: blockers))
            return
        }
        if let refusal = refusalToBegin(gesture) { return fail(gesture, because: refusal) }
        let rivals = rivals(of: gesture)
        // Someone may have answered by changing a state.
        guard gesture.stateStorage == .possible else { return }
        if let rival = rivals.first(where: { $0.isGoingOn && prevents($0, gesture) }) {
            return fail(gesture, because: .prevented(by: rival))
        }
        gesture.attempt.wish = nil
        enter(state, gesture)
        for rival in rivals where rival.isUndecided {
            if waits(rival, for: gesture) {
                fail(rival, because: .required(gesture))
            } else if prevents(gesture, rival) {
                fail(rival, because: .prevented(by: gesture))
            }
        }
    }

    private func enter(
        _ state: UIGestureRecognizer.State, _ gesture: UIGestureRecognizer, because cause: GestureCause = .decided
    ) {
        gesture.stateStorage = state
        tell(.entered(gesture, state, cause))
        if gesture.attempt.announced.last != state { gesture.attempt.announced.append(state) }
        if !announcing.contains(where: { $0 === gesture }) { announcing.append(gesture) }
        if state == .ended || state == .cancelled { finish(gesture) }
    }

    private func fail(_ gesture: UIGestureRecognizer, because cause: GestureCause) {
        guard gesture.stateStorage == .possible else { return }
        gesture.stateStorage = .failed
        tell(.entered(gesture, .failed, cause))
        gesture.attempt.wish = nil
        finish(gesture)
    }

    private func finish(_ gesture: UIGestureRecognizer) {
        host?.input.removeDeadlines(of: gesture)
        finished.append(gesture)
    }

    /// The recognizers that share a touch with one.
    private func rivals(of gesture: UIGestureRecognizer) -> [UIGestureRecognizer] {
        engaged.filter { $0 !== gesture && $0.attempt.shares(with: gesture.attempt) }
    }

    /// The recognizers that one has to wait for.
    private func blockers(of gesture: UIGestureRecognizer) -> [UIGestureRecognizer] {
        rivals(of: gesture).filter { $0.isUndecided && waits(gesture, for: $0) }
    }

    private func waits(_ gesture: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        if gesture.requirements.contains(where: { $0.gesture === other }) { return true }
        if let answer = gesture.attempt.waits[ObjectIdentifier(other)] { return answer }
        let answer =
            gesture.shouldRequireFailure(of: other)
            || gesture.delegate?.gestureRecognizer(gesture, shouldRequireFailureOf: other) ?? false
            || other.shouldBeRequiredToFail(by: gesture)
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: gesture) ?? false
        gesture.attempt.waits[ObjectIdentifier(other)] = answer
        return answer
    }

    /// Whether one recognizer keeps another from recognizing.
    private func prevents(_ gesture: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard gesture.canPrevent(other), other.canBePrevented(by: gesture) else { return false }
        let isAllowed =
            gesture.delegate?.gestureRecognizer(gesture, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: gesture) ?? false
        return !isAllowed
    }

    /// Asks the delegate, the recognizer's view, and the view that would lose its touch: each once.
    private func refusalToBegin(_ gesture: UIGestureRecognizer) -> GestureCause? {
        let delegate = gesture.delegate
        guard delegate?.gestureRecognizerShouldBegin(gesture) ?? true else { return .delegate }
        let own = gesture.view
        if let own, own !== delegate, !own.gestureRecognizerShouldBegin(gesture) { return .view(own) }
        guard gesture.cancelsTouchesInView, let hit = gesture.attempt.allTouches.first?.view, hit !== own,
            hit !== delegate
        else { return nil }
        return hit.gestureRecognizerShouldBegin(gesture) ? nil : .view(hit)
    }

    // MARK: Settling

    /// Outside of a delivery, what was decided is acted upon in the main queue's next turn.
    private func settleSoon() {
        guard let delivery, !delivery.isDelivering, let host, hasWork else { return }
        host.loop.queue.add { [weak delivery] in delivery?.inside {} }
    }

    /// Lets those recognize that need not wait any more, and sends the actions that are due.
    func settle() {
        for _ in 0..<Self.limit {
            if let gesture = engaged.first(where: { $0.isUndecided && isFree($0) }), let wish = gesture.attempt.wish {
                recognize(gesture, as: wish)
            } else if !announcing.isEmpty {
                announce(announcing.removeFirst())
            } else {
                return
            }
        }
    }

    private func isFree(_ gesture: UIGestureRecognizer) -> Bool {
        gesture.attempt.wish != nil && blockers(of: gesture).isEmpty
    }

    private func announce(_ gesture: UIGestureRecognizer) {
        let states = gesture.attempt.announced
        gesture.attempt.announced = []
        for state in states {
            if gesture.cancelsTouchesInView, state == .began || state == .ended || state == .changed {
                delivery?.takeFromViews(gesture.attempt.allTouches)
            }
            gesture.sendActions(showing: state)
        }
    }

    /// Resets the recognizers that are through.
    func finish() {
        for _ in 0..<Self.limit {
            guard announcing.isEmpty else {
                settle()
                continue
            }
            guard !finished.isEmpty else { return }
            let gesture = finished.removeFirst()
            gesture.reset()
            gesture.stateStorage = .possible
            for touch in gesture.attempt.allTouches { touch.takers.removeAll { $0.gesture === gesture } }
            gesture.attempt = GestureAttempt()
            engaged.removeAll { $0 === gesture }
        }
    }

    // MARK: What views wait for

    /// Whether a recognizer keeps views from hearing of a touch at all.
    func holdsBegin(of touch: UITouch) -> Bool {
        touch.takers.contains { taker in
            guard let gesture = taker.gesture, tracks(touch, gesture) else { return false }
            return gesture.isUndecided && gesture.delaysTouchesBegan
        }
    }

    /// Whether a recognizer keeps views from hearing of a touch's end.
    func holdsEnd(of touch: UITouch) -> Bool {
        touch.takers.contains { taker in
            guard let gesture = taker.gesture, tracks(touch, gesture) else { return false }
            return gesture.isUndecided && (gesture.delaysTouchesEnded || gesture.delaysTouchesBegan)
        }
    }

    private func tracks(_ touch: UITouch, _ gesture: UIGestureRecognizer) -> Bool {
        gesture.attempt.allTouches.contains { $0 === touch }
    }
}
