import CoreGraphics
import Foundation
import Typesetting

// Lines and what lies behind them, drawn into the current context.
extension NSLayoutManager {
    /// Draws what lies behind glyphs of a range, with the container's top left at `origin`.
    func drawBackgrounds(of glyphsToShow: NSRange, at origin: CGPoint) {
        guard let textStorage, let range = Range(glyphsToShow) else { return }
        let all = NSRange(range.clamped(to: 0..<textStorage.length))
        for run in textStorage.attributeRuns(in: all) {
            guard let color = run.values[.backgroundColor] as? UIColor else { continue }
            let rects = fragments(of: run.range).flatMap { fragment in
                fragment.parts(of: run.range.location..<NSMaxRange(run.range), reachesEnd: false).map {
                    CGRect(
                        x: $0.rect.minX + origin.x, y: fragment.usedRect.minY + origin.y, width: $0.rect.width,
                        height: CGFloat(fragment.line.height))
                }
            }
            fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: run.range, color: color)
        }
    }

    /// Draws glyphs of a range with their lines and attachments, with the container's top left at `origin`.
    func drawLines(of glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let range = Range(glyphsToShow) else { return }
        for fragment in fragments(of: glyphsToShow) {
            var layout = fragment.layout
            for index in layout.styles.indices { layout.styles[index].backgroundColor = nil }
            let isWhole = fragment.line.isTruncated || range.isWithinOrAround(fragment.range)
            if !isWhole {
                context.saveGState()
                let parts = fragment.parts(of: range, reachesEnd: false)
                context.clip(to: parts.map { $0.rect.offsetBy(dx: origin.x, dy: origin.y) })
            }
            TextPainter().draw(
                layout, at: CGPoint(x: fragment.origin.x + origin.x, y: fragment.origin.y + origin.y), in: context)
            if !isWhole { context.restoreGState() }
        }
    }
}

extension Range where Bound == Int {
    fileprivate func isWithinOrAround(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && upperBound >= other.upperBound
    }
}
