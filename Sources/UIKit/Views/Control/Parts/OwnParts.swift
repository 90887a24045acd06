extension UIView {
    /// Runs what adds or removes parts of the view's own while it is laid out: it does so once, and no one else's views
    /// are touched, so that nothing has to be said of it.
    func changingOwnParts(_ body: () -> Void) {
        let outer = progress.isLayingOut
        progress.isLayingOut = false
        body()
        progress.isLayingOut = outer
    }
}
