import Foundation

/// The text of a message with places for arguments, as C's printf has them, and `%@` for any object.
enum FormattedMessage {
    static func text(of format: String, _ arguments: [Any?]) -> String {
        var text = ""
        var rest = arguments[...]
        var place = format.startIndex
        while place < format.endIndex {
            guard format[place] == "%" else {
                text.append(format[place])
                place = format.index(after: place)
                continue
            }
            let specifier = Specifier(format, at: place)
            place = specifier.end
            if specifier.conversion == "%" {
                text.append("%")
            } else {
                text += specifier.text(of: rest.popFirst() ?? nil)
            }
        }
        return text
    }

    /// One place: `%{public}.2f`.
    private struct Specifier {
        let conversion: Character
        private let flags: String
        let end: String.Index

        init(_ format: String, at start: String.Index) {
            var place = format.index(after: start)
            var flags = ""
            var isPrivacy = false
            while place < format.endIndex {
                let character = format[place]
                if character == "{" { isPrivacy = true }
                if !isPrivacy, character.isLetter || character == "@" || character == "%",
                    !"hlqzjtL".contains(character)
                {
                    break
                }
                if !isPrivacy, "0123456789.+-# ".contains(character) { flags.append(character) }
                if character == "}" { isPrivacy = false }
                place = format.index(after: place)
            }
            conversion = place < format.endIndex ? format[place] : "%"
            end = place < format.endIndex ? format.index(after: place) : place
            self.flags = flags
        }

        func text(of argument: Any?) -> String {
            guard let argument else { return "(null)" }
            let number =
                (argument as? NSNumber) ?? (argument as? any BinaryInteger).map { NSNumber(value: Int64(clamping: $0)) }
            switch (conversion, number) {
            case ("d", let number?), ("i", let number?): return String(format: "%\(flags)lld", number.int64Value)
            case ("u", let number?), ("x", let number?), ("X", let number?), ("o", let number?):
                return String(format: "%\(flags)ll\(conversion)", number.uint64Value)
            case ("f", let number?), ("g", let number?), ("e", let number?):
                return String(format: "%\(flags)\(conversion)", number.doubleValue)
            default: return "\(argument)"
            }
        }
    }
}
