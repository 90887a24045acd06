import CoreGraphics
import Foundation

/// How a picture lies in a layer: in one piece, or cut by `contentsCenter` into nine.
@MainActor
struct ContentsSlices {
    struct Slice {
        /// The part of the picture, in unit space of the whole of it, from its top left.
        var source: CGRect
        /// Where the part comes, in the layer's space.
        var target: CGRect
    }

    let slices: [Slice]

    init(of image: CGImage, in layer: CALayer) {
        let target = Self.placement(of: image, in: layer)
        guard (layer.state.details.contents as? LayerBackingStore)?.frame == nil else {
            slices = [Slice(source: CGRect(x: 0, y: 0, width: 1, height: 1), target: target)]
            return
        }
        let isMirrored = layer.flags.isMirrored
        let part = isMirrored ? layer.contentsRect.mirroredInUnitSquare : layer.contentsRect
        let center = isMirrored ? layer.contentsCenter.mirroredInUnitSquare : layer.contentsCenter
        guard center != CGRect(x: 0, y: 0, width: 1, height: 1), layer.contentsGravity.resizes else {
            slices = [Slice(source: part, target: target)]
            return
        }
        let scale = layer.contentsScale
        let columns = Self.cuts(
            from: target.minX, size: target.width, natural: CGFloat(image.width) * part.width / scale,
            center: center.minX...max(center.minX, center.maxX), scale: scale)
        let rows = Self.cuts(
            from: target.minY, size: target.height, natural: CGFloat(image.height) * part.height / scale,
            center: center.minY...max(center.minY, center.maxY), scale: scale)
        slices = rows.flatMap { row in
            columns.map { column in
                Slice(
                    source: CGRect(
                        x: part.minX + column.source.lowerBound * part.width,
                        y: part.minY + row.source.lowerBound * part.height,
                        width: column.source.length * part.width, height: row.source.length * part.height),
                    target: CGRect(
                        x: column.target.lowerBound, y: row.target.lowerBound, width: column.target.length,
                        height: row.target.length))
            }
        }
    }

    /// Where the picture comes, by the layer's gravity.
    static func placement(of image: CGImage, in layer: CALayer) -> CGRect {
        if let frame = (layer.state.details.contents as? LayerBackingStore)?.frame { return frame }
        let bounds = layer.bounds
        let gravity = layer.contentsGravity
        let scale = layer.contentsScale
        let width = CGFloat(image.width) * layer.contentsRect.width / scale
        let height = CGFloat(image.height) * layer.contentsRect.height / scale
        guard gravity != .resize, width > 0, height > 0, width.isFinite, height.isFinite else { return bounds }
        let ratios = (bounds.width / width, bounds.height / height)
        let factor =
            gravity == .resizeAspect
            ? min(ratios.0, ratios.1) : gravity == .resizeAspectFill ? max(ratios.0, ratios.1) : 1
        let size = CGSize(width: width * factor, height: height * factor)
        let (x, y) = gravity.alignment
        return CGRect(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }

    /// The three parts of one axis: outer ones keep their size, the middle stretches; with too little room the outer
    /// ones shrink in proportion (assumed). A middle without size is one source pixel.
    private static func cuts(
        from origin: CGFloat, size: CGFloat, natural: CGFloat, center: ClosedRange<CGFloat>, scale: CGFloat
    ) -> [(source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)] {
        let low = min(max(center.lowerBound, 0), 1)
        let pixel = natural > 0 ? 1 / (natural * scale) : 1
        let high = min(max(center.length > 0 ? center.upperBound : low + pixel, low), 1)
        var (before, after) = (low * natural, (1 - high) * natural)
        if before + after > size {
            let shrink = size / (before + after)
            (before, after) = (before * shrink, after * shrink)
        }
        let (first, second) = (origin + before, max(origin + before, origin + size - after))
        return [
            (0...low, origin...first), (low...high, first...second), (high...1, second...max(second, origin + size)),
        ]
    }
}

extension ClosedRange where Bound == CGFloat {
    fileprivate var length: CGFloat { upperBound - lowerBound }
}

extension CALayerContentsGravity {
    /// True where contents change their size.
    fileprivate var resizes: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }

    /// The share of the room left over that comes before the contents: bottom is minY, the physical top.
    fileprivate var alignment: (x: CGFloat, y: CGFloat) {
        switch self {
        case .left: (0, 0.5)
        case .right: (1, 0.5)
        case .bottom: (0.5, 0)
        case .bottomLeft: (0, 0)
        case .bottomRight: (1, 0)
        case .top: (0.5, 1)
        case .topLeft: (0, 1)
        case .topRight: (1, 1)
        default: (0.5, 0.5)
        }
    }
}
