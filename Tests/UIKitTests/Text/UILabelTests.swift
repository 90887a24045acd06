import Offstage
import Testing
import UIKit

@MainActor
@Suite("UILabel")
struct UILabelTests {
    private func makeStage() -> Stage { makeWhiteStage(200, 100) }

    private func ink(_ frame: Frame) -> Int { PixelProbe(frame.image).inkCount }

    @Test("A label starts as UIKit's does")
    func defaults() {
        let label = UILabel()
        #expect(label.text == nil && label.attributedText == nil)
        #expect(label.font.pointSize == 17 && label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label && label.textAlignment == .natural)
        #expect(label.lineBreakMode == .byTruncatingTail && label.numberOfLines == 1)
        #expect(label.isEnabled && !label.isHighlighted && !label.isUserInteractionEnabled)
        #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0)
        #expect(label.baselineAdjustment == .alignBaselines && label.preferredMaxLayoutWidth == 0)
        #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test("An empty label has no store, and loses the one it had")
    func emptyLabel() {
        let stage = makeStage()
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        stage.window.addSubview(label)
        #expect(stage.render().statistics.counts.backingStores == 0)
        label.text = "Text"
        let frame = stage.render()
        #expect(frame.statistics.counts.backingStores == 1 && ink(frame) > 50)
        label.text = ""
        let empty = stage.render()
        #expect(empty.statistics.counts.backingStores == 0 && ink(empty) == 0)
    }

    @Test("A label draws again for what shows, and not for what does not")
    func redraws() {
        let stage = makeStage()
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        label.accessibilityIdentifier = "label"
        label.text = "Text"
        stage.window.addSubview(label)
        _ = stage.render()
        func draws(_ change: () -> Void) -> Int {
            change()
            return stage.render().statistics.updates["label"]?.draw ?? 0
        }
        #expect(draws { label.text = "Text" } == 0)
        #expect(draws { label.frame.origin.x = 20 } == 0)
        #expect(draws { label.text = "Other" } == 1)
        #expect(draws { label.textColor = .red } == 1)
        #expect(draws { label.frame.size.width = 80 } == 1)
        #expect(draws { label.font = .boldSystemFont(ofSize: 17) } == 1)
    }

    @Test("The font file is in the frame's account")
    func fonts() {
        let stage = makeStage()
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        label.text = "Text"
        stage.window.addSubview(label)
        let statistics = stage.render().statistics
        #expect(statistics.fonts.map(\.name) == ["Inter-Regular"])
        #expect(statistics.fonts[0].hash.count == 64)
        #expect(statistics.text.contains("font Inter-Regular (Version"))
    }

    @Test("Attributed text gives the label its first character's looks, and keeps the rest")
    func attributedText() {
        let label = UILabel()
        let text = NSMutableAttributedString(
            string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 30), range: NSRange(location: 1, length: 1))
        label.attributedText = text
        #expect(label.text == "ab" && label.font.pointSize == 20 && label.textColor == .red)
        let second = label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
        #expect(second == .boldSystemFont(ofSize: 30))
        label.font = .systemFont(ofSize: 10)
        let all = (0...1).map { label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
        #expect(all == [.systemFont(ofSize: 10), .systemFont(ofSize: 10)])
        label.text = "c"
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test("Several lines fit a width; one line takes what it needs")
    func fitting() {
        let label = UILabel()
        label.text = "The quick brown fox jumps over the lazy dog"
        let single = label.sizeThatFits(CGSize(width: 100, height: 1000))
        #expect(single.width > 300 && single == label.intrinsicContentSize)
        label.numberOfLines = 0
        let several = label.sizeThatFits(CGSize(width: 100, height: 1000))
        #expect(several.width <= 100 && several.height > 3 * 20)
        label.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize == several)
        label.numberOfLines = 2
        #expect(label.intrinsicContentSize.height < several.height)
    }

    @Test("Text lies in the middle of the height")
    func verticalCentre() {
        let stage = makeStage()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        label.text = "H"
        stage.window.addSubview(label)
        let rows = PixelProbe(stage.render().image).inkRows
        let middle = Double(rows.lowerBound + rows.upperBound) / 2
        #expect((middle - 50).magnitude < 3)
    }

    @Test("A font of a text style follows the text size when it is asked to")
    func contentSizeCategory() {
        let stage = makeStage()
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        stage.window.addSubview(label)
        _ = stage.render()
        stage.setTraits(UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
        _ = stage.render()
        #expect(label.font.pointSize == 23)
    }

    @Test("A glyph that no font has is told once")
    func missingGlyph() {
        let stage = makeStage()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "\u{10FFFE}"
        stage.window.addSubview(label)
        #expect(ink(stage.render()) > 0)
        label.setNeedsDisplay()
        _ = stage.render()
        let found = stage.diagnostics.all.filter { $0.kind == .missingGlyph && $0.message.contains("U+10FFFE") }
        #expect(found.count == 1)
    }

    @Test("Letters move together for a twentieth of the width at most, before a line is truncated")
    func tightening() {
        let stage = Stage(device: Device(size: CGSize(width: 300, height: 100), scale: 1))
        stage.makeCurrent()
        defer { withExtendedLifetime(stage) {} }
        let label = UILabel()
        label.text = "A line of several words"
        let width = label.intrinsicContentSize.width
        func isTruncated(at share: CGFloat, tightens: Bool, lines: Int = 1) -> Bool {
            label.allowsDefaultTighteningForTruncation = tightens
            label.numberOfLines = lines
            label.frame.size = CGSize(width: width * share, height: 21)
            return label.shownLines.isTruncated
        }
        #expect(!isTruncated(at: 1, tightens: false) && !isTruncated(at: 1, tightens: true))
        #expect(isTruncated(at: 0.97, tightens: false) && !isTruncated(at: 0.97, tightens: true))
        #expect(isTruncated(at: 0.9, tightens: true))
        label.lineBreakMode = .byClipping
        #expect(!UILabel().allowsDefaultTighteningForTruncation && !UILabel().showsExpansionTextWhenTruncated)
    }
}

extension PixelProbe {
    /// Pixels that are not white.
    fileprivate var inkCount: Int {
        (0..<height).reduce(0) { sum, y in sum + (0..<width).filter { self[$0, y] != [255, 255, 255, 255] }.count }
    }

    /// From the first row with ink to behind the last.
    fileprivate var inkRows: Range<Int> {
        let rows = (0..<height).filter { y in (0..<width).contains { self[$0, y] != [255, 255, 255, 255] } }
        return (rows.first ?? 0)..<((rows.last ?? -1) + 1)
    }
}
