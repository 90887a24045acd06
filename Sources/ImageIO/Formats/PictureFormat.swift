import CoreGraphics

/// The kinds of picture files that are known, those that are refused among them.
enum PictureFormat: String, CaseIterable, Sendable {
    case jpeg = "public.jpeg"
    case png = "public.png"
    case gif = "com.compuserve.gif"
    case webP = "org.webmproject.webp"
    case heic = "public.heic"
    case avif = "public.avif"
    case pdf = "com.adobe.pdf"

    /// Formats that are read.
    static let readable: [PictureFormat] = [.jpeg, .png, .gif, .webP]

    /// The kind of a file by its first bytes; nil for another one, or where they are too few to tell.
    init?(_ bytes: some RandomAccessCollection<UInt8>) {
        let head = Array(bytes.prefix(16))
        func has(_ text: String, at index: Int = 0) -> Bool { head.dropFirst(index).starts(with: text.utf8) }
        if head.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if has("GIF8") {
            self = .gif
        } else if has("RIFF"), has("WEBP", at: 8) {
            self = .webP
        } else if has("ftyp", at: 4) {
            self = has("avif", at: 8) || has("avis", at: 8) ? .avif : .heic
        } else if has("%PDF") {
            self = .pdf
        } else {
            return nil
        }
    }

    /// How it is called in sentences.
    var title: String {
        switch self {
        case .jpeg: "JPEG"
        case .png: "PNG"
        case .gif: "GIF"
        case .webP: "WebP"
        case .heic: "HEIC"
        case .avif: "AVIF"
        case .pdf: "PDF"
        }
    }

    /// Why a file cannot be read at all; nil for formats that are.
    var refusal: PictureError? {
        if Self.readable.contains(self) { return nil }
        return PictureError(
            message: "\(title) files are not read, as not every machine would give the same pixels: save it as JPEG, "
                + "PNG, WebP or GIF.")
    }

    /// What is said of bytes of no known kind.
    static let unknown = PictureError(message: "These bytes begin as no JPEG, PNG, GIF or WebP file does.")
}
