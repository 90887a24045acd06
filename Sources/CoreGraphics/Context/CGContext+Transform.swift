import Rasterizer

extension CGContext {
    /// Pixels with y down → device space with y up, and back.
    private var flip: CGAffineTransform {
        let rect = surfaces[0].bitmap.rect
        return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(rect.minY + rect.maxY))
    }

    /// User space → device space, one pixel a unit, y up.
    public var ctm: CGAffineTransform { state.matrix.concatenating(flip) }

    /// User space → device space: `ctm`.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// `transform`, then what the transform was.
    public func concatenate(_ transform: CGAffineTransform) {
        state.matrix = transform.concatenating(state.matrix)
    }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.matrix = state.matrix.translatedBy(x: tx, y: ty)
    }

    /// Scales user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.matrix = state.matrix.scaledBy(x: sx, y: sy)
    }

    /// Turns user space, in radians.
    public func rotate(by angle: CGFloat) {
        state.matrix = state.matrix.rotated(by: angle)
    }

    /// A point of user space in device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// A size of user space in device space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// The bounding box of a rectangle of user space in device space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// A point of device space in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// A size of device space in user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// The bounding box of a rectangle of device space in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    /// User space → pixels of the bitmap's plane, y down.
    package var pixelMatrix: CGAffineTransform { state.matrix }
}
