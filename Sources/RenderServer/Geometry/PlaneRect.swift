import CoreGraphics
import Foundation
import Rasterizer

/// An upright rectangle of a layer's plane or of a surface, not yet on whole pixels. Empty when it has no area.
struct PlaneRect: Hashable, Sendable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    static let empty = PlaneRect(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
    /// No pixel lies farther out: hundreds of times a GPU's largest texture (16,384 px), and near enough that the
    /// pixels of a hundred thousand surfaces can be summed.
    static let farthestPixel = 0x1p22
    /// Larger than anything that is drawn.
    static let everything = PlaneRect(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9)

    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    init(_ rect: CGRect) {
        let origin = rect.origin
        let size = rect.size
        self.init(
            minX: min(origin.x, origin.x + size.width), minY: min(origin.y, origin.y + size.height),
            maxX: max(origin.x, origin.x + size.width), maxY: max(origin.y, origin.y + size.height))
    }

    init(_ rect: PixelRect) {
        self.init(minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX), maxY: Double(rect.maxY))
    }

    /// The box around points; empty when one is not finite.
    init(around points: [Point]) {
        self = .empty
        for point in points {
            guard point.isFinite else {
                self = .empty
                return
            }
            minX = min(minX, point.x)
            minY = min(minY, point.y)
            maxX = max(maxX, point.x)
            maxY = max(maxY, point.y)
        }
    }

    /// False for NaN as well.
    var isEmpty: Bool { !(maxX > minX && maxY > minY) }
    var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
    var width: Double { maxX - minX }
    var height: Double { maxY - minY }
    var center: Point { Point((minX + maxX) / 2, (minY + maxY) / 2) }
    var corners: [Point] { [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)] }
    var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

    func intersection(_ other: PlaneRect) -> PlaneRect {
        let result = PlaneRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
        return result.isEmpty ? .empty : result
    }

    func intersects(_ other: PlaneRect) -> Bool {
        max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
    }

    func union(_ other: PlaneRect) -> PlaneRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PlaneRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    func contains(_ other: PlaneRect) -> Bool {
        other.isEmpty
            || (other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY)
    }

    func outset(by amount: Double) -> PlaneRect {
        isEmpty
            ? self
            : PlaneRect(minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
    }

    func offset(x: Double, y: Double) -> PlaneRect {
        isEmpty ? self : PlaneRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    /// The box around the rectangle's image, without what lies behind the horizon of a projective map.
    func mapped(by m: Matrix3x3) -> PlaneRect {
        if isEmpty { return .empty }
        guard m.isAffine else { return PlaneRect(around: HardQuad.visiblePolygon(of: cgRect, through: m)) }
        if m.m12 == 0, m.m21 == 0 {
            let (x0, x1) = (m.m11 * minX + m.m31, m.m11 * maxX + m.m31)
            let (y0, y1) = (m.m22 * minY + m.m32, m.m22 * maxY + m.m32)
            return PlaneRect(minX: min(x0, x1), minY: min(y0, y1), maxX: max(x0, x1), maxY: max(y0, y1))
        }
        return PlaneRect(around: corners.map(m.apply))
    }

    /// Whole pixels, rounded outward. What reaches into a pixel by less than the tolerance of `PixelLines` does not
    /// count, for layers have hard edges.
    var pixels: PixelRect {
        if isEmpty { return .empty }
        let tolerance = PixelLines.tolerance
        func whole(_ value: Double) -> Int { Int(max(-Self.farthestPixel, min(Self.farthestPixel, value))) }
        let result = PixelRect(
            minX: whole((minX + tolerance).rounded(.down)), minY: whole((minY + tolerance).rounded(.down)),
            maxX: whole((maxX - tolerance).rounded(.up)), maxY: whole((maxY - tolerance).rounded(.up)))
        return result.isEmpty ? .empty : result
    }
}
