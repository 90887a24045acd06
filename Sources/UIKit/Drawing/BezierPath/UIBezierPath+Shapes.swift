extension UIBezierPath {
    /// A rectangle, clockwise from its top left corner.
    public convenience init(rect: CGRect) {
        self.init(cgPath: CGPath(rect: rect, transform: nil))
    }

    /// The ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
    }

    /// A rectangle with continuous corners: they reach 1.528665 radii along its sides.
    ///
    /// Where that is more than half the shorter side, all at once the corners are quarter circles of half the shorter
    /// side, whatever the radius: the jump is known, its size is assumed after public reports (208×50 with a radius of
    /// 20 gets round ends).
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, radius: cornerRadius)
    }

    /// A rectangle with some corners rounded as by `init(roundedRect:cornerRadius:)`. The height of `cornerRadii` is
    /// ignored, as UIKit does.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(roundedRect: rect, byRoundingCorners: corners, radius: cornerRadii.width)
    }

    /// An arc of a circle.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    private convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, radius: CGFloat) {
        let rect = rect.standardized
        let half = min(rect.width, rect.height) / 2
        let fits = radius * CGFloat(ContinuousCorner.reach) <= half
        self.init(
            cgPath: CGPath.roundedOutline(
                rect: rect, radius: fits ? radius : half, corners: corners.rawValue & 15, continuous: fits))
    }
}
