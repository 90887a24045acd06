import UIKit

/// A part of a text that opens an address.
struct TextLink: Equatable {
    /// UTF-16 units of the text.
    let range: Range<Int>
    let url: URL

    /// The links of a text.
    static func all(in text: NSAttributedString) -> [TextLink] {
        var links: [TextLink] = []
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
            let url = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
            if let url { links.append(TextLink(range: range.lowerBound..<range.upperBound, url: url)) }
        }
        return links
    }
}
