import CoreGraphics
import Foundation
import Rasterizer

/// A rectangle of layer space with the corners that its layer rounds.
struct RoundedBox: Hashable, Sendable {
    var rect: CGRect
    /// Each brought down to half the shorter side; 0 for square corners.
    var radii: CornerRadii
    var curve: CornerCurve

    init(rect: CGRect, radii: CornerRadii, curve: CornerCurve) {
        self.rect = rect
        self.radii = radii.limited(to: Double(min(rect.width, rect.height)) / 2)
        self.curve = curve
    }

    /// The bounds of a layer with its corners.
    init(_ values: LayerValues) {
        self.init(rect: values.bounds, radii: values.radii, curve: values.box.cornerCurve)
    }

    var isRounded: Bool { radii != .zero }

    /// The inner edge of a border: the radii go down by the border's width (assumed: the curve stays the same). Nil
    /// when the border fills the box.
    func inset(by width: Double) -> RoundedBox? {
        guard width * 2 < Double(rect.width), width * 2 < Double(rect.height) else { return nil }
        return RoundedBox(
            rect: rect.insetBy(dx: width, dy: width), radii: radii.mapped { max(0, $0 - width) }, curve: curve)
    }
}

extension LayerValues {
    /// The radius of each corner, as the layer says it.
    package var radii: CornerRadii {
        cornerRadii ?? CornerRadii(box.cornerRadius, corners: box.maskedCorners.rawValue)
    }
}
