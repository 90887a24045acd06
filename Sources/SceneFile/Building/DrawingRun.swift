import UIKit

/// One run of a file's drawing steps.
@MainActor
struct DrawingRun {
    let context: CGContext
    /// The layer whose bounds `bounds` and `outline` mean.
    let layer: CALayer
    /// Makes the pictures that are drawn.
    let image: (SceneImage) -> UIImage

    func run(_ operations: [DrawOperation]) {
        for operation in operations { run(operation) }
    }

    private func run(_ operation: DrawOperation) {
        switch operation {
        case .fill(let path, let color, let evenOdd): fill(bezier(path), color, evenOdd: evenOdd)
        case .stroke(let path, let color, let stroke): self.stroke(bezier(path), color, stroke)
        case .fillPath(let path, let color, let evenOdd): fillPath(path, color, evenOdd: evenOdd)
        case .strokePath(let path, let color, let stroke): strokePath(path, color, stroke)
        case .image(let picture, let rect): image(picture).draw(in: rect)
        case .linearGradient(let stops, let start, let end):
            context.drawLinearGradient(gradient(stops), start: start, end: end, options: stops.options)
        case .radialGradient(let stops, let start, let startRadius, let end, let endRadius):
            context.drawRadialGradient(
                gradient(stops), startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: stops.options)
        default: runState(operation)
        }
    }

    private func runState(_ operation: DrawOperation) {
        switch operation {
        case .clip(let path, let evenOdd):
            context.addPath(path.path(for: layer))
            context.clip(using: evenOdd ? .evenOdd : .winding)
        case .shadow(let offset, let blur, let color):
            context.setShadow(offset: offset, blur: blur, color: color.cgColor)
        case .alpha(let alpha): context.setAlpha(alpha)
        case .blendMode(let mode): context.setBlendMode(mode)
        case .concat(let transform): context.concatenate(transform)
        case .save: context.saveGState()
        case .restore: context.restoreGState()
        case .beginTransparencyLayer: context.beginTransparencyLayer(auxiliaryInfo: nil)
        case .endTransparencyLayer: context.endTransparencyLayer()
        default: break
        }
    }

    private func bezier(_ path: ScenePath) -> UIBezierPath { UIBezierPath(cgPath: path.path(for: layer)) }

    private func fill(_ path: UIBezierPath, _ color: UIColor, evenOdd: Bool) {
        path.usesEvenOddFillRule = evenOdd
        color.setFill()
        path.fill()
    }

    private func stroke(_ path: UIBezierPath, _ color: UIColor, _ stroke: StrokeAttributes) {
        path.lineWidth = stroke.lineWidth
        path.lineCapStyle = stroke.lineCap
        path.lineJoinStyle = stroke.lineJoin
        path.miterLimit = stroke.miterLimit
        if !stroke.dash.isEmpty { path.setLineDash(stroke.dash, count: stroke.dash.count, phase: stroke.dashPhase) }
        color.setStroke()
        path.stroke()
    }

    private func fillPath(_ path: ScenePath, _ color: UIColor, evenOdd: Bool) {
        context.addPath(path.path(for: layer))
        context.setFillColor(color.cgColor)
        context.fillPath(using: evenOdd ? .evenOdd : .winding)
    }

    private func strokePath(_ path: ScenePath, _ color: UIColor, _ stroke: StrokeAttributes) {
        context.addPath(path.path(for: layer))
        context.setStrokeColor(color.cgColor)
        context.setLineWidth(stroke.lineWidth)
        context.setLineCap(stroke.lineCap)
        context.setLineJoin(stroke.lineJoin)
        context.setMiterLimit(stroke.miterLimit)
        context.setLineDash(phase: stroke.dashPhase, lengths: stroke.dash)
        context.strokePath()
    }

    private func gradient(_ stops: GradientStops) -> CGGradient {
        let colors = stops.colors.map(\.cgColor)
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: stops.locations) else {
            preconditionFailure("a gradient of two or more colours, as many locations as colours, can be made")
        }
        return gradient
    }
}
