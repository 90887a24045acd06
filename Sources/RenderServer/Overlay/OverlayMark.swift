import CoreGraphics
import Foundation
import Rasterizer
import TextFormatting

/// A place on the screen that an overlay colours.
struct OverlayMark {
    var color: OverlayColor
    var shapes: [Shape]
    var clip: Clip?
    /// 0…255.
    var strength: UInt8
    var label: String?
    /// Whose mark it is.
    var owner: Owner
    /// Offscreen passes that the layer forces; 0 where marks are not about passes.
    var passes = 0
    /// What a label describes.
    var bounds: PixelRect

    /// A layer, by name or identity.
    enum Owner: Hashable {
        case named(String)
        case layer(LayerID)
    }

    var commands: [DrawCommand] {
        // In place of the tint below it: two tints mixed would be neither. The strength is the colour's own, as a
        // command's alpha says how much of what is below is replaced.
        var tint = color.color
        tint.alpha = strength
        return shapes.map { DrawCommand(shape: $0, clip: clip, paint: .solid(tint), blendMode: .copy) }
    }

    static func marks(_ kind: DebugOverlay.Kind, of plan: RenderPlan) -> [OverlayMark] {
        switch kind {
        case .offscreen: offscreen(plan)
        case .blended: commandMarks(plan) { $0.isBlended ? .blended : .opaque }
        case .misaligned: commandMarks(plan) { $0.misalignment }
        case .rasterized: commandMarks(plan) { $0.rasterization(in: plan) }
        }
    }

    // MARK: Passes

    /// One mark for each layer that forces passes, over all that they cover.
    private static func offscreen(_ plan: RenderPlan) -> [OverlayMark] {
        let placement = PassPlacement(plan: plan)
        var order: [String] = []
        var groups: [String: [RenderPass]] = [:]
        for pass in plan.offscreenPasses {
            if groups[pass.layer] == nil { order.append(pass.layer) }
            groups[pass.layer, default: []].append(pass)
        }
        return order.compactMap { layer in
            let passes = groups[layer]!
            let quads = passes.compactMap { pass in
                placement[pass.id].flatMap { HardQuad.image(of: CGRect(pass.rect), through: $0) }
            }
            guard let largest = quads.max(by: { $0.area < $1.area }) else { return nil }
            let reasons = Set(passes.flatMap(\.reasons)).sorted().map(\.rawValue)
            let count = passes.count.counted("pass")
            return OverlayMark(
                color: .offscreen, shapes: [.quad(largest)], strength: UInt8(min(60 + 24 * passes.count, 210)),
                label: "\(layer): \(count), \(reasons.joined(separator: ", "))", owner: .named(layer),
                passes: passes.count,
                bounds: largest.pixelBounds)
        }
    }

    // MARK: Commands

    /// A mark for each command of the main pass, and of the passes that it shows, that `color` gives one to.
    private static func commandMarks(
        _ plan: RenderPlan, color: (PlanCommand) -> OverlayColor?
    ) -> [OverlayMark] {
        let screen = PixelRect(x: 0, y: 0, width: plan.width, height: plan.height)
        let placement = PassPlacement(plan: plan)
        var result: [OverlayMark] = []
        var outlines = OutlineCache()
        for pass in plan.passes where pass.purpose.showsContent {
            guard let matrix = placement[pass.id] else { continue }
            var clips = ClipTranslator()
            clips.begin(target: matrix == .identity ? screen.union(pass.rect) : .everything)
            for command in pass.commands {
                guard let color = color(command) else { continue }
                let clip = clips.clip(for: command.clip?.mapped(by: matrix), outlines: &outlines)
                result += marks(of: command, through: matrix, color: color, clip: clip, plan: plan)
            }
        }
        return result
    }

    private static func marks(
        of command: PlanCommand, through matrix: Matrix3x3, color: OverlayColor, clip: ClipTranslator.Result,
        plan: RenderPlan
    ) -> [OverlayMark] {
        let onScreen = command.matrix.concatenating(matrix)
        let quads = command.coveredRects(in: plan).flatMap { HardQuad.visibleParts(of: $0, through: onScreen) }
        let bounds = quads.reduce(PixelRect.empty) { $0.union($1.pixelBounds) }.intersection(clip.rect)
        guard !bounds.isEmpty else { return [] }
        let name = command.node.name ?? command.node.className
        return [
            OverlayMark(
                color: color, shapes: quads.map(Shape.quad), clip: clip.clip, strength: 90,
                label: color == .opaque ? nil : "\(name): \(command.content.word)", owner: .layer(command.node.id),
                bounds: bounds)
        ]
    }
}

extension RenderPass.Purpose {
    /// False for pictures that never show as they are: masks and the steps of shadows and blurs.
    fileprivate var showsContent: Bool {
        switch self {
        case .main, .group, .raster, .content: true
        default: false
        }
    }
}

extension PlanClip {
    /// The clips in another plane.
    fileprivate func mapped(by matrix: Matrix3x3) -> PlanClip? {
        if matrix == .identity { return self }
        var shapes: [Shape] = []
        var next: PlanClip? = self
        while let clip = next {
            if case .layer(let node, let own) = clip.shape { shapes.append(.layer(node, own.concatenating(matrix))) }
            next = clip.next
        }
        return shapes.reversed().reduce(nil) { PlanClip($1, inside: $0) }
    }
}

extension Quad {
    fileprivate var area: Double {
        abs((p2 - p0).cross(p3 - p1)) / 2
    }
}
