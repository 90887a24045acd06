import Foundation

/// Something with a space of points: views, and the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The object's rectangle in its own space.
    var bounds: CGRect { get }
    /// `point` of this space in another one.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// `point` of another space in this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// The bounding box of `rect` of this space in another one.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The bounding box of `rect` of another space in this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A space known here by its layer: nil is the screen.
@MainActor
struct ScreenPlace {
    let layer: CALayer?

    /// Nil for a space of the app's own.
    init?(_ space: any UICoordinateSpace) {
        if let view = space as? UIView {
            layer = view.layer
        } else if space is UIScreen {
            layer = nil
        } else {
            return nil
        }
    }

    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        guard let other = Self(space) else { return space.convert(onScreen(point), from: UIScreen.main) }
        return other.fromScreen(onScreen(point))
    }

    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        guard let other = Self(space) else { return fromScreen(space.convert(point, to: UIScreen.main)) }
        return fromScreen(other.onScreen(point))
    }

    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        guard let other = Self(space) else { return space.convert(onScreen(rect), from: UIScreen.main) }
        return other.fromScreen(onScreen(rect))
    }

    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        guard let other = Self(space) else { return fromScreen(space.convert(rect, to: UIScreen.main)) }
        return fromScreen(other.onScreen(rect))
    }

    private func onScreen(_ point: CGPoint) -> CGPoint { layer?.convert(point, to: nil) ?? point }
    private func fromScreen(_ point: CGPoint) -> CGPoint { layer?.convert(point, from: nil) ?? point }
    private func onScreen(_ rect: CGRect) -> CGRect { layer?.convert(rect, to: nil) ?? rect }
    private func fromScreen(_ rect: CGRect) -> CGRect { layer?.convert(rect, from: nil) ?? rect }
}
