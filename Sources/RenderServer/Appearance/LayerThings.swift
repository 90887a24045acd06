import CoreGraphics
import Foundation
import Rasterizer

/// What a layer itself draws.
struct ThingSet: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let shadow = ThingSet(rawValue: 1)
    static let background = ThingSet(rawValue: 2)
    static let border = ThingSet(rawValue: 4)
    static let gradient = ThingSet(rawValue: 8)
    static let image = ThingSet(rawValue: 16)
    static let shape = ThingSet(rawValue: 32)
    static let backdrop = ThingSet(rawValue: 64)
    static let particles = ThingSet(rawValue: 128)
    static let box: ThingSet = [.background, .backdrop, .border]
    /// What fills the bounds, or lies along them.
    static let bounded: ThingSet = [.background, .backdrop, .border, .gradient]
    static let contents: ThingSet = [.gradient, .image, .shape]

    /// Background, backdrop and border are one thing, the contents another, the shadow a third. Particles are counted
    /// one by one, elsewhere.
    var things: Int {
        (isDisjoint(with: .box) ? 0 : 1) + (isDisjoint(with: .contents) ? 0 : 1) + (contains(.shadow) ? 1 : 0)
    }
}

extension LayerValues {
    /// Box and contents that the layer draws by its own values; shadows depend on more.
    var paintedThings: ThingSet {
        var result: ThingSet = []
        if case .transform = kind { return result }
        if bounds.width > 0, bounds.height > 0 {
            if let color = box.backgroundColor, color.alpha > 0 { result.insert(.background) }
            if box.borderWidth > 0, let color = box.borderColor, color.alpha > 0 { result.insert(.border) }
            if let gradient, gradient.isPainted { result.insert(.gradient) }
            if backdrop != nil { result.insert(.backdrop) }
        }
        if let image, !imageRect(image).isEmpty { result.insert(.image) }
        if let shape, shape.isPainted { result.insert(.shape) }
        if let particles, !particles.sprites.isEmpty { result.insert(.particles) }
        return result
    }

    /// True for a background or a border that is seen.
    var paintsBox: Bool {
        guard bounds.width > 0, bounds.height > 0 else { return false }
        if let color = box.backgroundColor, color.alpha > 0 { return true }
        guard box.borderWidth > 0, let color = box.borderColor else { return false }
        return color.alpha > 0
    }

    /// Where the contents lie, in layer space; the image may stick out of the bounds, a shape may as well.
    var contentsRect: PlaneRect {
        var result = PlaneRect.empty
        if gradient?.isPainted == true { result = PlaneRect(bounds) }
        if let image { result = result.union(imageRect(image)) }
        if let shape, shape.isPainted { result = result.union(shape.paintedRect) }
        return result
    }

    func imageRect(_ image: ImageContents) -> PlaneRect {
        let size = image.image.bitmap.rect
        if let frame = image.frame { return PlaneRect(frame) }
        if image.gravity == .resize, size.width > 0, size.height > 0 { return PlaneRect(bounds) }
        let placement = ImagePlacement(
            image, pixels: CGSize(width: size.width, height: size.height), bounds: bounds)
        return placement.parts.reduce(.empty) { $0.union(PlaneRect($1.destination)) }
    }

    /// Whether a corner is drawn round.
    var isRounded: Bool { RoundedBox(self).isRounded }
}

extension GradientContents {
    /// Two colours or more with a location each, and a direction: radial gradients need one in x and y.
    var isPainted: Bool {
        guard colors.count >= 2, colors.count == locations.count else { return false }
        return switch kind {
        case .axial, .conic: startPoint != endPoint
        case .radial: startPoint.x != endPoint.x && startPoint.y != endPoint.y
        }
    }
}

extension ShapeContents {
    var isFilled: Bool { (fillColor?.alpha ?? 0) > 0 }
    var isStroked: Bool { (strokeColor?.alpha ?? 0) > 0 && strokeStyle.width > 0 && strokeEnd > strokeStart }
    var isPainted: Bool { (isFilled || isStroked) && !path.isEmpty }

    /// The box around fill and stroke, in layer space.
    var paintedRect: PlaneRect {
        let fill = isFilled ? PlaneRect(path.boundingBoxOfPath) : .empty
        guard isStroked else { return fill.isFinite ? fill : .empty }
        let line = path.rasterPath.trimmed(from: strokeStart, to: strokeEnd)
        let stroke = StrokeExtent.rect(of: line, style: strokeStyle)
        let result = fill.isFinite ? fill.union(stroke) : stroke
        return result.isFinite ? result : .empty
    }
}
