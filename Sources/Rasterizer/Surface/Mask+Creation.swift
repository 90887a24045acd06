extension Mask {
    /// The exact area that `polygon` covers in each pixel of `rect`.
    package init(covering polygon: Polygon, rule: FillRule = .nonZero, in rect: PixelRect) {
        fatalError("unimplemented")
    }

    /// What `shape` covers, inside `clip`, in each pixel of `rect`.
    package init(of shape: Shape, clip: Clip? = nil, in rect: PixelRect) {
        fatalError("unimplemented")
    }

    package init(alphaOf bitmap: Bitmap) {
        fatalError("unimplemented")
    }
}
