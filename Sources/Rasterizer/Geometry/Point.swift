/// A point or vector in a plane whose unit the caller chooses (points of a layer, or pixels of a surface).
package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}
