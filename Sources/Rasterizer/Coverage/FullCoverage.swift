/// Rectangles inside which a shape covers every pixel wholly: what is drawn there needs no coverage, and what lies
/// below is hidden. They hold part of the shape, not all of it.
struct FullCoverage: Sendable, Hashable {
    private let firstBounds: SmallRect
    private let secondBounds: SmallRect

    init(first: PixelRect, second: PixelRect) {
        firstBounds = SmallRect(first)
        secondBounds = SmallRect(second)
    }

    /// One rectangle: of a rounded box its whole width without the rows of the corners; `second` is the other way
    /// round.
    var first: PixelRect { firstBounds.rect }
    var second: PixelRect { secondBounds.rect }

    static let none = FullCoverage(first: .empty, second: .empty)

    func holds(_ rect: PixelRect) -> Bool {
        (!first.isEmpty && first.contains(rect)) || (!second.isEmpty && second.contains(rect))
    }

    /// The larger part of `rect` that is covered.
    func largest(in rect: PixelRect) -> PixelRect {
        let (a, b) = (first.intersection(rect), second.intersection(rect))
        return a.area >= b.area ? a : b
    }

    func intersection(_ rect: PixelRect) -> FullCoverage {
        FullCoverage(first: first.intersection(rect), second: second.intersection(rect))
    }

    /// Parts that both cover.
    func intersection(_ other: FullCoverage) -> FullCoverage {
        FullCoverage(
            first: larger(first.intersection(other.first), first.intersection(other.second)),
            second: larger(second.intersection(other.second), second.intersection(other.first)))
    }

    func offset(x: Int, y: Int) -> FullCoverage {
        FullCoverage(
            first: first.isEmpty ? .empty : first.offset(x: x, y: y),
            second: second.isEmpty ? .empty : second.offset(x: x, y: y))
    }

    private func larger(_ a: PixelRect, _ b: PixelRect) -> PixelRect { a.area >= b.area ? a : b }
}

extension FullCoverage {
    /// The two slabs between the longest straight edges of a polygon along its bounds, where nothing else of it runs.
    ///
    /// - Parameter quad: with hard edges the pixels count whose centres lie inside this upright box; it must be the
    ///   polygon's own.
    init(of polygon: Polygon, rule: FillRule, quad: QuadSpans? = nil) {
        guard let box = OutlineSides(polygon) else {
            self = .none
            return
        }
        if let quad, !box.fits(quad) {
            self = .none
            return
        }
        func inside(_ low: Int, _ high: Int) -> (Int, Int) {
            ((low + Fixed.one - 1) >> Fixed.fractionBits, high >> Fixed.fractionBits)
        }
        func slab(_ x: ClosedRange<Int>?, _ y: ClosedRange<Int>?, hardX: Bool, hardY: Bool) -> PixelRect {
            guard let x, let y, FullCoverage.isInside(x, y, of: polygon, rule: rule) else { return .empty }
            let (minX, maxX) = inside(x.lowerBound, x.upperBound)
            let (minY, maxY) = inside(y.lowerBound, y.upperBound)
            let rect = PixelRect(
                minX: hardX ? quad!.bounds.minX : minX, minY: hardY ? quad!.bounds.minY : minY,
                maxX: hardX ? quad!.bounds.maxX : maxX, maxY: hardY ? quad!.bounds.maxY : maxY)
            return rect.isEmpty ? .empty : rect
        }
        self.init(
            first: slab(box.x, box.sides, hardX: quad != nil, hardY: false),
            second: slab(box.tops, box.y, hardX: false, hardY: quad != nil))
    }

    /// True when no edge enters the box and its middle is inside.
    private static func isInside(
        _ x: ClosedRange<Int>, _ y: ClosedRange<Int>, of polygon: Polygon, rule: FillRule
    ) -> Bool {
        guard x.lowerBound < x.upperBound, y.lowerBound < y.upperBound else { return false }
        var isFree = true
        polygon.forEachContour { contour in
            var a = OutlineSides.fixed(contour[contour.count - 1])
            for point in contour {
                let b = OutlineSides.fixed(point)
                if min(a.x, b.x) < x.upperBound, max(a.x, b.x) > x.lowerBound, min(a.y, b.y) < y.upperBound,
                    max(a.y, b.y) > y.lowerBound
                {
                    isFree = false
                }
                a = b
            }
        }
        guard isFree else { return false }
        let middle = Point(
            Double(x.lowerBound + x.upperBound) / Double(2 * Fixed.one),
            Double(y.lowerBound + y.upperBound) / Double(2 * Fixed.one))
        return polygon.contains(middle, rule: rule)
    }
}

/// The longest straight edges along a polygon's bounds, in 1/65,536 pixel.
private struct OutlineSides {
    let x: ClosedRange<Int>
    let y: ClosedRange<Int>
    /// What both the top and the bottom edge span, and both the left and the right one; nil where there is no such.
    let tops: ClosedRange<Int>?
    let sides: ClosedRange<Int>?

    static func fixed(_ p: Point) -> (x: Int, y: Int) { (Fixed(p.x).raw, Fixed(p.y).raw) }

    /// Nil for polygons of several contours, of many edges or without any.
    init?(_ polygon: Polygon) {
        guard polygon.pointCount >= 4, polygon.pointCount <= 512 else { return nil }
        var low = (x: Int.max, y: Int.max)
        var high = (x: Int.min, y: Int.min)
        var contours = 0
        polygon.forEachContour { contour in
            contours += 1
            for point in contour {
                let p = OutlineSides.fixed(point)
                low = (min(low.x, p.x), min(low.y, p.y))
                high = (max(high.x, p.x), max(high.y, p.y))
            }
        }
        guard contours == 1 else { return nil }
        x = low.x...high.x
        y = low.y...high.y
        var longest: [ClosedRange<Int>?] = [nil, nil, nil, nil]
        polygon.forEachContour { contour in
            var a = OutlineSides.fixed(contour[contour.count - 1])
            for point in contour {
                let b = OutlineSides.fixed(point)
                func note(_ side: Int, _ from: Int, _ to: Int) {
                    let range = min(from, to)...max(from, to)
                    let known = longest[side]
                    if known.map({ range.upperBound - range.lowerBound > $0.upperBound - $0.lowerBound }) ?? true {
                        longest[side] = range
                    }
                }
                if a.y == b.y, a.y == low.y { note(0, a.x, b.x) }
                if a.y == b.y, a.y == high.y { note(1, a.x, b.x) }
                if a.x == b.x, a.x == low.x { note(2, a.y, b.y) }
                if a.x == b.x, a.x == high.x { note(3, a.y, b.y) }
                a = b
            }
        }
        func common(_ a: ClosedRange<Int>?, _ b: ClosedRange<Int>?) -> ClosedRange<Int>? {
            guard let a, let b else { return nil }
            let (low, high) = (max(a.lowerBound, b.lowerBound), min(a.upperBound, b.upperBound))
            return low < high ? low...high : nil
        }
        tops = common(longest[0], longest[1])
        sides = common(longest[2], longest[3])
    }

    /// True when the upright box is the polygon's within rounding: 2/65,536 pixel.
    func fits(_ quad: QuadSpans) -> Bool {
        guard let box = quad.upright else { return false }
        return [
            (box.x.lowerBound, x.lowerBound), (box.x.upperBound, x.upperBound), (box.y.lowerBound, y.lowerBound),
            (box.y.upperBound, y.upperBound),
        ].allSatisfy { abs($0.0 - $0.1) <= 2 }
    }
}
