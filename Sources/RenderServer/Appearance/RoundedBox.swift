import CoreGraphics
import Foundation
import Rasterizer

/// A rectangle of layer space with the corners that its layer rounds.
struct RoundedBox: Hashable, Sendable {
    var rect: CGRect
    /// Brought down to half the shorter side; 0 for square corners.
    var radius: Double
    var corners: Corners
    var curve: CornerCurve

    init(rect: CGRect, radius: Double, corners: Corners, curve: CornerCurve) {
        self.rect = rect
        let limit = Double(min(rect.width, rect.height)) / 2
        self.radius = corners.isEmpty || !(radius > 0) ? 0 : min(radius, limit)
        self.corners = self.radius > 0 ? corners : []
        self.curve = curve
    }

    /// The bounds of a layer with its corners.
    init(_ values: LayerValues) {
        self.init(
            rect: values.bounds, radius: values.box.cornerRadius, corners: values.box.maskedCorners,
            curve: values.box.cornerCurve)
    }

    /// The inner edge of a border: the radius goes down by the border's width (assumed: the curve stays the same). Nil
    /// when the border fills the box.
    func inset(by width: Double) -> RoundedBox? {
        guard width * 2 < Double(rect.width), width * 2 < Double(rect.height) else { return nil }
        return RoundedBox(
            rect: rect.insetBy(dx: width, dy: width), radius: max(0, radius - width), corners: corners, curve: curve)
    }
}
