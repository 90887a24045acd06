import CoreGraphics
import Foundation
import UIKit

extension StageSnapshot.TextReading {
    /// Reads a label; nil for one without text.
    @MainActor
    init?(_ label: UILabel) {
        guard let attributed = label.attributedText, attributed.length > 0 else { return nil }
        text = attributed.string
        var fonts: [String] = []
        var colors: [String] = []
        let all = NSRange(location: 0, length: attributed.length)
        attributed.enumerateAttributes(in: all, options: []) { attributes, _, _ in
            let font = (attributes[.font] as? UIFont ?? label.font).map(Self.text)
            let color = (attributes[.foregroundColor] as? UIColor ?? label.textColor).map { color in
                color.resolvedColor(with: label.traitCollection).cgColor.hex
            }
            if let font, !fonts.contains(font) { fonts.append(font) }
            if let color, !colors.contains(color) { colors.append(color) }
        }
        self.fonts = fonts
        self.colors = colors
        alignment = Self.names[label.textAlignment] ?? "natural"
        lineLimit = label.numberOfLines
        (lines, isTruncated) = label.shownLines
    }

    private static func text(_ font: UIFont) -> String {
        "\(font.fontName) \(HierarchyReport.text(font.pointSize)) pt"
    }

    private static let names: [NSTextAlignment: String] = [
        .left: "left", .center: "center", .right: "right", .justified: "justified", .natural: "natural",
    ]
}
