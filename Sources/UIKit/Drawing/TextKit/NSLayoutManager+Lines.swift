import CoreGraphics
import Foundation

// What is asked of lines.
extension NSLayoutManager {
    func container(_ index: Int) -> NSTextContainer? {
        textContainers.indices.contains(index) ? textContainers[index] : nil
    }

    func fragments(in container: NSTextContainer) -> [LineFragment] {
        managedLayout.fragments.filter { self.container($0.container) === container }
    }

    func fragment(of glyph: Int) -> LineFragment? {
        let layout = managedLayout
        return layout.line(of: glyph).map { layout.fragments[$0] }
    }

    /// The lines that have glyphs of a range.
    func fragments(of range: NSRange) -> ArraySlice<LineFragment> {
        let layout = managedLayout
        guard range.length > 0, range.location != NSNotFound, let first = layout.line(of: range.location) else {
            return []
        }
        var end = first
        while end < layout.fragments.count, layout.fragments[end].range.lowerBound < NSMaxRange(range) { end += 1 }
        return layout.fragments[first..<end]
    }

    /// The line at a point's height, else the nearest above it, else the first; of a row, the one across.
    func fragment(nearest point: CGPoint, in container: NSTextContainer) -> LineFragment? {
        let own = fragments(in: container)
        let rows = own.filter { $0.rect.maxY > point.y }
        guard let row = rows.first ?? own.last else { return nil }
        let beside = own.filter { $0.rect.minY == row.rect.minY }
        return beside.min {
            Double($0.rect.distance(acrossTo: point.x)) < Double($1.rect.distance(acrossTo: point.x))
        }
    }

    /// The box of a container's lines with their padding, the empty line at the end included.
    func usedBox(of container: NSTextContainer) -> CGRect {
        let layout = managedLayout
        var rect = fragments(in: container).reduce(CGRect.null) { $0.union($1.usedRect) }
        if let extra = layout.extra, self.container(extra.container) === container {
            rect = rect.union(extra.usedRect)
        }
        return rect.isNull ? .zero : rect
    }

    /// The glyphs that a token stands for in a glyph's line; at `NSNotFound` where none does.
    func truncatedRange(ofLineWith glyphIndex: Int) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let fragment = fragment(of: glyphIndex), fragment.line.isTruncated else { return none }
        let shown = fragment.shownUnits
        return shown < fragment.range.upperBound ? NSRange(shown..<fragment.range.upperBound) : none
    }

    /// Calls a block for each line that has glyphs of a range.
    func eachLine(
        of glyphRange: NSRange,
        _ block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for fragment in fragments(of: glyphRange) {
            guard let container = container(fragment.container) else { continue }
            block(fragment.rect, fragment.usedRect, container, NSRange(fragment.range), &stop)
            if stop.boolValue { return }
        }
    }

    /// Calls a block for each rectangle that encloses glyphs of a range in a container.
    /// - Parameter selectedRange: Lines that it goes beyond are enclosed up to their room's end.
    func eachEnclosingRect(
        of glyphRange: NSRange, selected selectedRange: NSRange, in textContainer: NSTextContainer,
        _ block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        let isSelection = selectedRange.location != NSNotFound
        for fragment in fragments(of: glyphRange) where container(fragment.container) === textContainer {
            guard let range = Range(glyphRange) else { return }
            for part in fragment.parts(of: range, reachesEnd: isSelection) {
                block(part.rect, &stop)
                if stop.boolValue { return }
            }
        }
    }

    /// The box of the glyphs of a range in a container, as high as their lines' rooms.
    func box(of glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let range = Range(glyphRange), !range.isEmpty else { return .zero }
        var box = CGRect.null
        for fragment in fragments(of: glyphRange) where self.container(fragment.container) === container {
            let parts = fragment.parts(of: range, reachesEnd: false)
            for part in parts { box = box.union(part.rect) }
            if parts.isEmpty {
                let end = fragment.cluster(at: range.lowerBound).left
                box = box.union(
                    CGRect(x: CGFloat(end), y: fragment.rect.minY, width: 0, height: fragment.rect.height))
            }
        }
        return box.isNull ? .zero : box
    }
}

extension CGRect {
    fileprivate func distance(acrossTo x: CGFloat) -> CGFloat { max(minX - x, x - maxX, 0) }
}
