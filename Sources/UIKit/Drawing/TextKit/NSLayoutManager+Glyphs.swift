import CoreGraphics
import Foundation
import Typesetting

// What is asked of single glyphs, which are UTF-16 units here.
extension NSLayoutManager {
    /// The clusters that a range touches.
    func wholeClusters(_ range: NSRange) -> NSRange {
        guard let textStorage else { return NSRange(location: 0, length: 0) }
        let start = min(max(0, range.location), textStorage.length)
        let end = min(max(start, NSMaxRange(range)), textStorage.length)
        if start == end { return NSRange(location: start, length: 0) }
        return (textStorage.string as NSString)
            .rangeOfComposedCharacterSequences(for: NSRange(location: start, length: end - start))
    }

    /// What stands at a glyph's index.
    func property(ofGlyph glyphIndex: Int) -> GlyphProperty {
        guard isValidGlyphIndex(glyphIndex), let text = textStorage?.string as NSString? else { return [] }
        if glyphIndexForCharacter(at: glyphIndex) != glyphIndex { return .null }
        switch text.character(at: glyphIndex) {
        case 9...13, 0x85, 0x2028, 0x2029: return .controlCharacter
        case 32, 0xA0: return .elastic
        default: return []
        }
    }

    /// The size of the attachment at a glyph's index; (−1, −1) where there is none.
    func sizeOfAttachment(at glyphIndex: Int) -> CGSize {
        guard let fragment = fragment(of: glyphIndex),
            textStorage?.attribute(.attachment, at: glyphIndex, effectiveRange: nil) is NSTextAttachment
        else { return CGSize(width: -1, height: -1) }
        let left = fragment.cluster(at: glyphIndex).left - Double(fragment.x)
        for run in fragment.line.runs where (run.x - left).magnitude < TextLayout.tolerance {
            if case .attachment(let attachment) = run.content { return attachment.bounds.size }
        }
        return CGSize(width: -1, height: -1)
    }

    /// The glyph nearest to a point of a container.
    /// - Parameter partialFraction: Takes how far across the glyph the point lies, 0…1 in reading direction.
    func glyph(
        nearest point: CGPoint, in container: NSTextContainer, share partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let fragment = fragment(nearest: point, in: container) else { return 0 }
        let x = Double(point.x)
        guard let cluster = fragment.clusters.min(by: { $0.distance(from: x) < $1.distance(from: x) }) else {
            return fragment.range.lowerBound
        }
        let width = cluster.right - cluster.left
        let share = width > 0 ? min(1, max(0, (x - cluster.left) / width)) : 0
        partialFraction?.pointee = CGFloat(cluster.isRightToLeft ? 1 - share : share)
        return cluster.range.lowerBound
    }
}
