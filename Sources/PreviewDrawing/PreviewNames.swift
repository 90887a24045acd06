import Foundation

/// Names for pictures: the module, the file, the preview's own name or its line.
struct PreviewNames {
    private var taken: [String: Int] = [:]

    /// The path of a picture, and of no other one in the same run.
    mutating func name(of place: FoundPreview, title: String?) -> String {
        let file = URL(fileURLWithPath: place.path).deletingPathExtension().lastPathComponent
        let own = title.map(Self.word) ?? ""
        let name = "\(place.module)/\(Self.word(file))/\(own.isEmpty ? "preview" : own)"
        taken[name, default: 0] += 1
        return taken[name] == 1 ? name : "\(name)-\(taken[name]!)"
    }

    /// A text as part of a file's name.
    static func word(_ text: String) -> String {
        let parts = text.split { !($0.isLetter || $0.isNumber || "+-_".contains($0)) }
        return parts.joined(separator: "-")
    }
}
