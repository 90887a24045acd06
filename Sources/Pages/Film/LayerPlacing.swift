import CoreGraphics
import Offstage
import TextFormatting

/// Where a layer lies: most follow from their frame in their superlayer, the others have a record of their own.
///
/// The page derives corners and hit matrices by the same steps; `record` is what it needs besides the frame.
struct LayerPlacing {
    /// Nil where the frame says it all.
    var record: JSONValue?
    /// From the layer's bounds to the screen; nil where there is no affine one.
    var map: CGAffineTransform?

    /// Points by which derived corners may differ.
    private static let tolerance = 0.01

    /// - Parameter parent: the superlayer's map; nil where there is none.
    init(_ layer: StageSnapshot.Layer, parent: CGAffineTransform?) {
        let frame = layer.presented?.frame ?? layer.frame
        let bounds = layer.presented?.bounds ?? layer.bounds
        let isMoving = layer.presented != nil
        let hit = isMoving ? nil : layer.hitTest?.fromSuperview?.map { Double($0) }
        let isPlain = bounds == CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
        var members: [(key: String, value: JSONValue)] = isPlain ? [] : [("b", .exact(Self.numbers(bounds)))]
        guard layer.corners.count == 4 else {
            members.append(("q", .array([])))
            record = .object(members)
            return
        }
        let (x, y) = (frame.minX - bounds.minX, frame.minY - bounds.minY)
        let isShift = hit.map { Self.isShift($0, x: -Double(x), y: -Double(y)) } ?? (isMoving || layer.hitTest == nil)
        if let parent, isShift {
            let map = CGAffineTransform(translationX: x, y: y).concatenating(parent)
            if Self.fits(map, bounds, layer.corners) {
                self.map = map
                record = members.isEmpty ? nil : .object(members)
                return
            }
        }
        if let parent, let local = Self.local(hit, layer, bounds, parent) {
            let map = local.concatenating(parent)
            if Self.fits(map, bounds, layer.corners) {
                self.map = map
                members.append(("m", .exact(hit ?? Self.numbers(local.inverted()))))
                record = .object(members)
                return
            }
        }
        members.append(("q", .array(layer.corners.flatMap { [$0.x, $0.y] }.map { .number(Double($0)) })))
        if let hit { members.append(("m", .exact(hit))) }
        map = Self.map(of: bounds, onto: layer.corners)
        record = .object(members)
    }

    private static func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
    }

    private static func numbers(_ map: CGAffineTransform) -> [Double] {
        [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Double($0) }
    }

    private static func isShift(_ hit: [Double], x: Double, y: Double) -> Bool {
        zip(hit, [1, 0, 0, 1, x, y]).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    private static func fits(_ map: CGAffineTransform, _ bounds: CGRect, _ corners: [CGPoint]) -> Bool {
        zip(self.corners(of: bounds), corners).allSatisfy { corner, expected in
            let found = corner.applying(map)
            return abs(found.x - expected.x) <= tolerance && abs(found.y - expected.y) <= tolerance
        }
    }

    private static func corners(of bounds: CGRect) -> [CGPoint] {
        [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ]
    }

    /// From the layer's bounds to its superlayer's.
    private static func local(
        _ hit: [Double]?, _ layer: StageSnapshot.Layer, _ bounds: CGRect, _ parent: CGAffineTransform
    ) -> CGAffineTransform? {
        if let hit {
            let map = CGAffineTransform(a: hit[0], b: hit[1], c: hit[2], d: hit[3], tx: hit[4], ty: hit[5])
            return isInvertible(map) ? map.inverted() : nil
        }
        guard layer.presented != nil || layer.hitTest == nil, isInvertible(parent),
            let map = map(of: bounds, onto: layer.corners)
        else { return nil }
        let local = map.concatenating(parent.inverted())
        return isInvertible(local) ? local : nil
    }

    private static func isInvertible(_ map: CGAffineTransform) -> Bool {
        abs(map.a * map.d - map.b * map.c) > 1e-9
    }

    /// The affine map of a rectangle onto a parallelogram.
    private static func map(of bounds: CGRect, onto corners: [CGPoint]) -> CGAffineTransform? {
        let (width, height) = (bounds.width, bounds.height)
        guard width > 0, height > 0 else { return nil }
        let (a, b, d) = (corners[0], corners[1], corners[3])
        let linear = CGAffineTransform(
            a: (b.x - a.x) / width, b: (b.y - a.y) / width, c: (d.x - a.x) / height, d: (d.y - a.y) / height, tx: 0,
            ty: 0)
        let origin = bounds.origin.applying(linear)
        var map = linear
        (map.tx, map.ty) = (a.x - origin.x, a.y - origin.y)
        return fits(map, bounds, corners) ? map : nil
    }
}
