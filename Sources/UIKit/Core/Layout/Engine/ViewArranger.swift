/// A view that places others by constraints of its own making.
@MainActor
package protocol ViewArranger: AnyObject {
    /// Called when a view that it arranges was shown or hidden.
    func arrangementDidChange()
    /// Called when the natural size of a view that it arranges changed.
    func arrangedContentSizeDidChange()
}

extension UIView {
    /// Who places the view and wants to know when its natural size is another one.
    package var arranger: (any ViewArranger)? {
        get { layoutRole?.arranger }
        set { role.arranger = newValue }
    }

    /// The natural size at a width, of a view whose height depends on its width; nil: it does not.
    package var sizeForWidth: ((CGFloat) -> CGSize)? {
        get { layoutRole?.sizeForWidth }
        set { role.sizeForWidth = newValue }
    }

    /// Whether it belongs to the view's layout to bring and take subviews, as it does to a list's.
    package var bringsSubviews: Bool {
        get { layoutRole?.bringsSubviews ?? false }
        set { role.bringsSubviews = newValue }
    }
}
