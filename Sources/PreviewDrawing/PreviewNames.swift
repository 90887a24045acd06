import Foundation

/// Names for pictures: the module, the file, and the preview's own name or `preview`.
struct PreviewNames {
    /// The names that were given, with the last number that was put behind each.
    private var given: [String: Int] = [:]

    /// The path of a picture, and of no other one in the same run.
    mutating func name(of place: FoundPreview, title: String?) -> String {
        let file = URL(fileURLWithPath: place.path).deletingPathExtension().lastPathComponent
        let own = title.map(Self.word) ?? ""
        let name = free("\(place.module)/\(Self.word(file))/\(own.isEmpty ? "preview" : own)")
        given[name] = 1
        return name
    }

    /// The name itself, or with the next number that makes a name which no other preview has.
    private mutating func free(_ name: String) -> String {
        guard var number = given[name] else { return name }
        repeat { number += 1 } while given["\(name)-\(number)"] != nil
        given[name] = number
        return "\(name)-\(number)"
    }

    /// A text as part of a file's name.
    static func word(_ text: String) -> String {
        let parts = text.split { !($0.isLetter || $0.isNumber || "+-_".contains($0)) }
        return parts.joined(separator: "-")
    }
}
