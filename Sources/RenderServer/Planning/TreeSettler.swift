import CoreGraphics
import Foundation
import Rasterizer

/// Walks a tree once, bottom up, and leaves the layers that show something, with what they draw and how they lie.
///
/// The walk keeps its own stack: trees may be deeper than a thread's stack allows.
struct TreeSettler {
    /// Layers nested deeper than this are reported and not drawn.
    static let maximumDepth = 1_000
    /// Layers and copies of replicators looked at in one plan; what comes after is reported and not drawn.
    static let maximumVisits = 4_000_000

    private(set) var layers: [SettledLayer] = []
    private(set) var roots: [Int] = []
    private(set) var diagnostics: [String] = []
    /// Layers skipped, or found to draw nothing.
    private(set) var culled = 0

    private var stack: [SettlingFrame] = []
    private var visits = 0
    private var isTooDeep = false
    private let cache: RasterizationCache

    /// - Parameters:
    ///   - part: leaves out what cannot touch these pixels, as far as nothing else depends on it; nil keeps all.
    ///   - cache: asked for bitmaps that need not be made again.
    init(_ tree: RenderTree, within part: PixelRect? = nil, cache: RasterizationCache) {
        self.cache = cache
        stack = [
            SettlingFrame(
                root: .scale(x: tree.scale, y: tree.scale), reach: tree.target, part: part, nodes: tree.roots)
        ]
        run(windows: tree.roots)
    }

    private mutating func run(windows: [RenderNode]) {
        while !stack.isEmpty {
            let top = stack.count - 1
            if visits > Self.maximumVisits { stack[top].stop() }
            if let (node, step) = stack[top].next(culled: &culled) {
                visit(node, step: step)
            } else if stack[top].endCopy() {
                countVisit()
                if top > 0, !stack[top].isTransparent { sortCopy(top) }
            } else if let mask = stack[top].takeMask() {
                visit(mask, step: .mask)
            } else {
                let frame = stack.removeLast()
                if frame.context.index != nil { finish(frame) } else { roots = frame.siblings.map(\.index) }
            }
        }
    }

    /// Windows stay in their order; the sublayers of one copy are sorted by depth.
    private mutating func sortCopy(_ top: Int) {
        let siblings = stack[top].siblings
        stack[top].siblings = []
        guard !siblings.isEmpty else { return }
        let sorting = DepthSorting(siblings, layers: layers)
        stack[top].children += sorting.fragments
        if sorting.gaveUp, let index = stack[top].context.index {
            diagnostics.append(
                "\(label(of: index)): its sublayers intersect in too many parts; they are painted whole, by depth")
        }
    }

    private func label(of index: Int) -> String {
        layers[index].node.label(at: SettledLayer.path(of: index, in: layers).description)
    }
}

// MARK: - Down

extension TreeSettler {
    private mutating func visit(_ node: RenderNode, step: LayerPath.Step) {
        let context = stack[stack.count - 1].context
        countVisit()
        guard visits <= Self.maximumVisits else { return }
        guard node.placement.isVisible, context.mayShow(node.summary) else {
            return cull(node, context)
        }
        guard stack.count <= Self.maximumDepth else {
            if !isTooDeep {
                let label = label(of: node, step, context)
                diagnostics.append(
                    "\(label): layers nested more than \(Self.maximumDepth) deep; "
                        + "this one and all below it are not drawn"
                )
            }
            isTooDeep = true
            return cull(node, context)
        }
        place(node, step: step, context)
    }

    private mutating func countVisit() {
        visits += 1
        if visits == Self.maximumVisits + 1 {
            diagnostics.append("more than \(Self.maximumVisits) layers, copies included: the rest is not drawn")
        }
    }

    private func label(of node: RenderNode, _ step: LayerPath.Step, _ context: SettlingContext) -> String {
        node.label(
            at: (context.index.map { SettledLayer.path(of: $0, in: layers).appending(step) } ?? LayerPath()).description
        )
    }

    private mutating func cull(_ node: RenderNode, _ context: SettlingContext) {
        if !context.isCopy { culled += node.summary.layers }
    }

    /// Projects a layer and settles what it draws itself; what is below comes next.
    private mutating func place(_ node: RenderNode, step: LayerPath.Step, _ context: SettlingContext) {
        let (placement, values) = (node.placement, node.values)
        let isMask = step == .mask
        let spatial = context.prefix.map { placement.matrix.concatenating($0) } ?? placement.matrix
        guard spatial.isFinite, PlaneRect(values.bounds).isFinite else {
            diagnostics.append("\(label(of: node, step, context)): its geometry is not finite, so it draws nothing")
            return cull(node, context)
        }
        var layer = SettledLayer(
            node: node, parent: context.index, owner: isMask ? context.index : context.owner, step: step,
            isMask: isMask,
            isCopy: context.isCopy, local: spatial.flattened,
            opacity: min(max(placement.opacity, 0), 1) * (isMask ? 1 : context.opacity), color: context.color)
        if context.owner == nil { layer = layer.onTarget(through: context.root) }
        if !layer.isTransform {
            layer.matrix = context.owner == nil ? layer.local : layer.local.concatenating(context.root)
            guard layer.matrix.isFinite, !layer.local.isSingular(at: layer.center),
                values.isDoubleSided || !layer.matrix.showsBack(at: layer.center)
            else { return cull(node, context) }
            settleRasterization(&layer)
        }
        let frame = SettlingFrame(of: layer, index: layers.count, in: context, spatial: spatial)
        if case .hit = layer.rasterization {
            layers.append(layer)
            return finishHit(frame)
        }
        if !layer.isTransform {
            layer.particles = SettledParticles(values.particles, spatial: spatial)
            diagnostics += (values.particles?.problems ?? []).map { "\(label(of: node, step, context)): \($0)" }
        }
        if !layer.isTransform { layer.things = visibleThings(of: layer, reach: context.reach, below: frame) }
        layers.append(layer)
        if node.sublayers.isEmpty, node.mask == nil { finish(frame) } else { stack.append(frame) }
    }

    private func settleRasterization(_ layer: inout SettledLayer) {
        // A kept bitmap cannot follow what lies behind it (assumed).
        guard layer.values.shouldRasterize, layer.values.vibrancy == nil, !layer.isMask else { return }
        let key = RasterizationCache.Key(layer: layer.node.id, scale: layer.values.usableRasterizationScale)
        if let rect = cache.rect(for: key, showing: layer.node) {
            layer.rasterization = .hit(key, rect)
        } else {
            layer.rasterization = .miss(key)
        }
    }

    /// Box and contents within reach; shadows come later, when what casts them is known.
    private func visibleThings(of layer: SettledLayer, reach: PixelRect, below: SettlingFrame) -> ThingSet {
        var things = layer.values.paintedThings
        if !things.isDisjoint(with: .bounded) {
            let rect = PlaneRect(layer.values.bounds).mapped(by: layer.matrix)
            if rect.pixels.intersection(below.context.reach).isEmpty { things.subtract(.bounded) }
        }
        if !things.isDisjoint(with: [.image, .shape]) {
            let rect = layer.values.contentsRect.mapped(by: layer.matrix)
            if rect.pixels.intersection(below.context.reach).isEmpty { things.subtract([.image, .shape]) }
        }
        if things.contains(.particles) {
            let rect = layer.particles?.extent.mapped(by: layer.matrix) ?? .empty
            if rect.pixels.intersection(below.context.reach).isEmpty { things.remove(.particles) }
        }
        return things
    }
}

// MARK: - Up

extension TreeSettler {
    /// All below a layer is settled: what it draws, how far that reaches, and whether anything is left of it.
    private mutating func finish(_ frame: SettlingFrame) {
        let index = frame.context.index!
        if layers[index].isTransform { return finishTransparent(frame, index) }
        let fragments = frame.children
        var extent = ownExtent(of: layers[index])
        var unique = Set<Int>()
        for fragment in fragments where fragment.cuts.isEmpty || unique.insert(fragment.child).inserted {
            extent = extent.union(layers[fragment.child].extent.mapped(by: layers[fragment.child].local))
        }
        let values = layers[index].values
        if values.masksToBounds { extent = extent.intersection(PlaneRect(values.bounds)) }
        layers[index].children = fragments
        settleShadow(index, &extent, reach: stack[stack.count - 1].context.reach)
        layers[index].extent = extent
        guard isVisible(index, frame: frame) else { return drop(index) }
        if values.masksToBounds { testClip(index) }
        register(index, spatial: frame.spatial)
    }

    private func ownExtent(of layer: SettledLayer) -> PlaneRect {
        var result = PlaneRect.empty
        if !layer.things.isDisjoint(with: .bounded) {
            result = PlaneRect(layer.values.bounds)
        }
        if !layer.things.isDisjoint(with: .contents) { result = result.union(layer.values.contentsRect) }
        if layer.things.contains(.particles), let particles = layer.particles {
            result = result.union(particles.extent)
        }
        return result
    }

    private mutating func settleShadow(_ index: Int, _ extent: inout PlaneRect, reach: PixelRect) {
        let layer = layers[index]
        guard !layer.values.masksToBounds, let shadow = layer.values.shadow, shadow.isVisible else { return }
        let silhouette = shadow.path.map { PlaneRect($0.boundingBoxOfPath) } ?? extent
        let rect = shadow.rect(of: silhouette)
        guard !silhouette.isEmpty, rect.isFinite else { return }
        var visible = reach
        if case .miss = layer.rasterization { visible = .everything }
        guard !rect.mapped(by: layer.matrix).pixels.intersection(visible).isEmpty else { return }
        layers[index].things.insert(.shadow)
        extent = extent.union(rect)
    }

    private func isVisible(_ index: Int, frame: SettlingFrame) -> Bool {
        let layer = layers[index]
        if layer.things.isEmpty, layer.children.isEmpty { return false }
        if case .miss = layer.rasterization {
            let reach = stack[stack.count - 1].context.reach
            if layer.extent.mapped(by: layer.matrix).pixels.intersection(reach).isEmpty { return false }
        }
        guard !layer.isMask, layer.node.mask != nil else { return true }
        guard let mask = layer.mask else { return false }
        return layers[mask].extent.mapped(by: layers[mask].local).intersects(layer.extent)
    }

    private mutating func testClip(_ index: Int) {
        let outline = CornerOutline(layers[index].values)
        if !layers[index].things.isDisjoint(with: .contents) {
            layers[index].contentsReachOut = !outline.contains(layers[index].values.contentsRect)
        }
        if !layers[index].children.isEmpty {
            let reach = Self.reach(ofDescendantsOf: index, outline, layers)
            layers[index].descendantReachesOut = reach == .out
            layers[index].descendantIsCut = reach > .inside
        }
        testParticles(index, outline)
    }

    /// Particles of the clipping layer are cut as descendants are.
    private mutating func testParticles(_ index: Int, _ outline: CornerOutline) {
        guard layers[index].things.contains(.particles) else { return }
        let reach = InsideTest(outline: outline, layers: []).reach(ofParticlesOf: layers[index])
        if reach == .out { layers[index].descendantReachesOut = true }
        layers[index].particlesAreCut = reach > .inside
    }

    /// By itself, so that nobody else holds the list when it is written next.
    private static func reach(
        ofDescendantsOf index: Int, _ outline: CornerOutline, _ layers: [SettledLayer]
    ) -> InsideTest.Reach {
        InsideTest(outline: outline, layers: layers).reach(of: layers[index].children)
    }

    private mutating func finishHit(_ frame: SettlingFrame) {
        let index = frame.context.index!
        guard case .hit(let key, let rect) = layers[index].rasterization else { return }
        let extent = PlaneRect(rect).mapped(by: .scale(x: 1 / key.scale, y: 1 / key.scale))
        layers[index].extent = extent
        let reach = stack[stack.count - 1].context.reach
        guard !extent.mapped(by: layers[index].matrix).pixels.intersection(reach).isEmpty else { return drop(index) }
        register(index, spatial: frame.spatial)
    }

    /// The sublayers of a layer without a plane of its own stand among its siblings.
    private mutating func finishTransparent(_ frame: SettlingFrame, _ index: Int) {
        if frame.siblings.isEmpty { drop(index) } else { stack[stack.count - 1].siblings += frame.siblings }
    }

    private mutating func register(_ index: Int, spatial: Matrix4x4) {
        let above = stack.count - 1
        if layers[index].isMask {
            layers[layers[index].owner!].mask = index
        } else {
            stack[above].siblings.append(DepthSorting.Sibling(index: index, matrix: spatial))
        }
    }

    /// Nothing of the layer shows, so nothing after it in the list does.
    private mutating func drop(_ index: Int) {
        for layer in layers[index...] where !layer.isCopy { culled += 1 }
        layers.removeSubrange(index...)
    }
}

extension SettledLayer {
    /// The index path of a layer of the list.
    static func path(of index: Int, in layers: [SettledLayer]) -> LayerPath {
        var steps: [LayerPath.Step] = []
        var index = index
        // Not of copies of the layers: they are large.
        while let parent = layers[index].parent {
            steps.append(layers[index].step)
            index = parent
        }
        return LayerPath(window: layers[index].step.window, steps: steps.reversed())
    }

    /// A root lies in the target's pixels at once.
    fileprivate func onTarget(through root: Matrix3x3) -> SettledLayer {
        SettledLayer(
            node: node, parent: parent, owner: owner, step: step, isMask: isMask, isCopy: isCopy,
            local: local.concatenating(root), opacity: opacity, color: color)
    }
}

extension LayerValues {
    /// Pixels a point of a rasterized bitmap; a scale that makes no bitmap counts as 1 (assumed).
    var usableRasterizationScale: Double {
        rasterizationScale > 0 && rasterizationScale.isFinite ? rasterizationScale : 1
    }
}
