import CoreGraphics
import Foundation
import Rasterizer

/// What a layer's sublayers need of what lies above them.
struct SettlingContext {
    /// The layer whose sublayers are walked; nil for the target itself.
    var index: Int?
    /// The layer in whose plane they are drawn.
    var owner: Int?
    /// The owner's plane → the target's pixels.
    var root: Matrix3x3
    /// Clips in force and target, in the target's pixels.
    var reach: PixelRect
    /// What transform layers above leave to their sublayers.
    var opacity: Float = 1
    var color: SIMD4<Float>?
    /// True in a replicator's copies beyond the first.
    var isCopy = false
    /// The sublayers' superlayer space → the space that they share with their siblings; nil for the identity.
    var prefix: Matrix4x4?
    /// The plane → the target's pixels, while depth plays no part.
    var planar: Matrix3x3?
    /// Only what touches these pixels counts; nil inside a layer whose sublayers depend on one another.
    var part: PixelRect?
    /// `part` in the sublayers' superlayer space, and more; nil leaves nothing out.
    private(set) var window: PlaneRect?

    fileprivate mutating func setPrefix(_ matrix: Matrix4x4?) {
        prefix = matrix
        planar = matrix.map { $0.isAffine2D ? $0.flattened.concatenating(root) : nil } ?? root
        window = part.flatMap { part in
            // One pixel for soft edges, one for the rounding of rectangles.
            guard let inverse = planar?.inverse else { return nil }
            let rect = PlaneRect(part.outset(by: 2)).mapped(by: inverse)
            return rect.isFinite && !rect.isEmpty ? rect : nil
        }
    }

    /// False when nothing of siblings with such a summary can show.
    func mayShow(_ summary: NodeSummary) -> Bool {
        guard summary.isBounded, let planar else { return true }
        if summary.extent.isEmpty { return false }
        if let window, !window.intersects(summary.extent) { return false }
        return !summary.extent.mapped(by: planar).pixels.intersection(reach).isEmpty
    }
}

/// A layer whose sublayers are being walked.
struct SettlingFrame {
    private(set) var context: SettlingContext
    /// Layer space → the space that the layer shares with its siblings.
    let spatial: Matrix4x4
    /// True when the layer's sublayers stand among its siblings.
    let isTransparent: Bool
    /// Sublayers of the copy that is being walked, in array order.
    var siblings: [DepthSorting.Sibling] = []
    /// Sublayers of finished copies, in paint order.
    var children: [SettledLayer.Fragment] = []

    private var sublayers: SublayerList
    private var mask: RenderNode?
    private let replication: Replication?
    private let base: SettlingContext
    /// transformᵏ about the centre of the bounds.
    private var copyMatrix = Matrix4x4.identity
    private var copy = 0
    private var chunk = 0
    private var position = 0
    private var steps = LayerPath.SiblingSteps()

    /// The windows of a screen.
    init(root: Matrix3x3, reach: PixelRect, part: PixelRect?, nodes: [RenderNode]) {
        var context = SettlingContext(root: root, reach: reach)
        context.part = part
        context.setPrefix(nil)
        base = context
        self.context = context
        sublayers = SublayerList(nodes)
        replication = nil
        spatial = .identity
        isTransparent = false
    }

    /// The sublayers of a layer.
    init(of layer: SettledLayer, index: Int, in above: SettlingContext, spatial: Matrix4x4) {
        let values = layer.values
        var context = above
        context.index = index
        isTransparent = layer.isTransform
        if isTransparent {
            context.opacity = layer.opacity
            context.part = nil
        } else {
            context.owner = index
            context.opacity = 1
            context.root = layer.matrix
            context.reach = Self.reach(below: layer, reach: above.reach)
            if layer.node.mask != nil || !layer.node.isOpen(through: layer.matrix) { context.part = nil }
            if case .miss = layer.rasterization { context.color = nil }
        }
        base = context
        self.context = context
        self.spatial = spatial
        sublayers = layer.node.sublayers
        mask = layer.isMask || layer.isTransform ? nil : layer.node.mask
        if case .replicator(let replication) = values.kind { self.replication = replication } else { replication = nil }
        self.values = values
        beginCopy()
    }

    private var values = LayerValues()

    private static func reach(below layer: SettledLayer, reach: PixelRect) -> PixelRect {
        let values = layer.values
        var result = PixelRect.everything
        if case .miss = layer.rasterization {
        } else {
            result = BlurReach.inner(reach, of: values, center: layer.center, matrix: layer.matrix)
        }
        if values.masksToBounds {
            result = result.intersection(PlaneRect(values.bounds).mapped(by: layer.matrix).pixels)
        }
        return result
    }

    /// The next sublayer that may show, and its place; runs of siblings that cannot are skipped and counted.
    mutating func next(culled: inout Int) -> (RenderNode, LayerPath.Step)? {
        guard copy < copies else { return nil }
        while chunk < sublayers.chunks.count {
            let run = sublayers.chunks[chunk]
            if position == 0, !context.mayShow(run.summary) {
                if !context.isCopy { culled += run.summary.layers }
                steps.skip(run.nodes.count, viewLayers: run.summary.viewLayers)
                chunk += 1
                continue
            }
            if let window = context.window { skip(in: run, to: window, &culled) }
            if position < run.nodes.count {
                let node = run.nodes[position]
                position += 1
                return (node, steps.next(isViewLayer: node.isViewLayer))
            }
            chunk += 1
            position = 0
        }
        return nil
    }

    /// Passes over the siblings that do not meet `window`, without looking at them.
    private mutating func skip(in run: SublayerList.Chunk, to window: PlaneRect, _ culled: inout Int) {
        while position < run.extents.count, !window.intersects(run.extents[position]) {
            steps.skip(1, viewLayers: run.isViewLayer(position) ? 1 : 0)
            culled += 1
            position += 1
        }
    }

    /// Leaves out what has not been walked yet.
    mutating func stop() {
        guard copy < copies else { return }
        copy = copies - 1
        chunk = sublayers.chunks.count
    }

    private var copies: Int { replication.map { max(0, $0.count) } ?? 1 }

    /// Goes on to the next copy; false when all are done.
    mutating func endCopy() -> Bool {
        guard copy < copies else { return false }
        copy += 1
        (chunk, position, steps) = (0, 0, LayerPath.SiblingSteps())
        if copy < copies, let replication {
            copyMatrix = copyMatrix.concatenating(replication.transform)
            beginCopy()
        }
        return true
    }

    private mutating func beginCopy() {
        var matrix = values.sublayerMatrix
        if let replication {
            if copy > 0 {
                let center = PlaneRect(values.bounds).center
                let placed = Matrix4x4.translation(x: -center.x, y: -center.y, z: 0).concatenating(copyMatrix)
                    .concatenating(.translation(x: center.x, y: center.y, z: 0))
                matrix = matrix.map { placed.concatenating($0) } ?? placed
                if let delayed = replication.delayed?.sublayers, !delayed.isEmpty {
                    sublayers = delayed[min(copy, delayed.count) - 1]
                }
            }
            context.color = base.color.multiplied(by: replication.color(ofCopy: copy))
            context.isCopy = base.isCopy || copy > 0
        }
        if isTransparent { matrix = matrix.map { $0.concatenating(spatial) } ?? spatial }
        context.setPrefix(matrix)
    }

    /// The mask, once.
    mutating func takeMask() -> RenderNode? {
        guard let result = mask else { return nil }
        mask = nil
        context.setPrefix(nil)
        context.isCopy = base.isCopy
        context.color = nil
        return result
    }
}

extension Replication {
    /// What copy k's colours are multiplied with, clamped (assumed).
    fileprivate func color(ofCopy copy: Int) -> SIMD4<Float> {
        let color = self.color + Float(copy) * offset
        return color.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    }
}

extension SIMD4<Float>? {
    fileprivate func multiplied(by color: SIMD4<Float>) -> SIMD4<Float>? {
        let result = self.map { $0 * color } ?? color
        return result == SIMD4(repeating: 1) ? nil : result
    }
}
