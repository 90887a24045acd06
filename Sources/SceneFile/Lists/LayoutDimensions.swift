/// How long a side is.
struct LayoutDimension {
    /// Nil: points.
    let name: String?
    let value: Double
}

/// Width and height.
struct LayoutDimensions: ScenePart {
    let width: LayoutDimension
    let height: LayoutDimension
}
