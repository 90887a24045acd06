import CoreGraphics
import Foundation
import Rasterizer

/// Where two trees may look different: rectangles of the target's pixels.
///
/// Both trees are walked only where their nodes are not the same objects.
struct Damage {
    /// More rectangles are united.
    private static let mostRects = 8

    private(set) var rects: [PixelRect] = []
    private let target: PixelRect

    /// Nil where a change may show elsewhere than where the changed layers lie, or a frame depends on more than its
    /// tree: layers in space, kept bitmaps, effects that read what lies behind, and another screen.
    init?(from old: RenderTree, to new: RenderTree) {
        guard (old.roots + new.roots).allSatisfy({ !$0.summary.isRemembered }) else { return nil }
        self.init(ofFirstFrames: old, new)
    }

    /// Of two trees that are both drawn as first frames, so that no bitmap was kept before.
    init?(ofFirstFrames old: RenderTree, _ new: RenderTree) {
        target = new.target
        guard old.width == new.width, old.height == new.height, old.scale == new.scale,
            old.roots.map(\.id) == new.roots.map(\.id), (old.roots + new.roots).allSatisfy(\.summary.isLocal)
        else { return nil }
        let root = Matrix3x3.scale(x: new.scale, y: new.scale)
        var pairs = zip(old.roots, new.roots).map { Pair(old: $0, new: $1, matrix: root) }
        while let pair = pairs.popLast() { compare(pair, &pairs) }
    }

    var isEmpty: Bool { rects.isEmpty }
    var area: Int { rects.reduce(0) { $0 + $1.area } }

    /// The damage's pixels in rectangles that have none in common.
    var disjointRects: [PixelRect] {
        var result: [PixelRect] = []
        for rect in rects {
            var rect = rect
            while let other = result.firstIndex(where: { !$0.intersection(rect).isEmpty }) {
                rect = rect.union(result.remove(at: other))
            }
            result.append(rect)
        }
        return result
    }

    /// One layer before and after.
    private struct Pair {
        let old: RenderNode
        let new: RenderNode
        /// From the space of both nodes' superlayer to pixels.
        let matrix: Matrix3x3
    }

    private mutating func compare(_ pair: Pair, _ pairs: inout [Pair]) {
        let (old, new) = (pair.old, pair.new)
        if old === new { return }
        let matrix = new.placement.matrix.flattened.concatenating(pair.matrix)
        guard old.id == new.id, old.placement == new.placement, old.values == new.values, old.mask === new.mask,
            new.isOpen(through: matrix)
        else {
            add(old.summary, pair.matrix)
            return add(new.summary, pair.matrix)
        }
        let inner = new.values.sublayerMatrix.map { $0.flattened.concatenating(matrix) } ?? matrix
        compare(old.sublayers, new.sublayers, inner, &pairs)
    }

    private mutating func compare(
        _ old: SublayerList, _ new: SublayerList, _ matrix: Matrix3x3, _ pairs: inout [Pair]
    ) {
        guard old.count == new.count else { return compareMoved(old, new, matrix) }
        for (a, b) in zip(old.chunks, new.chunks) where a !== b {
            for (x, y) in zip(a.nodes, b.nodes) where x !== y { pairs.append(Pair(old: x, new: y, matrix: matrix)) }
        }
    }

    /// What lies between the first and the last siblings that stayed where they were.
    private mutating func compareMoved(_ old: SublayerList, _ new: SublayerList, _ matrix: Matrix3x3) {
        let (a, b) = (Array(old), Array(new))
        let shorter = min(a.count, b.count)
        let first = (0..<shorter).first { a[$0] !== b[$0] } ?? shorter
        let last = (0..<shorter - first).first { a[a.count - 1 - $0] !== b[b.count - 1 - $0] } ?? shorter - first
        for node in a[first..<a.count - last] { add(node.summary, matrix) }
        for node in b[first..<b.count - last] { add(node.summary, matrix) }
    }

    private mutating func add(_ summary: NodeSummary, _ matrix: Matrix3x3) {
        let rect = summary.pixels(through: matrix).intersection(target)
        if rect.isEmpty { return }
        // Rectangles that cost less as one become one.
        if let near = rects.firstIndex(where: { $0.union(rect).area <= $0.area + rect.area }) {
            rects[near] = rects[near].union(rect)
        } else if rects.count < Self.mostRects {
            rects.append(rect)
        } else {
            rects = [rects.reduce(rect) { $0.union($1) }]
        }
    }
}

extension NodeSummary {
    /// What the subtree shows depends on it and on kept bitmaps alone, and lies where its extent says.
    var isLocal: Bool {
        isBounded && !readsBehind && layers < TreeSettler.maximumVisits
            && height < TreeSettler.maximumDepth
    }

    /// The pixels that the subtree may touch, with one more around it for soft edges.
    func pixels(through matrix: Matrix3x3) -> PixelRect {
        let rect = extent.mapped(by: matrix).pixels
        return rect.isEmpty ? rect : rect.outset(by: 1)
    }
}

extension RenderNode {
    /// True when sublayers are drawn straight into what the layer is drawn into, whatever they are: no group surface
    /// can come of them, and no shadow.
    /// - Parameter matrix: layer space → the target's pixels.
    func isOpen(through matrix: Matrix3x3) -> Bool {
        placement.opacity == 1 && !placement.isHidden && values.isOpen(through: matrix)
    }
}

extension LayerValues {
    fileprivate func isOpen(through matrix: Matrix3x3) -> Bool {
        guard case .plain = kind, isDoubleSided, filters.isEmpty, vibrancy == nil, !shouldRasterize, !isIsolated,
            compositingFilter == nil || compositingFilter == .normal, shadow == nil || shadow?.path != nil
        else { return false }
        return !masksToBounds || (!isRounded && softEdges.isEmpty && matrix.isUpright(over: bounds))
    }
}
