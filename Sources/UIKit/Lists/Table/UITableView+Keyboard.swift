import CoreGraphics

// Tables of controllers: a keyboard covers no row that is typed in.
extension UITableView {
    /// The content may be scrolled above the keyboard, and the view that is typed into is scrolled there.
    func makeRoomForKeyboard() {
        guard avoidsKeyboard, let windowStorage else { return }
        let bounds = convert(layer.bounds, to: nil)
        let covered = sceneHost?[KeyboardSpace.self].docked.map { bounds.intersection($0) } ?? .null
        let room = covered.isNull ? 0 : max(0, covered.height - safeAreaInsets.bottom)
        let change = room - keyboardRoom
        if change != 0 {
            keyboardRoom = room
            contentInset.bottom += change
            verticalScrollIndicatorInsets.bottom += change
        }
        guard room > 0, let view = windowStorage.firstResponder as? UIView, view.isDescendant(of: self) else { return }
        scrollRectToVisible(view.convert(view.bounds, to: self), animated: true)
    }
}
