import Foundation

/// The modules that a Swift source imports.
enum SwiftImports {
    /// Code inside literals of several lines is not the source's own.
    static func modules(in source: String) -> Set<String> {
        let statement =
            #/^\h*(?:@\w+(?:\([^)]*\))?\h+)*(?:\w+\h+)?import\h+(?:(?:class|struct|enum|protocol|typealias|func|let|var)\h+)?(\w+)/#
        let code = source.components(separatedBy: "\"\"\"").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        let lines = code.flatMap { $0.components(separatedBy: "\n") }.filter { $0.contains("import ") }
        return Set(lines.compactMap { $0.prefixMatch(of: statement).map { String($0.output.1) } })
    }
}
