extension UIView {
    private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(ConstraintSide(self, attribute))
    }

    private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(ConstraintSide(self, attribute))
    }

    private func size(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        NSLayoutDimension(ConstraintSide(self, attribute))
    }

    /// The edge where reading begins.
    public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
    /// The edge where reading ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
    /// The vertical line through the middle.
    public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
    /// The horizontal line through the middle.
    public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
    /// The baseline of the first line of text; the top edge of a view without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
    /// The baseline of the last line of text; the bottom edge of a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { size(.width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { size(.height) }
}
