import UIKit

extension Stage {
    /// The view that a touch at `point`, in points of the screen, goes to.
    ///
    /// Visible windows are asked from the highest `windowLevel` down, in one level the last shown first; where a
    /// window has no answer the next one is asked.
    public func hitTest(_ point: CGPoint, with event: UIEvent? = nil) -> UIView? {
        host.hitTest(point, with: event)?.view
    }

    /// A hit test, written down. It asks overrides of `hitTest` and `point(inside:)` again, which must be pure.
    public func hitTestTrail(_ point: CGPoint) -> HitTestTrail {
        var trail = HitTestTrail()
        for window in windows.reversed() {
            guard let local = window.pointFromSuperview(point) else { continue }
            let target = window.hitTest(local, with: nil)
            trail.descend(window, at: local, depth: 0, target: target)
            if let target {
                trail.hit = target.label
                return trail
            }
        }
        return trail
    }
}
