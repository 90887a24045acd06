/// A convex quadrilateral: the image of a rectangle, corners in order (top left, top right, bottom right, bottom left).
package struct Quad: Hashable, Sendable {
    package var p0: Point
    package var p1: Point
    package var p2: Point
    package var p3: Point

    package init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
    }

    package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.init(Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY))
    }
}
