import Rasterizer

/// The path under construction. Its points lie where they were put in pixels, whatever happens to the transform later;
/// they are kept in the user space of the last addition, so that nothing is rounded while the transform stays the same.
struct ContextPath {
    private(set) var path = Path()
    /// The path's space → pixels.
    private(set) var matrix = CGAffineTransform.identity

    init() {}

    init(_ path: Path, in matrix: CGAffineTransform) {
        self.path = path
        self.matrix = matrix
    }

    var isEmpty: Bool { path.isEmpty }

    /// The path in the user space of `other`; nil when that space is flat.
    func path(in other: CGAffineTransform) -> Path? {
        if other == matrix || path.isEmpty { return path }
        guard other.isInvertible else { return nil }
        return path.applying(matrix.concatenating(other.inverted()))
    }

    /// Adds in the user space of `space`.
    mutating func edit(in space: CGAffineTransform, _ body: (inout Path, CGAffineTransform) -> Void) {
        if matrix != space { moveInto(space) }
        body(&path, matrix == space ? .identity : space)
    }

    /// Into pixels when `space` is flat.
    private mutating func moveInto(_ space: CGAffineTransform) {
        if let here = path(in: space) {
            self = ContextPath(here, in: space)
        } else {
            self = ContextPath(path.applying(matrix), in: .identity)
        }
    }
}
