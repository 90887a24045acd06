import CoreGraphics
import Foundation
import Rasterizer

@testable import Typesetting

/// Texts, layouts and pictures for tests.
enum Texts {
    static func font(_ size: Double = 17, weight: Double = 0) -> Font {
        Font(system: SystemTypeface(weight: weight), size: size)
    }

    static func styled(
        _ string: String, size: Double = 17, _ edit: (inout ParagraphStyle) -> Void = { _ in }
    ) -> StyledText {
        var paragraph = ParagraphStyle()
        edit(&paragraph)
        return StyledText(string: string, style: TextStyle(font: font(size)), paragraph: paragraph)
    }

    static func layout(
        _ string: String, width: Double = .infinity, lines: Int = 0,
        mode: ParagraphStyle.LineBreakMode? = nil, _ edit: (inout ParagraphStyle) -> Void = { _ in }
    ) -> TextLayout {
        var request = LayoutRequest(text: styled(string, edit), width: width)
        request.maximumLines = lines
        if let mode { request.breaking = .label(mode) }
        return Typesetter().layout(request)
    }

    private static func styled(_ string: String, _ edit: (inout ParagraphStyle) -> Void) -> StyledText {
        styled(string, size: 17, edit)
    }

    /// White on black, `scale` pixels a point.
    static func picture(
        _ layout: TextLayout, width: Int = 300, height: Int = 100, scale: CGFloat = 1
    ) -> CGImage? {
        let (pixelWidth, pixelHeight) = (Int(CGFloat(width) * scale), Int(CGFloat(height) * scale))
        let context = CGContext(
            width: pixelWidth, height: pixelHeight,
            baseTransform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0), isOpaque: true)
        TextPainter(color: CGColor(gray: 1, alpha: 1)).draw(layout, at: .zero, in: context)
        return context.makeImage()
    }
}

extension TextLayout {
    /// The text of each line.
    func strings(_ string: String) -> [String] {
        let units = Array(string.utf16)
        return lines.map { String(decoding: units[$0.range], as: UTF16.self) }
    }
}
