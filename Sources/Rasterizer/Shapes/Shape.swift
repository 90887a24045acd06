/// What a command or a clip covers. Large cases are boxed, to keep lists of many commands small.
package enum Shape: Sendable {
    /// Every pixel of the target (clips bound it).
    case everything
    /// Whole pixels of a rectangle.
    case pixels(PixelRect)
    /// Hard edges: the pixels whose centre lies inside; left and top edges in, right and bottom edges out.
    indirect case quad(Quad)
    /// Hard straight edges and soft arcs: where the pixel centre lies inside `quad`, the exact area of `outline` in the
    /// pixel divided by the exact area of `quad` in it. `outline` is `quad` with some corners rounded; it is filled.
    indirect case roundedQuad(Quad, outline: PathShape)
    /// Exact area coverage.
    indirect case polygon(Polygon, FillRule)
    /// Exact area coverage of a path that is still to be flattened.
    indirect case path(PathShape)
    indirect case mask(Mask)
    case masks(MaskGroup)
    /// `outer` less `inner`, as a border is: coverage outer · (255 − inner) / 255.
    indirect case difference(outer: Shape, inner: Shape)
}
