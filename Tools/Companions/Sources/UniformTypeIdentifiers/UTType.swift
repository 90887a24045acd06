import Foundation

/// A kind of data, known by an identifier.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// `public.png`.
    public let identifier: String

    /// Nil for a type that is none of the ones declared here.
    public init?(_ identifier: String) {
        guard Self.known.contains(where: { $0.identifier == identifier }) else { return nil }
        self.identifier = identifier
    }

    /// A type of the app's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    /// A type of another app's.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// The type of files with an extension; nil for one that is not declared here.
    public init?(filenameExtension: String) {
        let wanted = filenameExtension.lowercased()
        guard let row = Self.table.first(where: { $0.extensions.contains(wanted) }) else { return nil }
        self = row.type
    }

    /// The type of data with a MIME type; nil for one that is not declared here.
    public init?(mimeType: String) {
        guard let row = Self.table.first(where: { $0.mime == mimeType.lowercased() }) else { return nil }
        self = row.type
    }

    private init(known identifier: String) { self.identifier = identifier }

    public var description: String { identifier }

    /// The extension that files of the type have first.
    public var preferredFilenameExtension: String? { row?.extensions.first }

    /// The MIME type.
    public var preferredMIMEType: String? { row?.mime }

    /// Whether the type is another one, or a kind of it.
    public func conforms(to type: UTType) -> Bool {
        var current: UTType? = self
        while let candidate = current {
            if candidate == type { return true }
            current = candidate.row?.parent
        }
        return false
    }

    private var row: Row? { Self.table.first { $0.type == self } }

    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let folder = UTType(known: "public.folder")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let html = UTType(known: "public.html")
    public static let json = UTType(known: "public.json")
    public static let xml = UTType(known: "public.xml")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let image = UTType(known: "public.image")
    public static let png = UTType(known: "public.png")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let heic = UTType(known: "public.heic")
    public static let svg = UTType(known: "public.svg-image")
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let audio = UTType(known: "public.audio")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let zip = UTType(known: "public.zip-archive")

    private struct Row {
        let type: UTType
        let parent: UTType?
        var extensions: [String] = []
        var mime: String?
    }

    private static let known = table.map(\.type)

    private static let table: [Row] = [
        Row(type: .item, parent: nil), Row(type: .content, parent: nil), Row(type: .data, parent: .item),
        Row(type: .folder, parent: .item), Row(type: .url, parent: .data), Row(type: .fileURL, parent: .url),
        Row(type: .text, parent: .data), Row(type: .plainText, parent: .text, extensions: ["txt"], mime: "text/plain"),
        Row(type: .utf8PlainText, parent: .plainText),
        Row(type: .html, parent: .text, extensions: ["html", "htm"], mime: "text/html"),
        Row(type: .json, parent: .text, extensions: ["json"], mime: "application/json"),
        Row(type: .xml, parent: .text, extensions: ["xml"], mime: "application/xml"),
        Row(type: .pdf, parent: .data, extensions: ["pdf"], mime: "application/pdf"),
        Row(type: .image, parent: .data), Row(type: .png, parent: .image, extensions: ["png"], mime: "image/png"),
        Row(type: .jpeg, parent: .image, extensions: ["jpeg", "jpg"], mime: "image/jpeg"),
        Row(type: .gif, parent: .image, extensions: ["gif"], mime: "image/gif"),
        Row(type: .heic, parent: .image, extensions: ["heic"], mime: "image/heic"),
        Row(type: .svg, parent: .image, extensions: ["svg"], mime: "image/svg+xml"),
        Row(type: .audiovisualContent, parent: .data), Row(type: .movie, parent: .audiovisualContent),
        Row(type: .video, parent: .movie), Row(type: .audio, parent: .audiovisualContent),
        Row(type: .mpeg4Movie, parent: .movie, extensions: ["mp4"], mime: "video/mp4"),
        Row(type: .zip, parent: .data, extensions: ["zip"], mime: "application/zip"),
    ]
}
