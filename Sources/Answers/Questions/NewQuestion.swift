import Foundation
import RenderServer
import TextFormatting

/// A scene to begin with, or the list of them.
package struct NewQuestion: Question {
    package static let command = "new"

    private let template: SceneTemplate?
    private let output: String?

    /// - Parameters:
    ///   - template: Nil for the list.
    ///   - output: The file that is written, where it is not there already; `-` is standard output, nil a file of the
    ///     template's name.
    package init(_ template: SceneTemplate?, output: String? = nil) {
        self.template = template
        self.output = output
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        guard let template else {
            answer.tell(lines: Self.list)
            for template in SceneTemplate.allCases { answer.add(template.jsonValue(file: nil)) }
            return
        }
        guard output != OutputFile.standard else {
            // The text ends its last line itself.
            answer.tell(String(template.text.dropLast()))
            return answer.add(template.jsonValue(file: nil))
        }
        let path = output ?? "\(template.rawValue).yml"
        guard !FileManager.default.fileExists(atPath: path) else {
            answer.report(Problem("it is there already; name another file with -o", file: path))
            throw ExitStatus.cannotWrite
        }
        try OutputFile.write(Data(template.text.utf8), to: path)
        answer.tell(path)
        answer.add(template.jsonValue(file: path))
    }

    private static var list: [String] {
        var table = TextTable(["name", "screen"], [.left, .left])
        for template in SceneTemplate.allCases { table.add([template.rawValue, template.summary]) }
        return table.lines
    }
}

extension SceneTemplate {
    /// - Parameter file: Where the scene was written; nil where it was not.
    fileprivate func jsonValue(file: String?) -> JSONValue {
        .object([
            ("name", .string(rawValue)), ("summary", .string(summary)), ("file", .text(file)),
            ("text", .string(text)),
        ])
    }
}
