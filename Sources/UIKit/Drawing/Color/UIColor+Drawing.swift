extension UIColor {
    /// Makes the colour, under the current traits, that of fills and strokes in the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes the colour, under the current traits, that of fills in the current context.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes the colour, under the current traits, that of strokes in the current context.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
