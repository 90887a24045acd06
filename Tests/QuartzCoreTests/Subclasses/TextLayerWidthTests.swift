import Foundation
import TestSupport
import Testing
import Typesetting

@testable import QuartzCore

@Suite("Text layers in the system font")
struct TextLayerWidthTests {
    @Test("a thousand random texts are as wide as a device's characters together, kerning apart")
    func widths() {
        let oracle = SystemFontOracle.shared
        var random = SplitMix64(seed: 11)
        for text in SystemFontOracle.randomTexts(1000, seed: 12) {
            let size = oracle.sizes[Int(random.next() % 36)]
            var state = TextState()
            state.fontSize = CGFloat(size)
            state.string = NSAttributedString(string: text, attributes: [TextAttributeKey.kern: 0])
            let styled = state.styledText
            let layout = styled.map { state.layout($0, in: CGSize(width: 10_000, height: 1000)) }
            let width = Double(layout?.size.width ?? 0)
            #expect((width - oracle.width(text, size: size)).magnitude < 0.001, "\(text)")
        }
    }

    @Test("A font by its name, in a string of Swift's or Foundation's; a name that no file has gives the system's")
    func namedFonts() {
        func width(_ font: AnyObject?) -> Double? {
            var state = TextState()
            (state.string, state.fontSize, state.font) = ("Hamburg", 20, font)
            return state.styledText.map { state.layout($0, in: CGSize(width: 1000, height: 100)).lines[0].width }
        }
        let (named, plain) = (width("Lato-Regular" as AnyObject), width(nil))
        #expect(named != nil && plain != nil && named != plain)
        #expect(width(NSString(string: "Lato-Regular")) == named && width("NoSuchFont" as AnyObject) == plain)
    }
}
