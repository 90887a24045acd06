import CoreGraphics
import Foundation

// A layer's contents and path in its own space.
@MainActor
extension CGContext {
    func drawShape(of layer: CAShapeLayer, dash: (lengths: [CGFloat], phase: CGFloat)) {
        guard let path = layer.path, !path.isEmpty else { return }
        if let color = layer.fillColor {
            setFillColor(color)
            addPath(path)
            fillPath(using: layer.fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let color = layer.strokeColor, layer.lineWidth > 0, let stroked = layer.strokedPath else { return }
        setStrokeColor(color)
        setLineWidth(layer.lineWidth)
        setLineCap(layer.lineCap.cgCap)
        setLineJoin(layer.lineJoin.cgJoin)
        setMiterLimit(layer.miterLimit)
        setLineDash(phase: dash.phase, lengths: dash.lengths)
        addPath(stroked)
        strokePath()
    }

    func drawContents(of layer: CALayer) {
        guard let image = layer.shownImage, !layer.bounds.isEmpty else { return }
        saveGState()
        if layer.magnificationFilter == .nearest { interpolationQuality = .none }
        let tint = layer.host?.contentsTint(of: layer)
        if tint != nil { beginTransparencyLayer(auxiliaryInfo: nil) }
        for slice in ContentsSlices(of: image, in: layer).slices {
            draw(image, slice, mirrored: layer.flags.isMirrored)
        }
        if let tint {
            setBlendMode(.sourceIn)
            setFillColor(tint)
            fill(layer.bounds.union(ContentsSlices.placement(of: image, in: layer)))
            endTransparencyLayer()
        }
        restoreGState()
    }

    /// Draws a part of a picture: the whole of it laid so that the part comes where it belongs, cut to there.
    private func draw(_ image: CGImage, _ slice: ContentsSlices.Slice, mirrored: Bool) {
        let (source, target) = (slice.source, slice.target)
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { return }
        saveGState()
        if source != CGRect(x: 0, y: 0, width: 1, height: 1) { clip(to: target) }
        let size = CGSize(width: target.width / source.width, height: target.height / source.height)
        let whole = CGRect(
            x: target.minX - source.minX * size.width, y: target.minY - source.minY * size.height, width: size.width,
            height: size.height)
        if !mirrored {
            // A context draws the last row at the least y; here y goes down.
            translateBy(x: 0, y: whole.minY + whole.maxY)
            scaleBy(x: 1, y: -1)
        }
        draw(image, in: whole)
        restoreGState()
    }
}

extension CAShapeLayer {
    /// The part of the path between `strokeStart` and `strokeEnd`; nil when nothing is left.
    fileprivate var strokedPath: CGPath? {
        let start = min(max(strokeStart, 0), 1)
        let end = min(max(strokeEnd, 0), 1)
        guard start < end else { return nil }
        if start == 0, end == 1 { return path }
        return path.map { CGPath(rasterPath: $0.rasterPath.trimmed(from: Double(start), to: Double(end))) }
    }
}
