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

    /// Moves the view for the system: its safe area stays what it is at rest, until it is put down.
    func carry(by transform: CGAffineTransform) {
        style.isCarried = true
        self.transform = transform
    }

    func carry(by transform: CATransform3D) {
        style.isCarried = true
        transform3D = transform
    }

    /// The view stands where it is placed again, without a transform.
    func putDown() {
        style.isCarried = false
        transform = .identity
    }

    /// Where the view lies among unsafe edges: a transform of the app's counts, one of the system's does not.
    var frameInSafeArea: CGRect { style.isCarried ? layer.frameAtRest : layer.frame }
}

extension CALayer {
    var frameAtRest: CGRect {
        CGRect(
            x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
            width: bounds.width, height: bounds.height)
    }

    fileprivate var isAtRest: Bool { CATransform3DIsIdentity(transform) }
}
