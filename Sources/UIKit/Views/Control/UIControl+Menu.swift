extension UIControl: MenuControl {
    func menuWillOpen() { sendActions(for: .menuActionTriggered) }
}
