import UIKit

/// Shows a shape, filled or as a line.
final class ShapeFace: Face {
    private var shape: any Shape
    private var look: ShapeLook
    private var shown: (shape: any Shape, size: CGSize, path: CGPath, look: ShapeLook)?
    private let layer = CAShapeLayer()
    private var gradient: CAGradientLayer?
    private var material = MaterialLayer()

    private init(_ shape: any Shape, _ look: ShapeLook) {
        self.shape = shape
        self.look = look
        super.init(UIView())
        view.isUserInteractionEnabled = false
        view.layer.addSublayer(layer)
        layer.fillColor = nil
    }

    /// Shows a shape on an element.
    static func show(_ shape: any Shape, _ look: ShapeLook, on element: LayoutElement) {
        if let face = element.face as? ShapeFace {
            (face.shape, face.look) = (shape, look)
        } else {
            element.face = ShapeFace(shape, look)
        }
    }

    override func refresh(_ motion: Motion) {
        let path = shape.path(in: CGRect(origin: .zero, size: view.bounds.size)).cgPath
        guard shown.map({ $0.path != path || $0.look != look }) ?? true else { return }
        GradientLayers.withoutActions { draw(path, motion) }
        shown = (shape, view.bounds.size, path, look)
    }

    private func draw(_ path: CGPath, _ motion: Motion) {
        layer.frame = view.bounds
        if layer.path != path {
            if let shown, motion.animation != nil, let paths = ShapeCourse.of(shown, to: (shape, view.bounds.size)) {
                motion.set(layer, "path", along: paths) { layer.path = path }
            } else {
                Motion().set(layer, "path", layer.path, path) { layer.path = path }
            }
        }
        layer.fillRule = look.isEvenOdd ? .evenOdd : .nonZero
        layer.lineWidth = look.strokeStyle.lineWidth
        layer.lineCap = look.strokeStyle.lineCap.layerCap
        layer.lineJoin = look.strokeStyle.lineJoin.layerJoin
        layer.miterLimit = look.strokeStyle.miterLimit
        layer.lineDashPattern =
            look.strokeStyle.dash.isEmpty ? nil : look.strokeStyle.dash.map { NSNumber(value: Double($0)) }
        layer.lineDashPhase = look.strokeStyle.dashPhase
        paint(motion)
    }

    private func paint(_ motion: Motion) {
        material.show((look.fill ?? look.stroke)?.material, in: view, materialShape)
        guard case .gradient(let colors)? = look.fill ?? look.stroke else {
            gradient?.removeFromSuperlayer()
            gradient?.mask = nil
            gradient = nil
            if layer.superlayer == nil { view.layer.addSublayer(layer) }
            motion.set(layer, "fillColor", layer.fillColor, look.fill?.color) { layer.fillColor = look.fill?.color }
            motion.set(layer, "strokeColor", layer.strokeColor, look.stroke?.color) {
                layer.strokeColor = look.stroke?.color
            }
            return
        }
        let gradient = gradient ?? CAGradientLayer()
        if self.gradient == nil {
            self.gradient = gradient
            layer.removeFromSuperlayer()
            view.layer.addSublayer(gradient)
            gradient.mask = layer
        }
        layer.fillColor = look.fill == nil ? nil : .black
        layer.strokeColor = look.stroke == nil ? nil : .black
        gradient.frame = GradientLayers.frame(colors, in: view.bounds)
        layer.frame = view.bounds.offsetBy(dx: -gradient.frame.minX, dy: -gradient.frame.minY)
        GradientLayers.setColors(colors, of: gradient)
        GradientLayers.setCourse(colors, of: gradient, in: view.bounds)
    }
}

extension ShapeFace {
    /// The shape that a material has: of a line its outline.
    private var materialShape: any Shape {
        guard look.fill == nil else { return shape }
        func stroked(_ shape: some Shape) -> any Shape { shape.stroke(style: look.strokeStyle) }
        return stroked(shape)
    }
}

extension CGLineCap {
    var layerCap: CAShapeLayerLineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

extension CGLineJoin {
    var layerJoin: CAShapeLayerLineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}

/// What a shape is on the way to another one of its type, and in another size.
@MainActor
enum ShapeCourse {
    /// The path for each part of the way; nil where nothing goes in steps.
    static func of(
        _ old: (shape: any Shape, size: CGSize, path: CGPath, look: ShapeLook), to new: (shape: any Shape, size: CGSize)
    ) -> ((Double) -> CGPath)? {
        func open<Kind: Shape>(_ shape: Kind) -> ((Double) -> CGPath)? {
            guard let first = old.shape as? Kind else { return nil }
            let isStill = old.size == new.size && first.animatableData == shape.animatableData
            return isStill ? nil : { part in path(first, shape, old.size, new.size, part) }
        }
        return open(new.shape)
    }

    private static func path<Kind: Shape>(
        _ first: Kind, _ last: Kind, _ start: CGSize, _ end: CGSize, _ part: Double
    ) -> CGPath {
        var way = last.animatableData - first.animatableData
        way.scale(by: part)
        var shape = last
        shape.animatableData = first.animatableData + way
        let size = CGSize(
            width: max(0, start.width + (end.width - start.width) * CGFloat(part)),
            height: max(0, start.height + (end.height - start.height) * CGFloat(part)))
        return shape.path(in: CGRect(origin: .zero, size: size)).cgPath
    }
}
