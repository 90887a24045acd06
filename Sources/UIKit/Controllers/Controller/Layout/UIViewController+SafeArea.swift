import Foundation

extension UIViewController {
    /// What of its surroundings' unsafe edges, a container's bars among them, reaches into the controller's view, and
    /// what the app adds.
    func unsafeInsets(of view: UIView) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let parent = view.parentView {
            let around = parent.safeAreaInsets.maximum(coveredEdges)
            insets = around.reaching(view.frameInSafeArea, in: parent.layer.bounds).minimum(around)
        }
        return insets.adding(additionalSafeAreaInsets)
    }

    /// A container's bars cover other parts of the view's surroundings.
    func cover(_ edges: UIEdgeInsets) {
        guard edges != coveredEdges else { return }
        coveredEdges = edges
        viewIfLoaded?.updateSafeArea()
    }

    /// The margins that the system keeps at the sides of the controller's view: none until it is in a window's reach.
    var systemMargins: NSDirectionalEdgeInsets {
        let side = sceneHost?.screen.metrics.minimumSideMargin ?? 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}
