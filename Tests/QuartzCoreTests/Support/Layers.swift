import QuartzCore

@MainActor
func makeLayer(_ frame: CGRect = .zero, in superlayer: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    superlayer?.addSublayer(layer)
    return layer
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

func isClose(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}

func isClose(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
    isClose(a.origin, b.origin, within: tolerance) && abs(a.width - b.width) <= tolerance
        && abs(a.height - b.height) <= tolerance
}

func isClose(_ a: CATransform3D, _ b: CATransform3D, within tolerance: CGFloat = 1e-9) -> Bool {
    zip(numbers(a), numbers(b)).allSatisfy { abs($0 - $1) <= tolerance }
}

func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ]
}

/// Runs changes of layers that animate nothing.
@MainActor
func withoutActions<Result>(_ body: () throws -> Result) rethrows -> Result {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    return try body()
}

/// Runs `body` as in a process without any scene: the scene of a test beside this one would walk in its own way, and be
/// told what is found.
@MainActor
func withoutScene<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = LayerContext.current
    LayerContext.current = LayerContext()
    defer { LayerContext.current = before }
    return try body()
}
