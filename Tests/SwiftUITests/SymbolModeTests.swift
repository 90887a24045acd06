import CoreGraphics
import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

/// How the layers of symbols are coloured.
@MainActor
@Suite struct SymbolModeTests {
    /// The colours that are seen of a full circle with a plus in it: in the ground, and in the sign.
    private func colors(_ view: some View) -> (ground: [Int], sign: [Int]) {
        let large = view.font(.system(size: 80))
        let hosted = Hosted(100, 100, scale: 1, traits: nil, large)
        let probe = PixelProbe(hosted.stage.render().image)
        return (probe[30, 30], probe[50, 50])
    }

    private let symbol = Image(systemName: "plus.circle.fill")

    @Test("Two styles are a palette, unless a mode says otherwise; the symbol's own mode goes before that around")
    func palette() {
        let red = colors(symbol.foregroundStyle(Color(red: 1, green: 0, blue: 0)))
        #expect(red.ground == [255, 0, 0, 255] && red.sign == [255, 255, 255, 255])
        let styled = symbol.foregroundStyle(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        let both = colors(styled)
        #expect(both.sign == [255, 0, 0, 255] && both.ground == [0, 0, 255, 255])
        let plain = colors(styled.symbolRenderingMode(.monochrome))
        #expect(plain.ground == red.ground && plain.sign == red.sign)
        let own = colors(
            symbol.symbolRenderingMode(.palette)
                .foregroundStyle(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
                .symbolRenderingMode(.monochrome))
        #expect(own.ground == both.ground && own.sign == both.sign)
    }

    @Test("Layers that count less are fainter; of one style a palette is one colour")
    func hierarchical() {
        let style = Color(red: 1, green: 0, blue: 0)
        let faint = colors(symbol.symbolRenderingMode(.hierarchical).foregroundStyle(style))
        #expect(faint.sign == [255, 0, 0, 255])
        #expect(faint.ground[0] == 255 && abs(faint.ground[1] - 128) <= 1)
        let one = colors(symbol.symbolRenderingMode(.palette).foregroundStyle(style))
        #expect(one.ground == [255, 0, 0, 255] && one.sign == [255, 0, 0, 255])
    }
}
