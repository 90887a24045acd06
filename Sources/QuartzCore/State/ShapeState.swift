import CoreGraphics
import Foundation
import RenderServer

/// The properties of a shape layer.
struct ShapeState {
    var path: CGPath?
    var fillColor: CGColor? = LayerDetails.opaqueBlack
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?

    /// The shape that is drawn; nil without a path.
    var contents: ShapeContents? {
        guard let path, !path.isEmpty else { return nil }
        var contents = ShapeContents(path: path)
        contents.fillColor = fillColor?.color8
        contents.fillRule = fillRule == .evenOdd ? .evenOdd : .nonZero
        contents.strokeColor = lineWidth > 0 ? strokeColor?.color8 : nil
        contents.strokeStart = Double(strokeStart)
        contents.strokeEnd = Double(strokeEnd)
        contents.strokeStyle.width = Double(lineWidth)
        contents.strokeStyle.cap = lineCap.cgCap.strokeCap
        contents.strokeStyle.join = lineJoin.cgJoin.strokeJoin
        contents.strokeStyle.miterLimit = Double(miterLimit)
        contents.strokeStyle.dashPhase = Double(lineDashPhase)
        contents.strokeStyle.dashPattern = dashLengths.map(Double.init)
        return contents
    }

    /// The pattern as lengths; empty when it is no pattern: a negative length, or only zeros (assumed).
    var dashLengths: [CGFloat] {
        let lengths = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }) else { return [] }
        return lengths
    }
}

extension CAShapeLayerLineCap {
    var cgCap: CGLineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

extension CAShapeLayerLineJoin {
    var cgJoin: CGLineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
