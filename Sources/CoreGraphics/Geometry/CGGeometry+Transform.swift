import Rasterizer

extension CGPoint {
    /// The point's image.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    /// Whether both coordinates are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

    package init(_ point: Point) {
        self.init(x: point.x, y: point.y)
    }

    package var rasterPoint: Point { Point(Double(x), Double(y)) }
}

extension CGSize {
    /// The size's image as a vector: shifts do not count.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    /// Whether both sides are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// The smallest rectangle with sides along the axes that holds the images of the corners. The null rectangle and
    /// the infinite one stay what they are.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ].map { $0.applying(t) }
        return CGRect(bounding: corners)
    }

    /// Whether both rectangles, standardised, are equal.
    public func equalTo(_ rect2: CGRect) -> Bool {
        if isNull || rect2.isNull { return isNull && rect2.isNull }
        return standardized.origin == rect2.standardized.origin && standardized.size == rect2.standardized.size
    }

    /// The smallest rectangle that holds the points; null for none.
    package init(bounding points: [CGPoint]) {
        guard let first = points.first else {
            self = .null
            return
        }
        var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
        for point in points.dropFirst() {
            minX = min(minX, point.x)
            minY = min(minY, point.y)
            maxX = max(maxX, point.x)
            maxY = max(maxY, point.y)
        }
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
