import CoreGraphics
import Foundation

/// Draws layer trees as `CALayer.render(in:)` does on a device, where Core Graphics replays them: recorded differences
/// from the screen are kept.
///
/// Opacity fades each thing drawn. Shadows come from what is drawn, without regard to `shadowPath`; only those of UIKit's
/// own knobs come from their paths. All corners are rounded alike. A mask's coverage multiplies the whole of its layer,
/// shadow and border too. `zPosition`, filters and non-affine transforms are left out; transform layers draw like plain
/// ones, replicators repeat without colours about their origin.
@MainActor
struct ContextRoute {
    /// What is left to do, last first: a list instead of recursion, so that depth does not matter.
    private enum Step {
        case layer(CALayer, place: CGAffineTransform, opacity: CGFloat, toRoot: CGAffineTransform)
        case copy(CAReplicatorLayer, index: Int, opacity: CGFloat, toRoot: CGAffineTransform)
        case border(CALayer, opacity: CGFloat)
        case mask(CALayer, toRoot: CGAffineTransform)
        case endPicture
        case restore
        case setDash([CGFloat], phase: CGFloat)
    }

    private let context: CGContext
    private var steps: [Step] = []
    /// A dash pattern leaks into later sublayers of the same superlayer (recorded on macOS; how far is assumed).
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    static func draw(_ layer: CALayer, in context: CGContext) {
        guard !layer.isPartOfCycle() else { return }
        var route = ContextRoute(context: context)
        route.steps = [.layer(layer, place: .identity, opacity: 1, toRoot: .identity)]
        route.run()
    }

    private init(context: CGContext) {
        self.context = context
    }

    private mutating func run() {
        while let step = steps.popLast() {
            switch step {
            case .layer(let layer, let place, let opacity, let toRoot):
                enter(layer, place: place, opacity: opacity, toRoot: toRoot, mask: layer.mask)
            case .copy(let replicator, let index, let opacity, let toRoot):
                enterCopy(index, of: replicator, opacity: opacity, toRoot: toRoot)
            case .border(let layer, let opacity):
                context.setAlpha(opacity)
                context.drawBorder(of: layer)
            case .mask(let mask, let toRoot): enter(mask: mask, toRoot: toRoot)
            case .endPicture: context.endTransparencyLayer()
            case .restore: context.restoreGState()
            case .setDash(let lengths, let phase): dash = (lengths, phase)
            }
        }
    }

    /// Draws what lies under the sublayers and leaves the rest as steps.
    private mutating func enter(
        _ layer: CALayer, place: CGAffineTransform, opacity: CGFloat, toRoot: CGAffineTransform, mask: CALayer?
    ) {
        let opacity = opacity * CGFloat(min(max(layer.opacity, 0), 1))
        guard !layer.isHidden, opacity > 0 else { return }
        let toRoot = place.concatenating(toRoot)
        context.saveGState()
        steps.append(.restore)
        context.concatenate(place)
        // What is drawn is faded, each thing by itself, not the picture that it becomes.
        context.setAlpha(1)
        if let mask { beginPicture(maskedBy: mask, toRoot: toRoot) }
        if layer.showsPathShadow {
            context.drawPathShadow(of: layer, opacity: opacity, toRoot: toRoot)
        } else if beginShadow(of: layer, toRoot: toRoot) {
            steps.append(.endPicture)
        }
        steps.append(.border(layer, opacity: opacity))
        context.saveGState()
        steps.append(.restore)
        if layer.masksToBounds { context.clipToOutline(of: layer) }
        context.setAlpha(opacity)
        context.drawBackground(of: layer)
        context.drawGradient(of: layer)
        context.drawContents(of: layer)
        drawShape(of: layer)
        appendSublayers(of: layer, opacity: opacity, toRoot: toRoot)
    }

    private mutating func drawShape(of layer: CALayer) {
        guard let layer = layer as? CAShapeLayer else { return }
        let own = layer.state.shape.dashLengths
        if !own.isEmpty { dash = (own, layer.lineDashPhase) }
        context.drawShape(of: layer, dash: dash)
    }

    private mutating func appendSublayers(of layer: CALayer, opacity: CGFloat, toRoot: CGAffineTransform) {
        guard !layer.children.isEmpty else { return }
        steps.append(.setDash(dash.lengths, phase: dash.phase))
        if let replicator = layer as? CAReplicatorLayer {
            steps.append(.copy(replicator, index: 0, opacity: opacity, toRoot: toRoot))
        } else {
            append(layer.children, of: layer, opacity: opacity, toRoot: toRoot)
        }
    }

    private mutating func append(
        _ sublayers: [CALayer], of layer: CALayer, opacity: CGFloat, toRoot: CGAffineTransform
    ) {
        let shared = layer.affineSublayerTransform
        for sublayer in sublayers.reversed() {
            guard sublayer.hasFinitePosition else { continue }
            let place = sublayer.affineMatrix.concatenating(shared)
            steps.append(.layer(sublayer, place: place, opacity: opacity, toRoot: toRoot))
        }
    }

    /// One copy of a replicator's sublayers; the next is left as a step, so that their number costs no memory.
    private mutating func enterCopy(
        _ index: Int, of replicator: CAReplicatorLayer, opacity: CGFloat, toRoot: CGAffineTransform
    ) {
        guard index < replicator.instanceCount else { return }
        let step = replicator.instanceTransform
        let once = CATransform3DIsAffine(step) ? CATransform3DGetAffineTransform(step) : .identity
        // Copies build on the one before: the transform stays until the replicator's own restore.
        if index > 0 { context.concatenate(once) }
        let toRoot = index > 0 ? once.concatenating(toRoot) : toRoot
        steps.append(.copy(replicator, index: index + 1, opacity: opacity, toRoot: toRoot))
        append(replicator.children, of: replicator, opacity: opacity, toRoot: toRoot)
    }

    /// Begins the picture that is cut to a mask when all of it is drawn.
    private mutating func beginPicture(maskedBy mask: CALayer, toRoot: CGAffineTransform) {
        if let reach = mask.reachAsMask {
            context.beginTransparencyLayer(in: reach.applying(mask.affineMatrix), auxiliaryInfo: nil)
        } else {
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        steps.append(.endPicture)
        steps.append(.mask(mask, toRoot: toRoot))
    }

    /// Draws a mask, a picture of its own, so that of what lies below only the mask's share is left.
    ///
    /// A mask's own mask does not count.
    private mutating func enter(mask: CALayer, toRoot: CGAffineTransform) {
        context.saveGState()
        steps.append(.restore)
        context.setAlpha(1)
        // The layer's shadow is set still, and would take its share as well.
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.setBlendMode(.destinationIn)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        steps.append(.endPicture)
        guard mask.hasFinitePosition else { return }
        enter(mask, place: mask.affineMatrix, opacity: 1, toRoot: toRoot, mask: nil)
    }

    /// Begins the picture whose alpha casts the shadow: it is drawn with it, without a knock-out.
    private func beginShadow(of layer: CALayer, toRoot: CGAffineTransform) -> Bool {
        let opacity = CGFloat(min(max(layer.shadowOpacity, 0), 1))
        guard opacity > 0, !layer.masksToBounds, let color = layer.shadowColor, color.alpha > 0 else { return false }
        let linear = CGAffineTransform(a: toRoot.a, b: toRoot.b, c: toRoot.c, d: toRoot.d, tx: 0, ty: 0)
        let scale = abs(linear.a * linear.d - linear.b * linear.c).squareRoot()
        // Half of a context's blur is σ; a layer's radius is σ itself (measured).
        context.setShadow(
            offset: layer.shadowOffset.applying(linear), blur: 2 * max(0, layer.shadowRadius) * scale,
            color: color.copy(alpha: color.alpha * opacity))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        return true
    }
}

extension CALayer {
    /// Layer space → superlayer space with a non-affine transform left out.
    fileprivate var affineMatrix: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    fileprivate var affineSublayerTransform: CGAffineTransform {
        guard let matrix = state.sublayerMatrix else { return .identity }
        let transform = CATransform3D(matrix)
        return CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
    }

    /// Holds all that the layer draws as a mask, in its own space; nil where that is not told easily.
    fileprivate var reachAsMask: CGRect? {
        guard children.isEmpty, shadowOpacity == 0, contents == nil else { return nil }
        guard let shape = self as? CAShapeLayer else { return bounds }
        guard shape.strokeColor == nil else { return nil }
        return bounds.union(shape.path?.boundingBoxOfPath ?? .null)
    }

    /// True for a sublayer that can be placed; false with a report.
    fileprivate var hasFinitePosition: Bool {
        guard !position.x.isFinite || !position.y.isFinite else { return true }
        Misuse.report(
            "CALayerInvalidGeometry",
            String(format: "sublayer with non-finite position [%g %g]", Double(position.x), Double(position.y)))
        return false
    }
}

extension CALayer {
    /// The work of `render(in:)`.
    func drawByContextRoute(in context: CGContext) {
        ContextRoute.draw(self, in: context)
    }
}
