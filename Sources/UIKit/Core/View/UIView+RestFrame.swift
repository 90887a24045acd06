import Foundation

extension UIView {
    /// The frame without the transform: transitions move views by that, and what is placed stays placed.
    var restFrame: CGRect {
        get { layer.frameAtRest }
        set {
            guard !layer.isAtRest else {
                frame = newValue
                return
            }
            bounds.size = newValue.size
            let anchor = layer.anchorPoint
            layer.position = CGPoint(
                x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
        }
    }
}

extension CALayer {
    var frameAtRest: CGRect {
        CGRect(
            x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
            width: bounds.width, height: bounds.height)
    }

    fileprivate var isAtRest: Bool { CATransform3DIsIdentity(transform) }
}
