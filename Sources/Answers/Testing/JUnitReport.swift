import Foundation
import TextFormatting

/// A run's results in the XML that CI systems read: a class is a scene, a test one of its pictures.
struct JUnitReport {
    private let cases: [TestCase]

    init(_ cases: [TestCase]) {
        self.cases = cases
    }

    var xml: String {
        let parts = cases.flatMap(\.parts)
        let failures = parts.count { $0.verdicts.contains(where: \.isFailure) }
        let seconds = Self.seconds(parts.reduce(0) { $0 + $1.seconds })
        let head = "tests=\"\(parts.count)\" failures=\"\(failures)\" time=\"\(seconds)\""
        let elements = cases.flatMap { test in test.parts.map { Self.element($0, of: test) } }
        return XMLText.testSuites("offstage", head, elements)
    }

    private static func element(_ part: TestCase.Part, of test: TestCase) -> String {
        let attributes = [
            ("classname", test.name.replacingOccurrences(of: "/", with: ".")),
            ("name", PathText(part.name).name), ("file", test.path), ("time", seconds(part.seconds)),
        ]
        let start = "<testcase " + attributes.map { "\($0.0)=\"\(XMLText.escaped($0.1))\"" }.joined(separator: " ")
        let notes = part.verdicts.filter { ["tolerated", "recorded", "note"].contains($0.kind) }.map(\.message)
        var children = part.verdicts.filter(\.isFailure).map(failure)
        if !notes.isEmpty {
            children.append("<system-out>\(XMLText.escaped(notes.joined(separator: "\n")))</system-out>")
        }
        return children.isEmpty ? start + "/>" : "\(start)>\(children.joined())</testcase>"
    }

    /// The first line is the message, the lines below it the text.
    private static func failure(_ verdict: SceneVerdict) -> String {
        let lines = verdict.message.split(separator: "\n", maxSplits: 1).map { XMLText.escaped(String($0)) }
        let start = "<failure type=\"\(verdict.kind)\" message=\"\(lines.first ?? "")\""
        return lines.count > 1 ? "\(start)>\(lines[1])</failure>" : start + "/>"
    }

    private static func seconds(_ seconds: Double) -> String { String(format: "%.3f", seconds) }
}

/// Text as XML 1.0 may hold it.
enum XMLText {
    /// A report of one suite, in the XML that CI systems read.
    /// - Parameter attributes: Of the suite, and of all: how many there are and how many fail.
    static func testSuites(_ name: String, _ attributes: String, _ cases: [String]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="\(name)" \(attributes)>
        <testsuite name="\(name)" \(attributes)>
        \(cases.joined(separator: "\n"))
        </testsuite>
        </testsuites>

        """
    }

    /// A test of a suite, with what failed in it.
    static func testCase(_ name: String, of className: String, failures: [String]) -> String {
        let start = "<testcase classname=\"\(escaped(className))\" name=\"\(escaped(name))\""
        return failures.isEmpty ? start + "/>" : "\(start)>\(failures.joined())</testcase>"
    }

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
