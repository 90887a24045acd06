import Offstage
import Testing
import UIKit

@Suite("Text attributes")
@MainActor
struct AttributeTests {
    private func picture(_ text: NSAttributedString) -> Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 160, height: 30), format: format).image { _ in
            text.draw(at: CGPoint(x: 2, y: 2))
        }.pngData()
    }

    @Test("a writing direction sets text as the characters do that mean the same")
    func writingDirection() {
        let override = NSWritingDirection.rightToLeft.rawValue + NSWritingDirectionFormatType.override.rawValue
        let attributed = NSMutableAttributedString(
            string: "ab cdef gh", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        let before = picture(attributed)
        attributed.addAttribute(.writingDirection, value: [override], range: NSRange(location: 3, length: 4))
        let controlled = NSAttributedString(
            string: "ab \u{202E}cdef\u{202C} gh", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        #expect(picture(attributed) == picture(controlled) && picture(attributed) != before)
    }

    private final class Tag: NSObject {}
    private final class Plain {}

    @Test("a value that Foundation could not compare is told of, once; plain classes are not")
    func unsafeValues() {
        let stage = makeStage(100, 40)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        stage.window.addSubview(label)
        let key = NSAttributedString.Key("app.tag")
        stage.perform {
            label.attributedText = NSAttributedString(
                string: "a", attributes: [key: Plain(), .kern: NSNumber(value: 1)])
        }
        #expect(stage.diagnostics.messages.isEmpty)
        stage.perform {
            for _ in 0..<2 { label.attributedText = NSAttributedString(string: "a", attributes: [key: Tag()]) }
        }
        #expect(stage.diagnostics.all.map(\.kind) == [.unsafeAttribute])
        #expect(stage.diagnostics.messages.first?.contains("app.tag") ?? false)
    }
}
