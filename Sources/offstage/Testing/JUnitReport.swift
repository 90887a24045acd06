import Foundation

/// A run's results in the XML that CI systems read. Without times, so that equal results are equal files.
struct JUnitReport {
    private let cases: [TestCase]

    init(_ cases: [TestCase]) {
        self.cases = cases
    }

    var xml: String {
        let failures = cases.count { !$0.failures.isEmpty }
        let head = "tests=\"\(cases.count)\" failures=\"\(failures)\""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="offstage" \(head)>
            <testsuite name="offstage" \(head)>
            \(cases.map(Self.element).joined(separator: "\n"))
            </testsuite>
            </testsuites>

            """
    }

    private static func element(_ test: TestCase) -> String {
        let folder = (test.name as NSString).deletingLastPathComponent
        let attributes = [
            ("classname", folder.isEmpty ? "scenes" : folder.replacingOccurrences(of: "/", with: ".")),
            ("name", (test.name as NSString).lastPathComponent), ("file", test.path),
        ]
        let start = "<testcase " + attributes.map { "\($0.0)=\"\(XMLText.escaped($0.1))\"" }.joined(separator: " ")
        let notes = test.verdicts.filter { ["tolerated", "recorded"].contains($0.kind) }.map(\.message)
        var children = test.failures.map(failure)
        if !notes.isEmpty {
            children.append("<system-out>\(XMLText.escaped(notes.joined(separator: "\n")))</system-out>")
        }
        return children.isEmpty ? start + "/>" : "\(start)>\(children.joined())</testcase>"
    }

    private static func failure(_ verdict: SceneVerdict) -> String {
        let message = verdict.message
        let title = message.split(separator: "\n").first.map(String.init) ?? ""
        return """
            <failure type="\(verdict.kind)" message="\(XMLText.escaped(title))">\(XMLText.escaped(message))</failure>
            """
    }
}

/// Text as XML 1.0 may hold it.
enum XMLText {
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "\n": result.append(contentsOf: "&#10;".unicodeScalars)
            case "\t": result.append(contentsOf: "&#9;".unicodeScalars)
            case "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
            case let control where control.value < 0x20: result.append("\u{FFFD}")
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
