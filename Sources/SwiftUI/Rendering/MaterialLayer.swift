import UIKit

/// The view of a material in the view of a face.
@MainActor
struct MaterialLayer {
    private var effectView: UIVisualEffectView?

    /// Shows a material in all of a view, in a shape; nil: none.
    mutating func show(_ style: UIBlurEffect.Style?, in view: UIView, _ shape: (any Shape)? = nil) {
        guard let style else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let effectView = effectView ?? UIVisualEffectView(effect: nil)
        if self.effectView == nil {
            effectView.isUserInteractionEnabled = false
            view.addSubview(effectView)
            self.effectView = effectView
        }
        let effect = UIBlurEffect(style: style)
        if effectView.effect != effect { effectView.effect = effect }
        place(in: view.bounds, shape)
    }

    /// Fills bounds, in a shape.
    func place(in bounds: CGRect, _ shape: (any Shape)?) {
        guard let effectView else { return }
        effectView.frame = bounds
        if let shape { effectView.layer.clip(to: shape, FillStyle()) }
    }
}

extension Paint {
    /// The material, if it is one.
    var material: UIBlurEffect.Style? {
        if case .material(let style) = self { style } else { nil }
    }
}
