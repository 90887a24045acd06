import Testing
import UIKit

@Suite("String drawing")
@MainActor
struct StringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 17)

    @Test("A string is as high as its lines, and an empty one as high as one line")
    func size() {
        #expect("Hello".size(withAttributes: [.font: font]).height == 20.287109375)
        #expect("".size(withAttributes: [.font: font]) == CGSize(width: 0, height: 20.287109375))
        #expect("a\nb".size(withAttributes: [.font: font]).height == 2 * 20.287109375)
        #expect(("Hello".size(withAttributes: [.font: font]).width - 38.8145).magnitude < 0.0005)
    }

    @Test("Text without a font is set in Helvetica of 12 points")
    func withoutFont() {
        #expect(NSAttributedString(string: "x").size().height == UIFont(name: "Helvetica", size: 12)?.lineHeight)
    }

    @Test("boundingRect wraps from the line fragment's origin, and else has one line on its baseline")
    func boundingRect() {
        let text = NSAttributedString(string: "one two three four", attributes: [.font: font])
        let limit = CGSize(width: 60, height: 1000)
        let wrapped = text.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil)
        #expect(wrapped.origin == .zero && wrapped.width <= 60 && wrapped.height > 40)
        let single = text.boundingRect(with: limit, options: [], context: nil)
        #expect(single.width > 100 && single.minY == -font.ascender)
    }

    @Test("Fonts' leading counts only when it is asked for")
    func leading() {
        let body = UIFont.preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        func height(_ options: NSStringDrawingOptions) -> CGFloat {
            "a\nb".boundingRect(
                with: CGSize(width: 100, height: 100), options: options, attributes: [.font: body], context: nil
            ).height
        }
        let with = height([.usesLineFragmentOrigin, .usesFontLeading])
        #expect((with - height(.usesLineFragmentOrigin) - body.leading).magnitude < 1e-9)
        #expect((with - 22 - body.lineHeight).magnitude < 1e-9)
    }

    @Test("A paragraph style that truncates makes one line")
    func truncatingParagraph() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let rect = "one two three four".boundingRect(
            with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin,
            attributes: [.font: font, .paragraphStyle: style], context: nil)
        #expect(rect.height == font.lineHeight && rect.width <= 60.001)
    }

    @Test("Attributes of unlike values stand side by side in a mutable string")
    func mutableStrings() {
        let text = NSMutableAttributedString(string: "")
        for size in [10.0, 12, 12, 14] {
            text.append(
                NSAttributedString(
                    string: "x", attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.red]))
        }
        #expect(text.length == 4)
        #expect((text.attribute(.font, at: 3, effectiveRange: nil) as? UIFont)?.pointSize == 14)
    }

    @Test("draw(at:) draws what a label draws")
    func drawing() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 24), format: format).image { _ in
            "Hello".draw(at: .zero, withAttributes: [.font: font])
        }
        #expect(PixelProbe(image)?.letters.contains { $0.contains("K") } == true)
    }

    @Test("Fonts are what they were asked for")
    func fonts() {
        #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
        #expect(UIFont.boldSystemFont(ofSize: 17).fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(UIFont(name: "No Such Font", size: 12) == nil)
        #expect(UIFont(name: "Inter-Bold", size: 12)?.fontName == "Inter-Bold")
        let descriptor = font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
        #expect(descriptor.map { UIFont(descriptor: $0, size: 0) }?.fontName == ".SFUI-BoldItalic")
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17))
    }
}
