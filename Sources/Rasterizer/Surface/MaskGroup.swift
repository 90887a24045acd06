import CPixelKernels

/// Masks at places of their own, as the glyphs of a line are. Where they overlap their coverage adds up, at most to a
/// whole pixel: glyphs that touch leave no seam.
package final class MaskGroup: Sendable {
    package struct Member: Sendable {
        package let mask: Mask
        /// Where the mask lies after its move.
        package let rect: PixelRect

        package init(_ mask: Mask, movedBy x: Int, _ y: Int) {
            self.mask = mask
            rect = mask.rect.offset(x: x, y: y)
        }

        private init(mask: Mask, rect: PixelRect) {
            self.mask = mask
            self.rect = rect
        }

        package func moved(by x: Int, _ y: Int) -> Member { Member(mask: mask, rect: rect.offset(x: x, y: y)) }
    }

    package let members: [Member]
    package let bounds: PixelRect

    package init(_ members: [Member]) {
        self.members = members
        bounds = members.reduce(.empty) { $0.union($1.rect) }
    }

    /// Whether one mask of all is at most so large, and not mostly empty.
    package func isDense(upTo pixels: Int) -> Bool {
        bounds.area <= min(pixels, 256 + 4 * members.reduce(0) { $0 + $1.rect.area })
    }

    /// The group's coverage as one mask.
    package func composed() -> Mask {
        var result = Mask(rect: bounds)
        result.bytes.withUnsafeMutableBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            for member in members {
                assert(bounds.contains(member.rect))
                let corner = base + (member.rect.minY - bounds.minY) * bounds.width + member.rect.minX - bounds.minX
                member.mask.withRows(of: member.mask.rect) { y, row in
                    cpk_add_coverage(
                        corner + (y - member.mask.rect.minY) * bounds.width, row, member.mask.rect.width)
                }
            }
        }
        return result
    }
}
