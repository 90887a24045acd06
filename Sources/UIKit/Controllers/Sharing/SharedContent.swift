import Foundation

/// What the top of a share sheet says of what is shared. The words are assumed.
struct SharedContent {
    let title: String
    let subtitle: String
    let image: UIImage?
    /// Whether the image is a picture that is shared, not a symbol for it.
    var isPicture = false

    init(_ items: [Any]) {
        guard let first = items.first else {
            (title, subtitle, image) = ("No Items", "", UIImage(systemName: "doc"))
            return
        }
        let own = Self(of: first)
        if items.count > 1 {
            (title, subtitle, image) = ("\(items.count) Items", own.title, own.image)
            isPicture = own.isPicture
        } else {
            self = own
        }
    }

    private init(title: String, subtitle: String, symbol: String) {
        (self.title, self.subtitle, image) = (title, subtitle, UIImage(systemName: symbol))
    }

    private init(picture: UIImage) {
        (title, subtitle, image) = ("Image", Self.size(of: picture), picture)
        isPicture = true
    }

    private init(of item: Any) {
        switch item {
        case let text as String: self.init(title: text, subtitle: "Text", symbol: "text.alignleft")
        case let text as NSAttributedString: self.init(title: text.string, subtitle: "Text", symbol: "text.alignleft")
        case let url as URL where url.isFileURL:
            self.init(title: url.lastPathComponent, subtitle: "File", symbol: "doc")
        case let url as URL:
            self.init(title: url.host ?? url.absoluteString, subtitle: url.absoluteString, symbol: "safari")
        case let picture as UIImage: self.init(picture: picture)
        default: self.init(title: "Document", subtitle: "1 Item", symbol: "doc")
        }
    }

    private static func size(of picture: UIImage) -> String {
        let scale = picture.scale
        return "\(Int((picture.size.width * scale).rounded())) × \(Int((picture.size.height * scale).rounded()))"
    }
}
