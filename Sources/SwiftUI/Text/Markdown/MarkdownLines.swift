import Foundation

/// A text made ready for a parser that knows blocks: each line is put between two rare blanks, so that none begins a
/// block, none is empty and none loses blanks; what stands beside a blank or at a line's edge is the same to marks.
struct MarkdownLines {
    /// What the parser is given.
    private(set) var source = ""
    private let blank: Unicode.Scalar
    private let tilde: Unicode.Scalar

    /// Blanks that hardly anybody writes, and letters of nobody's.
    private static let blanks: [Unicode.Scalar] = ["\u{205F}", "\u{1680}", "\u{2000}", "\u{2001}", "\u{2004}"]
    private static let tildes: [Unicode.Scalar] = ["\u{FFFF0}", "\u{FFFF1}", "\u{FFFF2}"]

    /// Nil for a text that has all of them.
    init?(_ text: String) {
        let scalars = Set(text.unicodeScalars)
        guard let blank = Self.blanks.first(where: { !scalars.contains($0) }),
            let tilde = Self.tildes.first(where: { !scalars.contains($0) })
        else { return nil }
        (self.blank, self.tilde) = (blank, tilde)
        source = framed(text)
    }

    private func framed(_ text: String) -> String {
        var result = String.UnicodeScalarView([blank])
        var isEscaped = false
        let plain = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
        for scalar in plain.unicodeScalars {
            if scalar == "\n" {
                // An escaped break is one, too, if nothing stands between.
                if !isEscaped { result.append(blank) }
                result.append(contentsOf: [scalar, blank])
                isEscaped = false
            } else if isEscaped, scalar == "~" {
                result.removeLast()
                result.append(tilde)
                isEscaped = false
            } else {
                result.append(scalar)
                isEscaped = !isEscaped && scalar == "\\"
            }
        }
        result.append(blank)
        return String(result)
    }

    /// Words as they were before.
    func restored(_ words: String, isCode: Bool) -> String {
        var result = String.UnicodeScalarView()
        for scalar in words.unicodeScalars where scalar != blank {
            if scalar == tilde {
                result.append(contentsOf: isCode ? ["\\", "~"] : ["~"])
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
