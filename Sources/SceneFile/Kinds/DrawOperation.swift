import UIKit

/// One step of a view's `draw(_:)`.
enum DrawOperation {
    /// Through UIBezierPath, whose flattening is coarser than a path's in a context.
    case fill(ScenePath, UIColor, evenOdd: Bool)
    case stroke(ScenePath, UIColor, StrokeAttributes)
    /// Fills a path through CGContext.
    case fillPath(ScenePath, UIColor, evenOdd: Bool)
    case strokePath(ScenePath, UIColor, StrokeAttributes)
    case image(SceneImage, CGRect)
    case linearGradient(GradientStops, start: CGPoint, end: CGPoint)
    case radialGradient(GradientStops, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    case clip(ScenePath, evenOdd: Bool)
    case shadow(offset: CGSize, blur: CGFloat, UIColor)
    case alpha(CGFloat)
    case blendMode(CGBlendMode)
    case concat(CGAffineTransform)
    case save
    case restore
    case beginTransparencyLayer
    case endTransparencyLayer
}

/// How a stroke looks.
struct StrokeAttributes {
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dash: [CGFloat] = []
    var dashPhase: CGFloat = 0
}

/// Colours with their places from 0 to 1; nil: even.
struct GradientStops {
    var colors: [UIColor]
    var locations: [CGFloat]?
    /// Before the first and behind the last place.
    var options: CGGradientDrawingOptions
}
