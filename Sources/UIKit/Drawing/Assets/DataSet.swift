import Foundation

/// Data of an asset catalogue, in their variants.
struct DataSet: Sendable {
    struct Variant: Sendable {
        let conditions: AssetConditions
        let file: URL
        /// What the catalogue says of their kind: `public.json`.
        let type: String?
    }

    var variants: [Variant] = []

    /// Reads a dataset.
    /// - Parameter report: Told of each file that cannot be taken, as the rest of a sentence.
    init(_ contents: AssetContents, in folder: URL, report: (String) -> Void) {
        for entry in contents.data ?? [] {
            guard let filename = entry.filename,
                let conditions = AssetConditions(idiom: entry.idiom, appearances: nil)
            else { continue }
            guard !filename.contains("/") else {
                report("has \(filename): the name of a file beside Contents.json is meant, not a path")
                continue
            }
            variants.append(
                Variant(conditions: conditions, file: folder.appendingPathComponent(filename), type: entry.type))
        }
    }
}

extension DataSet.Variant {
    /// The kind of the data: the catalogue's, else what the file's name tells, else `public.data`.
    ///
    /// Xcode finds out by the system's list of types; here are those that apps keep in catalogues.
    var typeIdentifier: String { type ?? Self.types[file.pathExtension.lowercased()] ?? "public.data" }

    private static let types = [
        "json": "public.json", "txt": "public.plain-text", "text": "public.plain-text", "html": "public.html",
        "htm": "public.html", "xml": "public.xml", "csv": "public.comma-separated-values-text",
        "plist": "com.apple.property-list", "rtf": "public.rtf", "pdf": "com.adobe.pdf", "png": "public.png",
        "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "svg": "public.svg-image",
        "mp3": "public.mp3", "wav": "com.microsoft.waveform-audio", "mp4": "public.mpeg-4", "zip": "public.zip-archive",
    ]
}
