import CoreGraphics
import Foundation
import Typesetting

/// The properties of a text layer.
struct TextState {
    var string: Any?
    var font: AnyObject?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = TextState.opaqueWhite
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural

    static let opaqueWhite = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

    /// The text's length in UTF-16 units.
    var length: Int {
        switch string {
        case let text as String: text.utf16.count
        case let text as NSAttributedString: text.length
        default: 0
        }
    }

    /// The string with the layer's own font, colour and alignment where it has none.
    var styledText: StyledText? {
        var paragraph = ParagraphStyle()
        paragraph.alignment =
            switch alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        let reader = AttributedTextReader(font: plainFont, color: foregroundColor, paragraph: paragraph)
        switch string {
        case let text as String: return reader.styledText(text, [:])
        case let text as NSAttributedString:
            return AttributedTextReader(font: plainFont, color: .black, paragraph: paragraph).styledText(text)
        default: return nil
        }
    }

    private var plainFont: Font {
        let size = fontSize > 0 && fontSize.isFinite ? Double(fontSize) : 36
        if let font = font as? any FontAttribute { return font.typesettingFont.resized(to: size) }
        let name = (font as? String) ?? (font as? NSString).map { String(describing: $0) }
        if let font = name.flatMap({ FontLibrary.shared.font(named: $0, size: size) }) { return font }
        return Font(system: SystemTypeface(), size: size)
    }

    /// `text` laid out in a box of `size`.
    func layout(_ text: StyledText, in size: CGSize) -> TextLayout {
        var request = LayoutRequest(text: text, width: Double(size.width))
        let mode: ParagraphStyle.LineBreakMode =
            switch truncationMode {
            case .start: .truncatingHead
            case .end: .truncatingTail
            case .middle: .truncatingMiddle
            default: isWrapped ? .wordWrapping : .clipping
            }
        request.breaking = .label(mode)
        if isWrapped {
            if mode != .wordWrapping { request.height = Double(size.height) }
        } else {
            request.maximumLines = 1
        }
        return LayoutCache.shared.layout(request)
    }

    /// The size of all of `text` in points, where lines that wrap end at `width`.
    func naturalSize(of text: StyledText, width: CGFloat) -> CGSize {
        var request = LayoutRequest(text: text, width: isWrapped ? Double(width) : .infinity)
        request.breaking = .label(.wordWrapping)
        if !isWrapped { request.maximumLines = 1 }
        return LayoutCache.shared.layout(request).size
    }
}
