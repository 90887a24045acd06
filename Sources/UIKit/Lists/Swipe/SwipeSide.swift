/// From where a row's buttons come.
enum SwipeSide {
    /// From where text begins.
    case leading
    /// From where text ends.
    case trailing

    /// Whether that is the left side.
    func isLeft(isMirrored: Bool) -> Bool { (self == .leading) != isMirrored }
}
