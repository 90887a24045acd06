extension Path {
    /// Mapped point by point: exact for affine maps.
    package func transformed(by matrix: Matrix3x3) -> Path {
        map { matrix.apply($0) }
    }

    package mutating func append(_ other: Path) {
        append(verbs: other.verbs, points: other.points)
    }
}
