import Foundation
import QuartzCore
import Rasterizer
import RenderServer
import UIKit

extension HierarchyReport {
    /// Describes the windows of a stage as they are after the frame that it draws now.
    @MainActor
    public init(of stage: Stage) {
        self.init(of: stage, in: stage.render())
    }

    /// Describes the windows of a stage as they are, with the passes of the frame that they last gave.
    @MainActor
    package init(of stage: Stage, in frame: Frame) {
        let passes = frame.statistics.offscreenPasses.reduce(into: [LayerID: Int]()) { counts, pass in
            if let id = pass.layerID { counts[id, default: 0] += 1 }
        }
        size = stage.screen.bounds.size
        let sources = stage.layerSources()
        roots = stage.windows.map { window in
            var builder = HierarchyBuilder(window: window, passes: passes, sources: sources)
            return builder.node(window.layer, path: window.layerPath, inherited: 1)
        }
    }
}

/// Builds one window's nodes, front to back, so that what covers is known before what it covers.
@MainActor
private struct HierarchyBuilder {
    let window: UIWindow
    let passes: [LayerID: Int]
    let sources: LayerSources
    /// Opaque rectangles in front of what is visited, in the window's space. The largest ones are kept: a cover is a
    /// panel, not a dot, and the list stays short in trees of any size.
    private var covers: [CGRect] = []
    private static let coverLimit = 64

    init(window: UIWindow, passes: [LayerID: Int], sources: LayerSources) {
        self.window = window
        self.passes = passes
        self.sources = sources
    }

    /// - Parameter inherited: the opacity of all layers above.
    mutating func node(_ layer: CALayer, path: LayerPath, inherited: Float) -> HierarchyReport.Node {
        let opacity = layer.isHidden ? 0 : inherited * layer.opacity
        let view = layer.delegate as? UIView
        let rect = layer === window.layer ? layer.bounds : layer.convert(layer.bounds, to: window.layer)
        let children = childNodes(layer, path: path, opacity: opacity)
        let isCovered = covers.contains { $0.contains(rect) } && !rect.isEmpty
        if isOpaque(layer, opacity) { cover(rect) }
        return HierarchyReport.Node(
            kind: view == nil ? .layer : .view, label: view?.name ?? layer.name ?? path.description,
            className: view?.className ?? "\(type(of: layer))", frame: layer.frame, windowFrame: rect,
            alpha: CGFloat(layer.opacity), flags: flags(layer, view, rect, isCovered: isCovered),
            passes: passes[layer.renderID] ?? 0, animations: layer.animationKeys() ?? [],
            shownFrame: shownFrame(of: layer), paints: opacity > 0 && paints(layer),
            shadowFrame: opacity > 0 ? shadowFrame(of: layer) : nil,
            sources: sources.places(of: layer.renderID), children: children)
    }

    private func shownFrame(of layer: CALayer) -> CGRect? {
        guard layer.animationKeys()?.isEmpty == false, let frame = layer.presentation()?.frame else { return nil }
        return frame == layer.frame ? nil : frame
    }

    /// In array order; visited in reverse painting order.
    private mutating func childNodes(_ layer: CALayer, path: LayerPath, opacity: Float) -> [HierarchyReport.Node] {
        let named = layer.placedSublayers(at: path)
        let order = named.indices.sorted { a, b in
            (named[a].layer.zPosition, a) < (named[b].layer.zPosition, b)
        }
        var nodes: [Int: HierarchyReport.Node] = [:]
        for index in order.reversed() {
            nodes[index] = node(named[index].layer, path: named[index].path, inherited: opacity)
        }
        return named.indices.compactMap { nodes[$0] }
    }

    private func isOpaque(_ layer: CALayer, _ opacity: Float) -> Bool {
        guard opacity == 1, layer.cornerRadius == 0, layer.mask == nil, layer.backgroundColor?.alpha == 1 else {
            return false
        }
        return CATransform3DIsIdentity(layer.transform)
    }

    private func paints(_ layer: CALayer) -> Bool {
        let hasBox = (layer.backgroundColor?.alpha ?? 0) > 0 || layer.borderWidth > 0 || layer.shadowOpacity > 0
        return hasBox || layer.contents != nil
            || layer is CAShapeLayer || layer is CAGradientLayer
    }

    /// The shadow of all that the layer's box or path holds; what sticks out of it is not looked at.
    private func shadowFrame(of layer: CALayer) -> CGRect? {
        guard layer.shadowOpacity > 0, (layer.shadowColor?.alpha ?? 0) > 0, !layer.masksToBounds else { return nil }
        let sigma = BlurWidth.shadowSigma(
            radius: Double(layer.shadowRadius), matrix: .identity, center: Point(0, 0))
        let reach = -CGFloat(BlurWidth.extent(sigma: sigma))
        let rect = (layer.shadowPath?.boundingBox ?? layer.bounds)
            .offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height).insetBy(dx: reach, dy: reach)
        return layer === window.layer ? rect : layer.convert(rect, to: window.layer)
    }

    private mutating func cover(_ rect: CGRect) {
        covers.append(rect)
        guard covers.count > Self.coverLimit else { return }
        covers.sort { $0.width * $0.height > $1.width * $1.height }
        covers.removeLast()
    }

    private func flags(
        _ layer: CALayer, _ view: UIView?, _ rect: CGRect, isCovered: Bool
    ) -> Set<HierarchyReport.Flag> {
        var flags: Set<HierarchyReport.Flag> = []
        if layer.isHidden { flags.insert(.hidden) }
        if layer.opacity < 1 { flags.insert(.transparent) }
        if layer.masksToBounds { flags.insert(.clips) }
        if view?.isUserInteractionEnabled == false { flags.insert(.untouchable) }
        if let view, view.overridesDrawing { flags.insert(.draws) }
        if layer.backgroundColor?.alpha == 1 { flags.insert(.opaque) }
        if layer.bounds.isEmpty { flags.insert(.zeroSize) }
        if !rect.isEmpty, rect.common(with: window.bounds).isEmpty { flags.insert(.offscreen) }
        if isCovered { flags.insert(.covered) }
        if passes[layer.renderID] != nil { flags.insert(.passes) }
        return flags
    }
}
