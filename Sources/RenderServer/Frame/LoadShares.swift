import CoreGraphics
import Rasterizer

extension Frame {
    /// Who makes the load of the frame, those with most bytes first: passes by the layer that forces them, drawing by the
    /// view that draws, blending by the layer that is blended.
    ///
    /// Blending counts as in `PlanCounts.blendedPixels`: what is no upright rectangle counts with the one around it. What is
    /// decoded belongs to no single layer.
    public var loadShares: [LoadShare] {
        var bytes: [Key: Int] = [:]
        func add(_ count: Int, _ layer: String, _ source: FrameLoad.Source) {
            if count > 0 { bytes[Key(layer: layer, source: source), default: 0].addSaturating(count) }
        }
        for pass in statistics.offscreenPasses {
            add(pass.bytesStored.saturatingSum(pass.bytesLoaded), pass.layer, .passes)
        }
        for (label, counts) in statistics.updates { add(counts.drawnBytes, label, .drawing) }
        for (label, pixels) in plan.blendedPixelsByLayer(tree) { add(pixels.saturatingProduct(4), label, .blending) }
        return bytes.map { LoadShare(layer: $0.layer, source: $0.source, bytes: $1) }.sorted {
            ($1.bytes, $0.layer, $0.source.rawValue) < ($0.bytes, $1.layer, $1.source.rawValue)
        }
    }

    private struct Key: Hashable {
        let layer: String
        let source: FrameLoad.Source
    }
}

extension RenderPlan {
    /// Pixels that each layer's own commands blend, by the layer's label.
    func blendedPixelsByLayer(_ tree: RenderTree?) -> [String: Int] {
        var pixels: [LayerID: Int] = [:]
        var nodes: [LayerID: RenderNode] = [:]
        var counting = PlanCounting(copies: [])
        for pass in passes {
            let rects = pass.commands.map { command in
                command.coveredRects(in: self).reduce(PixelRect.empty) {
                    $0.union(PlaneRect($1).mapped(by: command.matrix).pixels)
                }.intersection(pass.rect)
            }
            let counts = counting.blendedPixels(of: pass.commands, rects: rects, in: pass)
            for (command, count) in zip(pass.commands, counts) where count > 0 {
                nodes[command.node.id] = command.node
                pixels[command.node.id, default: 0].addSaturating(count)
            }
        }
        let labels = tree?.labels(of: nodes.values.filter { ($0.name ?? "").isEmpty }.map(\.id)) ?? [:]
        return pixels.reduce(into: [:]) { result, entry in
            let (id, count) = entry
            let label = nodes[id].flatMap { ($0.name ?? "").isEmpty ? nil : $0.name } ?? labels[id] ?? ""
            if count > 0 { result[label, default: 0].addSaturating(count) }
        }
    }
}

extension RenderTree {
    /// The index paths of layers.
    func labels(of layers: [LayerID]) -> [LayerID: String] {
        var missing = Set(layers)
        var found: [LayerID: String] = [:]
        var waiting = roots.enumerated().reversed().map { ($1, LayerPath(window: $0)) }
        while !missing.isEmpty, let (node, path) = waiting.popLast() {
            if missing.remove(node.id) != nil { found[node.id] = path.description }
            if let mask = node.mask { waiting.append((mask, path.appending(.mask))) }
            var steps = LayerPath.SiblingSteps()
            waiting += node.sublayers.map { ($0, path.appending(steps.next(isViewLayer: $0.isViewLayer))) }.reversed()
        }
        return found
    }
}

extension Int {
    fileprivate mutating func addSaturating(_ other: Int) { self = saturatingSum(other) }
}
