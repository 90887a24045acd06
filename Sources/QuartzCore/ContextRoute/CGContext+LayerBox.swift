import CoreGraphics
import Foundation
import RenderServer

// A layer's own drawing in its own space: background, gradient, border.
@MainActor
extension CGContext {
    func clipToOutline(of layer: CALayer) {
        guard layer.effectiveRadii != .zero else { return clip(to: layer.bounds) }
        addPath(layer.contextOutline)
        clip()
    }

    func drawBackground(of layer: CALayer) {
        guard let color = layer.backgroundColor else { return }
        setFillColor(color)
        guard layer.effectiveRadii != .zero else { return fill(layer.bounds) }
        addPath(layer.contextOutline)
        fillPath()
    }

    func drawBorder(of layer: CALayer) {
        let width = layer.borderWidth
        guard width > 0, let color = layer.borderColor else { return }
        setFillColor(color)
        addPath(layer.contextOutline)
        let inner = layer.bounds.insetBy(dx: width, dy: width)
        // From half of a side on, the ring fills its middle.
        if !inner.isNull, inner.width > 0, inner.height > 0, 2 * width < min(layer.bounds.width, layer.bounds.height) {
            addPath(layer.contextOutline(of: inner, radii: layer.effectiveRadii.mapped { $0 - Double(width) }))
        }
        fillPath(using: .evenOdd)
    }

    func drawGradient(of layer: CALayer) {
        guard let contents = layer.state.gradient.contents, !layer.bounds.isEmpty else { return }
        let (colors, locations) = (layer.state.gradient.colors ?? [], contents.locations.map { CGFloat($0) })
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: locations) else { return }
        saveGState()
        addPath(layer.contextOutline)
        clip()
        // Points of a gradient are in unit space, where it is evaluated.
        translateBy(x: layer.bounds.minX, y: layer.bounds.minY)
        scaleBy(x: layer.bounds.width, y: layer.bounds.height)
        draw(gradient, contents)
        restoreGState()
    }

    private func draw(_ gradient: CGGradient, _ contents: GradientContents) {
        let (start, end) = (contents.startPoint, contents.endPoint)
        let everywhere: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch contents.kind {
        case .axial: drawLinearGradient(gradient, start: start, end: end, options: everywhere)
        case .radial:
            translateBy(x: start.x, y: start.y)
            scaleBy(x: abs(end.x - start.x), y: abs(end.y - start.y))
            drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: everywhere)
        case .conic:
            let angle = Angle.arctangent(y: Double(end.y - start.y), x: Double(end.x - start.x))
            drawConicGradient(gradient, center: start, angle: CGFloat(angle))
        }
    }
}

extension CALayer {
    /// The rounded bounds with all corners alike: `maskedCorners` does not count on this route.
    fileprivate var contextOutline: CGPath { contextOutline(of: bounds, radii: effectiveRadii) }

    fileprivate func contextOutline(of rect: CGRect, radii: CornerRadii) -> CGPath {
        CGPath.roundedOutline(rect: rect, radii: radii, continuous: cornerCurve == .continuous)
    }

    /// The radii as they are drawn: at most half of the shorter side.
    fileprivate var effectiveRadii: CornerRadii {
        (cornerRadii ?? CornerRadii(Double(cornerRadius))).limited(to: Double(min(bounds.width, bounds.height)) / 2)
    }
}
