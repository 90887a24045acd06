// Recognizers of a view.
extension UIView {
    func attach(_ gesture: UIGestureRecognizer) {
        guard gesture.view !== self else { return }
        gesture.view?.removeGestureRecognizer(gesture)
        gestures.append(gesture)
        style.hasHadGestures = true
        gesture.moved(to: self)
    }

    func detach(_ gesture: UIGestureRecognizer) {
        guard let place = gestures.firstIndex(where: { $0 === gesture }) else { return }
        gesture.arena.withdraw(gesture)
        // The recognizer's action may have changed the list.
        guard gestures.indices.contains(place) || gestures.contains(where: { $0 === gesture }) else { return }
        gestures.removeAll { $0 === gesture }
        gesture.moved(to: nil)
    }

    func replaceGestures(with new: [UIGestureRecognizer]) {
        for gesture in gestures where !new.contains(where: { $0 === gesture }) { removeGestureRecognizer(gesture) }
        for gesture in new { addGestureRecognizer(gesture) }
    }
}
