import Foundation

extension UIView {
    /// The layer whose space stands for nil: the window's, or that of the root's superview.
    private var baseLayer: CALayer? { windowStorage?.layer }

    func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: view?.layer ?? baseLayer)
    }

    func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: view?.layer ?? baseLayer)
    }

    func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: view?.layer ?? baseLayer)
    }

    func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: view?.layer ?? baseLayer)
    }
}
