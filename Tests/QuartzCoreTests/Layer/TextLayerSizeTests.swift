import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite struct TextLayerSizeTests {
    private func layer(_ text: String?, width: CGFloat = 0) -> CATextLayer {
        let layer = CATextLayer()
        layer.string = text
        layer.fontSize = 20
        layer.frame = CGRect(x: 3, y: 4, width: width, height: 7)
        return layer
    }

    @Test func aLineIsAsWideAsItsTextWhateverTheBoundsAre() {
        let size = layer("mmmm").preferredFrameSize()
        #expect(size.width == 2 * layer("mm", width: 500).preferredFrameSize().width)
        #expect(size.height == layer("m").preferredFrameSize().height)
        #expect(size.height > 20)
    }

    @Test func wrappedLinesEndAtTheBounds() {
        let one = layer("mm").preferredFrameSize()
        let text = layer("mm mm mm", width: one.width + 1)
        text.isWrapped = true
        #expect(text.preferredFrameSize() == CGSize(width: one.width, height: 3 * one.height))
        #expect(text.string as? String == "mm mm mm")
    }

    @Test func withoutTextItKeepsItsSize() {
        #expect(layer(nil, width: 9).preferredFrameSize() == CGSize(width: 9, height: 7))
    }
}
