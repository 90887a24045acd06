/// The screen of a simulated device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment, UICoordinateSpace {
    /// What the screen is like, as the device is held.
    package final private(set) var metrics = ScreenMetrics.standard

    package convenience init(metrics: ScreenMetrics) {
        self.init()
        self.metrics = metrics
    }

    /// Makes a screen like an iPhone 16's, which shows nothing: tests make subclasses that answer otherwise.
    public nonisolated override init() {}

    /// The screen of the current stage. Before there is any stage: that of an iPhone 16.
    open class var main: UIScreen { SceneHost.current.screen }

    /// In points, as the device is held.
    open var bounds: CGRect { CGRect(origin: .zero, size: metrics.size) }

    /// In pixels of the panel, upright.
    open var nativeBounds: CGRect { CGRect(origin: .zero, size: metrics.nativeSize) }

    /// Pixels a point of what is drawn.
    open var scale: CGFloat { metrics.scale }

    /// Pixels of the panel a point.
    open var nativeScale: CGFloat { metrics.nativeScale }

    /// Frames a second at most. Default 60.
    open var maximumFramesPerSecond: Int { 60 }

    /// The screen's space, as the device is held.
    open var coordinateSpace: any UICoordinateSpace { self }

    /// `point` of this screen's space in another space.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenPlace(self)?.convert(point, to: coordinateSpace) ?? point
    }
    /// `point` of another space in this screen's.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenPlace(self)?.convert(point, from: coordinateSpace) ?? point
    }
    /// The bounding box of `rect` of this screen's space in another space.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenPlace(self)?.convert(rect, to: coordinateSpace) ?? rect
    }
    /// The bounding box of `rect` of another space in this screen's.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenPlace(self)?.convert(rect, from: coordinateSpace) ?? rect
    }

    /// Makes a display link for the screen.
    /// - Parameters:
    ///   - target: Held until the link is invalidated.
    ///   - sel: Of a method that takes the link, or nothing.
    @discardableResult
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// The traits of the device.
    open var traitCollection: UITraitCollection { metrics.traitCollection }

    /// Never called: a screen's traits do not change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
