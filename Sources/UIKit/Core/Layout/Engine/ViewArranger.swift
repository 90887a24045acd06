/// A view that places others by constraints of its own making.
@MainActor
protocol ViewArranger: AnyObject {
    /// Called when a view that it arranges was shown or hidden.
    func arrangementDidChange()
    /// Called when the natural size of a view that it arranges changed.
    func arrangedContentSizeDidChange()
}
