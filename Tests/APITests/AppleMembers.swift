import Foundation

/// What Apple's headers declare of the classes of a framework: `AppleNames/UIKitMembers.txt` and its like.
struct AppleMembers {
    /// One class.
    struct Class {
        var superclass: String?
        /// Whether it may have subclasses in other modules.
        var isOpen: Bool
        /// Members by name as symbol graphs have them, such as `addSubview(_:)`; true for those to override.
        var members: [String: Bool] = [:]
    }

    /// By name; a class inside a type has the type's name before it.
    private(set) var classes: [String: Class] = [:]

    /// Reads the lists of some frameworks.
    init(of modules: [String]) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("AppleNames")
        for module in modules {
            let file = folder.appendingPathComponent("\(module)Members.txt")
            try read(String(contentsOf: file, encoding: .utf8))
        }
    }

    private mutating func read(_ text: String) throws {
        var current = ""
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ").map(String.init)
            guard let openness = words.last, ["open", "final"].contains(openness), words.count <= 3 else {
                throw Unreadable(line: String(line))
            }
            if line.hasPrefix(" ") {
                classes[current]?.members[words[0]] = openness == "open"
            } else {
                current = words[0].trimmingCharacters(in: [":"])
                classes[current] = Class(superclass: words.count == 3 ? words[1] : nil, isOpen: openness == "open")
            }
        }
    }

    /// A line that is none of the list's.
    struct Unreadable: Error {
        var line: String
    }

    /// Whether a member, also an inherited one, is to override; nil when Apple has none of the name.
    func isOpen(_ member: String, of name: String) -> Bool? {
        var name: String? = name
        while let current = name.flatMap({ classes[$0] }) {
            if let isOpen = current.members[member] { return isOpen }
            name = current.superclass
        }
        return nil
    }
}
