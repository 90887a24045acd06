/// Masks at places of their own, as the glyphs of a line are. Where they overlap their coverage adds up, at most to a whole
/// pixel: glyphs that touch leave no seam.
package final class MaskGroup: Sendable {
    package struct Member: Sendable {
        package let mask: Mask
        /// Where the mask lies after its move.
        package let rect: PixelRect

        package init(_ mask: Mask, movedBy x: Int, _ y: Int) {
            self.mask = mask
            rect = mask.rect.offset(x: x, y: y)
        }
    }

    package let members: [Member]
    package let bounds: PixelRect

    package init(_ members: [Member]) {
        self.members = members
        bounds = members.reduce(.empty) { $0.union($1.rect) }
    }
}
