import Rasterizer
import RenderServer

/// A layer's background, border and corners, resolved for the render tree: what most animations change that do not
/// merely move their layer.
struct BoxStyle {
    let backgroundColor: Color8?
    let borderColor: Color8?
    let borderWidth: Double
    let cornerRadius: Double
    let maskedCorners: Corners
    let cornerCurve: CornerCurve

    func encode(into values: inout LayerValues) {
        values.backgroundColor = backgroundColor
        values.borderColor = borderColor
        values.borderWidth = borderWidth
        values.cornerRadius = cornerRadius
        values.maskedCorners = maskedCorners
        values.cornerCurve = cornerCurve
    }
}
