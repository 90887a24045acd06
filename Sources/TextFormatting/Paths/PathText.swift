/// A file's path as text, taken apart at its slashes; no disk is looked at.
///
///     PathText("lists/mail.yml").folder   // "lists"
///     PathText("lists/mail.yml").stem     // "lists/mail"
///
/// It stands in for what Foundation does with paths, which ends the program for a name of one letter.
package struct PathText: Sendable {
    /// The path as it was given, without slashes at its end.
    package let text: String

    /// A path of any form; an empty one has no folder, no name and no suffix.
    package init(_ text: String) {
        self.text = Self.withoutSlashes(text[...])
    }

    /// What the path lies in: empty for a name alone, `/` for what lies at the root and for the root itself.
    package var folder: String {
        guard let slash = text.lastIndex(of: "/") else { return "" }
        return Self.withoutSlashes(text[...slash])
    }

    /// What comes after the last slash; of the root `/`.
    package var name: String {
        guard let slash = text.lastIndex(of: "/"), text != "/" else { return text }
        return String(text[text.index(after: slash)...])
    }

    /// What comes after the name's last dot, `yml`; empty where there is none. A dot that begins the name hides a file and
    /// is none of these.
    package var suffix: String {
        guard let dot = dot else { return "" }
        return String(text[text.index(after: dot)...])
    }

    /// The path without its suffix and the dot before it.
    package var stem: String {
        guard let dot = dot else { return text }
        return String(text[..<dot])
    }

    /// The path of something inside this folder. In an empty path it is the name alone.
    package func appending(_ name: String) -> String {
        if text.isEmpty { return PathText(name).text }
        let inner = name.drop { $0 == "/" }
        if inner.isEmpty { return text }
        return (text == "/" ? text : text + "/") + Self.withoutSlashes(inner)
    }

    /// The dot before the suffix, where there is one.
    private var dot: String.Index? {
        let name = name
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name.index(after: dot) != name.endIndex else {
            return nil
        }
        return text.index(text.endIndex, offsetBy: -name.distance(from: dot, to: name.endIndex))
    }

    private static func withoutSlashes(_ path: Substring) -> String {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return String(path)
    }
}
