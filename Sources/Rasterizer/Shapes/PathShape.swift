/// A path that is flattened, and stroked, where its coverage is asked for: commands are made ready on all threads.
package struct PathShape: Sendable {
    package var path: Path
    /// Maps the path's plane to the target's pixels.
    package var matrix: Matrix3x3
    package var rule: FillRule
    /// Set to draw the path's stroke instead of its inside.
    package var stroke: StrokeStyle?
    package var tolerance: Double

    package init(
        path: Path, matrix: Matrix3x3, rule: FillRule = .nonZero, stroke: StrokeStyle? = nil,
        tolerance: Double = Polygon.Tolerance.path
    ) {
        self.path = path
        self.matrix = matrix
        self.rule = rule
        self.stroke = stroke
        self.tolerance = tolerance
    }

    package var polygon: Polygon { polygon(in: OutlineMemory()) }

    func polygon(in memory: OutlineMemory) -> Polygon {
        guard matrix.isAffine else {
            let parts = stroke.map { path.strokedParts($0, matrix: matrix, tolerance: tolerance) }
            return Polygon(flattening: parts ?? [path], matrix: matrix, tolerance: tolerance)
        }
        if let stroke {
            path.stroke(stroke, matrix: matrix, tolerance: tolerance, into: &memory.outline, pieces: &memory.pieces)
        } else {
            path.flatten(matrix: matrix, tolerance: tolerance, into: &memory.outline)
        }
        return Polygon(memory.outline)
    }

    /// The path's inside by the non-zero rule, whatever else it is drawn by.
    var filled: PathShape { PathShape(path: path, matrix: matrix, tolerance: tolerance) }

    var effectiveRule: FillRule { stroke == nil ? rule : .nonZero }
}

extension Polygon {
    /// The stroke of `path`, made in the path's own units and then mapped, so that a scaling `matrix` shapes the pen.
    package init(
        stroking path: Path, style: StrokeStyle, matrix: Matrix3x3, tolerance: Double = Tolerance.path
    ) {
        self = PathShape(path: path, matrix: matrix, stroke: style, tolerance: tolerance).polygon
    }
}
