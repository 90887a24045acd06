import CoreGraphics
import QuartzCore

/// Where origins are compared: in the space of a view's subviews, where that is the screen's moved, else in the screen's.
///
/// What lies in a view that only moves keeps its origins there.
@MainActor
struct AccessibilitySpace {
    /// Where the space begins on the screen.
    private let origin: CGPoint
    /// Whether it is a view's own, which is nowhere turned or scaled.
    let isRelative: Bool

    static let screen = AccessibilitySpace(origin: .zero, isRelative: false)

    private init(origin: CGPoint, isRelative: Bool) {
        (self.origin, self.isRelative) = (origin, isRelative)
    }

    /// The space that a view lies in.
    init(around view: UIView) {
        var origin = CGPoint.zero
        var current = view.parentView
        while let around = current {
            guard around.layer.isOnlyMoved else {
                self = .screen
                return
            }
            let step = Self.step(into: around)
            origin.x += step.x
            origin.y += step.y
            current = around.parentView
        }
        self.init(origin: origin, isRelative: true)
    }

    /// The space of a view's subviews.
    func inside(_ view: UIView) -> AccessibilitySpace {
        guard isRelative, view.layerStorage.isOnlyMoved else { return .screen }
        let step = Self.step(into: view)
        return AccessibilitySpace(origin: CGPoint(x: origin.x + step.x, y: origin.y + step.y), isRelative: true)
    }

    /// From where a view's surroundings begin to where its subviews do.
    private static func step(into view: UIView) -> CGPoint {
        let (frame, bounds) = (view.layerStorage.frameOrigin, view.layerStorage.ownBounds.origin)
        return CGPoint(x: frame.x - bounds.x, y: frame.y - bounds.y)
    }

    /// A point of the screen in this space.
    func point(onScreen point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }

    /// A point of this space on the screen.
    func screenPoint(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + origin.x, y: point.y + origin.y) }

    /// A point among a view's subviews in this space, which the view lies in.
    ///
    /// It is the view's own way that is added, not the difference of two places on the screen: so the sum is the same
    /// wherever all of it has scrolled to.
    func point(_ point: CGPoint, outOf view: UIView, _ inner: AccessibilitySpace) -> CGPoint {
        guard inner.isRelative else { return self.point(onScreen: point) }
        let step = Self.step(into: view)
        return CGPoint(x: point.x + step.x, y: point.y + step.y)
    }
}
