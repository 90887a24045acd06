import Foundation

/// Tells hover recognizers and pointer interactions where the pointer is.
@MainActor
final class HoverDelivery {
    private var touch: UITouch?
    /// The recognizers whose views are below the pointer.
    private var inside: [WeakGesture] = []

    nonisolated init() {}

    /// Moves the pointer, or takes it away.
    func move(_ sample: FingerSample, in host: SceneHost, arena: GestureArena) {
        let event = UIEvent()
        event.kind = .hover
        event.timestamp = host.time
        event.isFromScreen = true
        let hit = sample.action == .leave ? nil : host.hitTest(sample.location, with: event)
        let touch = touch ?? UITouch()
        touch.type = .indirectPointer
        touch.timestamp = host.time
        touch.previousLocation = touch.location
        touch.window = hit?.window ?? touch.window
        touch.view = hit?.view ?? touch.view
        touch.location = hit?.point ?? touch.location
        self.touch = sample.action == .leave ? nil : touch

        let old = inside.compactMap(\.gesture).compactMap { $0 as? UIHoverGestureRecognizer }
        let new = hit.map { Self.recognizers(at: $0.view) } ?? []
        inside = new.map(WeakGesture.init)
        for gesture in old where !new.contains(where: { $0 === gesture }) { gesture.leave(touch) }
        for gesture in new {
            if old.contains(where: { $0 === gesture }) { gesture.move(touch) } else { gesture.enter(touch, event) }
        }
        host[PointerDelivery.self].move(to: hit, in: host)
    }

    private static func recognizers(at view: UIView) -> [UIHoverGestureRecognizer] {
        view.withSuperviews.flatMap { $0.gestures.compactMap { $0 as? UIHoverGestureRecognizer } }
            .filter(\.isEnabled)
    }
}

extension UIView {
    /// The view, its superview and so on up to the root.
    package var withSuperviews: [UIView] { Array(sequence(first: self) { $0.parentView }) }
}
