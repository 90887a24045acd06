import UIKit

/// Shows an element as a view of UIKit's.
@MainActor
class Face {
    /// The view, made once.
    let view: UIView
    /// Where views of the element's items go; nil: beside the view.
    var itemsView: UIView? { nil }
    /// Where views go whose opacity is that of the element; nil: there are none.
    var maskView: UIView? { nil }

    init(_ view: UIView) {
        self.view = view
        // A host fills the views of its containers in its own layout.
        if itemsView != nil { view.bringsSubviews = true }
    }

    /// Puts the view where the element lies.
    /// - Parameter frame: In whole pixels, in the space of what is around.
    func place(_ frame: CGRect, _ motion: Motion) {
        let bounds = CGRect(origin: view.bounds.origin, size: frame.size)
        let center = CGPoint(x: frame.midX, y: frame.midY)
        motion.set(view.layer, "bounds.size", view.layer.bounds.size, bounds.size) { view.bounds = bounds }
        motion.set(view.layer, "position", view.layer.position, center) { view.center = center }
    }

    /// Shows what has changed since.
    func refresh(_ motion: Motion) {}
}

/// A face that holds the views of the element's items.
class ContainerFace: Face {
    override var itemsView: UIView? { view }
}
