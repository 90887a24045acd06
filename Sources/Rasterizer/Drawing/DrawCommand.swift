/// One drawing step in the coordinates of the target's plane (pixels).
package struct DrawCommand: Sendable {
    /// Which pixels, and how much of each.
    package var shape: Shape
    /// Further coverage to multiply with; nil clips nothing.
    package var clip: Clip?
    package var paint: Paint
    /// Multiplies the coverage: a layer's opacity byte.
    package var alpha: UInt8
    package var blendMode: BlendMode

    package init(
        shape: Shape, clip: Clip? = nil, paint: Paint, alpha: UInt8 = 255, blendMode: BlendMode = .normal
    ) {
        self.shape = shape
        self.clip = clip
        self.paint = paint
        self.alpha = alpha
        self.blendMode = blendMode
    }
}

/// What a command or a clip covers. Large cases are boxed, to keep lists of many commands small.
package enum Shape: Sendable {
    /// Every pixel of the target (clips bound it).
    case everything
    /// Whole pixels of a rectangle.
    case pixels(PixelRect)
    /// Hard edges: the pixels whose centre lies inside; left and top edges in, right and bottom edges out.
    indirect case quad(Quad)
    /// Hard straight edges and soft arcs: where the pixel centre lies inside `quad`, the exact area of `outline`
    /// in the pixel divided by the exact area of `quad` in it. `outline` is `quad` with some corners rounded; it is filled.
    indirect case roundedQuad(Quad, outline: PathShape)
    /// Exact area coverage.
    indirect case polygon(Polygon, FillRule)
    /// The same of a path that is still to be flattened.
    indirect case path(PathShape)
    indirect case mask(Mask)
    case masks(MaskGroup)
    /// `outer` less `inner`, as a border is: coverage outer · (255 − inner) / 255.
    indirect case difference(outer: Shape, inner: Shape)
}

package enum FillRule: Sendable { case nonZero, evenOdd }

/// A stack of clips, innermost first; coverages multiply. Shared between commands.
package final class Clip: Sendable {
    package let shape: Shape
    package let next: Clip?

    package init(_ shape: Shape, inside next: Clip? = nil) {
        self.shape = shape
        self.next = next
    }
}

/// Commands drawn into an empty picture of their own, which then is a command's paint: a group.
///
/// The picture is made tile by tile and never as a whole.
package final class DrawGroup: Sendable {
    package let commands: [DrawCommand]
    /// Nothing of the picture lies outside.
    package let rect: PixelRect?

    package init(_ commands: [DrawCommand], rect: PixelRect? = nil) {
        self.commands = commands
        self.rect = rect
    }
}
