import UIKit

/// Fills an element with a paint.
final class FillFace: Face {
    private var paint: Paint
    private var shownPaint: Paint?
    private var gradient: CAGradientLayer?
    private var material = MaterialLayer()

    private init(_ paint: Paint) {
        self.paint = paint
        super.init(UIView())
        view.isUserInteractionEnabled = false
    }

    /// Shows a paint on an element.
    static func show(_ paint: Paint, on element: LayoutElement) {
        if let face = element.face as? FillFace {
            face.paint = paint
        } else {
            element.face = FillFace(paint)
        }
    }

    override func place(_ frame: CGRect, _ motion: Motion) {
        super.place(frame, motion)
        material.place(in: view.bounds, nil)
        guard let gradient, case .gradient(let shown) = paint else { return }
        GradientLayers.place(gradient, in: GradientLayers.frame(shown, in: view.bounds), motion)
    }

    override func refresh(_ motion: Motion) {
        if paint != shownPaint { show(motion) }
        if case .gradient(let paint) = paint { GradientLayers.setCourse(paint, of: gradient, in: view.bounds) }
    }

    private func show(_ motion: Motion) {
        let old = shownPaint
        shownPaint = paint
        material.show(paint.material, in: view)
        switch paint {
        case .material:
            takeGradient()
            view.backgroundColor = nil
        case .color(let color):
            takeGradient()
            motion.set(view.layer, "backgroundColor", old?.color, color) {
                view.backgroundColor = UIColor(cgColor: color)
            }
        case .gradient(let paint):
            view.backgroundColor = nil
            let layer = gradient ?? CAGradientLayer()
            if gradient == nil {
                gradient = layer
                view.layer.addSublayer(layer)
            }
            GradientLayers.setColors(paint, of: layer)
            let frame = GradientLayers.frame(paint, in: view.bounds)
            view.clipsToBounds = frame != view.bounds
            GradientLayers.place(layer, in: frame, Motion())
        }
    }

    private func takeGradient() {
        gradient?.removeFromSuperlayer()
        gradient = nil
    }
}

extension Paint {
    /// The colour, if it is one.
    var color: CGColor? {
        if case .color(let color) = self { color } else { nil }
    }
}

/// Core Animation's layers for gradients.
@MainActor
enum GradientLayers {
    static func setColors(_ paint: GradientPaint, of layer: CAGradientLayer) {
        withoutActions {
            layer.colors = paint.colors
            layer.locations = paint.locations.map { NSNumber(value: Double($0)) }
        }
    }

    /// Sets where the gradient begins and ends; radii are in points, and so depend on the size.
    static func setCourse(_ paint: GradientPaint, of layer: CAGradientLayer?, in bounds: CGRect) {
        guard let layer else { return }
        withoutActions {
            switch paint.course {
            case .linear(let start, let end):
                layer.type = .axial
                layer.startPoint = CGPoint(x: start.x, y: start.y)
                layer.endPoint = CGPoint(x: end.x, y: end.y)
            case .radial(let center, let start, let end):
                layer.type = .radial
                let (width, height) = (max(bounds.width, 1), max(bounds.height, 1))
                layer.startPoint = CGPoint(x: center.x, y: center.y)
                layer.endPoint = CGPoint(x: center.x + end / width, y: center.y + end / height)
                // The layer begins in the middle: what lies within the first radius has the first colour.
                let inner = end > 0 ? min(1, max(0, start / end)) : 0
                layer.locations = paint.locations.map { NSNumber(value: Double(inner + $0 * (1 - inner))) }
            case .turn(_, let start):
                layer.type = .conic
                let direction = CGAffineTransform(rotationAngle: CGFloat(start))
                layer.startPoint = CGPoint(x: 0.5, y: 0.5)
                layer.endPoint = CGPoint(x: 0.5 + direction.a / 2, y: 0.5 + direction.b / 2)
            }
        }
    }

    /// Where the gradient's layer lies. Layers turn colours in their own proportions, so one of a turn is a square.
    static func frame(_ paint: GradientPaint, in bounds: CGRect) -> CGRect {
        guard case .turn(let center, _) = paint.course else { return bounds }
        let reach = max(bounds.width, bounds.height, 1) * max(1, abs(center.x - 0.5) + 0.5, abs(center.y - 0.5) + 0.5)
        let middle = CGPoint(x: bounds.minX + center.x * bounds.width, y: bounds.minY + center.y * bounds.height)
        return CGRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
    }

    static func place(_ layer: CALayer, in bounds: CGRect, _ motion: Motion) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        withoutActions {
            motion.set(layer, "bounds.size", layer.bounds.size, bounds.size) { layer.bounds.size = bounds.size }
            motion.set(layer, "position", layer.position, center) { layer.position = center }
        }
    }

    static func withoutActions(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }
}
