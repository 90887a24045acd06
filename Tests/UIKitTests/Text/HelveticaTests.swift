import Foundation
import TestKit
import Testing
import UIKit

@Suite("Helvetica and its kin")
@MainActor
struct HelveticaTests {
    @Test(
        "Lines of Helvetica, Helvetica Neue and Arial are 1.15 em high, without leading",
        arguments: ["Helvetica", "Helvetica-Bold", "HelveticaNeue", "HelveticaNeue-Medium", "ArialMT"])
    func lines(name: String) throws {
        let font = try #require(UIFont(name: name, size: 17))
        #expect((font.lineHeight - 19.55).magnitude < 1e-9 && font.leading == 0)
        #expect((font.withSize(40).lineHeight - 46).magnitude < 1e-9)
        #expect(font.ascender > 0 && font.descender < 0)
    }

    @Test("Georgia keeps the metrics of the font that stands in for it")
    func others() throws {
        let font = try #require(UIFont(name: "Georgia", size: 20))
        #expect((font.lineHeight - 23).magnitude > 0.1)
    }

    @Test("17 points: labels of one line and of two, boundingRect and text views agree")
    func labels() throws {
        let font = try #require(UIFont(name: "Helvetica", size: 17))
        for (scale, one, two) in [(2.0, 20.0, 39.5), (3, 19 + 2.0 / 3, 39 + 1.0 / 3)] {
            let stage = makeStage(300, 600, scale: CGFloat(scale))
            let label = UILabel()
            label.font = font
            label.numberOfLines = 0
            stage.window.addSubview(label)
            label.text = "One"
            #expect((label.intrinsicContentSize.height - one).magnitude < 1e-6)
            label.text = "One\nTwo"
            #expect((label.intrinsicContentSize.height - two).magnitude < 1e-6)
        }
        let text = NSAttributedString(string: "One\nTwo", attributes: [.font: font])
        for options in [NSStringDrawingOptions.usesLineFragmentOrigin, [.usesLineFragmentOrigin, .usesFontLeading]] {
            let box = text.boundingRect(with: CGSize(width: 300, height: 600), options: options, context: nil)
            #expect((box.height - 39.1).magnitude < 1e-6)
        }
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        view.textContainerInset = .zero
        view.attributedText = text
        let used = view.layoutManager.usedRect(for: view.textContainer)
        #expect((used.height - 39.1).magnitude < 1e-6)
    }

    @Test("Attributed text without a font is Helvetica of 12 points")
    func noFont() throws {
        let font = try #require(UIFont(name: "Helvetica", size: 12))
        let bare = NSAttributedString(string: "Waves and tides")
        let named = NSAttributedString(string: "Waves and tides", attributes: [.font: font])
        #expect(bare.size() == named.size() && (bare.size().height - 13.8).magnitude < 1e-6)
        #expect("Waves and tides".size(withAttributes: nil) == named.size())
        // Nobody asked for the font, and so nobody is told what stands in for it. An earlier stage takes what was
        // noted above, where there was none.
        _ = makeStage(100, 100).render()
        let stage = makeStage(100, 100)
        stage.perform { _ = bare.size() }
        _ = stage.render()
        #expect(stage.diagnostics.messages == [])
        let storage = NSTextStorage(string: "Waves and tides")
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 300, height: 300)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        #expect((manager.usedRect(for: container).height - 13.8).magnitude < 1e-6)
    }
}
