import CoreGraphics
import Foundation
import Rasterizer

/// What overlays ask of a command.
extension PlanCommand {
    /// True when pixels below it show through somewhere inside its straight edges.
    var isBlended: Bool {
        guard alpha == 255, blendMode == .normal, (color?.w ?? 1) >= 1 else { return true }
        let values = node.values
        switch content {
        case .background: return values.box.backgroundColor?.alpha != 255
        case .border: return values.box.borderColor?.alpha != 255
        case .gradient: return values.gradient?.colors.contains { $0.alpha != 255 } ?? true
        case .image: return !(values.image?.isOpaque ?? false) || values.image?.tint != nil
        case .backdrop, .shape, .particles, .pathShadow, .silhouetteShadow, .surface, .cached: return true
        }
    }

    /// Purple or yellow for pictures that are not copied pixel by pixel.
    var misalignment: OverlayColor? {
        guard case .image = content, let image = node.values.image else { return pictureMisalignment }
        let bitmap = image.image.bitmap
        let placement = ImagePlacement(
            image, pixels: CGSize(width: bitmap.width, height: bitmap.height), bounds: node.values.bounds)
        let found = placement.parts.compactMap {
            Self.misalignment(
                Matrix3x3(from: $0.source, to: $0.destination).concatenating(matrix), width: $0.source.width,
                height: $0.source.height)
        }
        return found.contains(.scaled) ? .scaled : found.first
    }

    private var pictureMisalignment: OverlayColor? {
        switch content {
        case .surface, .cached:
            Self.misalignment(matrix, width: node.values.bounds.width, height: node.values.bounds.height)
        default: nil
        }
    }

    private static func misalignment(_ matrix: Matrix3x3, width: Double, height: Double) -> OverlayColor? {
        let matrix = matrix.snappedToPixels(width: width, height: height)
        if matrix.wholePixelShift != nil { return nil }
        guard matrix.isAffine else { return .scaled }
        let lengths = [Point(matrix.m11, matrix.m12).length, Point(matrix.m21, matrix.m22).length]
        let isScaled = lengths.contains { abs($0 - 1) * max(width, height) > PixelLines.tolerance }
        let isUprightCopy =
            !isScaled && matrix.m31 == matrix.m31.rounded() && matrix.m32 == matrix.m32.rounded()
            && (matrix.m12 == 0 || matrix.m11 == 0)
        return isUprightCopy ? nil : isScaled ? .scaled : .misaligned
    }

    /// Green for a bitmap used again, red for one that this frame made.
    func rasterization(in plan: RenderPlan) -> OverlayColor? {
        switch content {
        case .cached: .hit
        case .surface(let use):
            plan.passes.indices.contains(use.pass.index) && plan.passes[use.pass.index].purpose == .raster ? .miss : nil
        default: nil
        }
    }

    /// What it may draw on, in the space that `matrix` maps.
    func coveredRects(in plan: RenderPlan) -> [CGRect] {
        let values = node.values
        switch content {
        case .background, .backdrop, .gradient: return [values.bounds]
        case .border: return Self.ring(values)
        case .image: return values.image.map { Self.destinations($0, values.bounds) } ?? []
        case .shape: return [values.shape.map { Self.bounds(of: $0) } ?? .null]
        case .particles(let depth): return [values.particles?.extent(seenWith: depth).cgRect ?? .null]
        case .pathShadow, .silhouetteShadow: return [Self.shadowBounds(values)]
        case .surface(let use):
            return plan.passes.indices.contains(use.pass.index) ? [CGRect(plan.passes[use.pass.index].rect)] : []
        case .cached(let key):
            let (b, s) = (values.bounds, key.scale)
            return [CGRect(x: b.minX * s, y: b.minY * s, width: b.width * s, height: b.height * s)]
        }
    }

    private static func ring(_ values: LayerValues) -> [CGRect] {
        let (b, w) = (values.bounds, min(values.box.borderWidth, min(values.bounds.width, values.bounds.height) / 2))
        return [
            CGRect(x: b.minX, y: b.minY, width: b.width, height: w),
            CGRect(x: b.minX, y: b.maxY - w, width: b.width, height: w),
            CGRect(x: b.minX, y: b.minY + w, width: w, height: b.height - 2 * w),
            CGRect(x: b.maxX - w, y: b.minY + w, width: w, height: b.height - 2 * w),
        ]
    }

    private static func destinations(_ image: ImageContents, _ bounds: CGRect) -> [CGRect] {
        let bitmap = image.image.bitmap
        return ImagePlacement(image, pixels: CGSize(width: bitmap.width, height: bitmap.height), bounds: bounds).parts
            .map(\.destination)
    }

    private static func bounds(of shape: ShapeContents) -> CGRect {
        let margin = shape.strokeColor == nil ? 0 : shape.strokeStyle.width / 2
        return shape.path.boundingBox.insetBy(dx: -margin, dy: -margin)
    }

    /// Where the shadow of the path, or else of the bounds, can be seen.
    private static func shadowBounds(_ values: LayerValues) -> CGRect {
        guard let shadow = values.shadow else { return .null }
        let outline = shadow.path?.boundingBox ?? values.bounds
        return outline.insetBy(dx: -shadow.reach, dy: -shadow.reach)
            .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    }
}

extension PlanCommand.Content {
    /// What labels call it.
    var word: String {
        switch self {
        case .background: "background"
        case .backdrop: "backdrop"
        case .border: "border"
        case .gradient: "gradient"
        case .image: "image"
        case .shape: "shape"
        case .particles: "particles"
        case .pathShadow, .silhouetteShadow: "shadow"
        case .surface: "surface"
        case .cached: "bitmap"
        }
    }
}
