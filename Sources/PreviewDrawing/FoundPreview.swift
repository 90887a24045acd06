import Foundation

/// A place in a source from which previews come, as the compiler of `offstage swift` wrote it down.
package struct FoundPreview: Codable, Hashable, Sendable {
    /// The module that it is compiled in.
    package var module: String
    /// The type that makes the previews: a `_PreviewSource` at the top of the file.
    package var type: String
    /// Where it is written.
    package var path: String
    package var line: Int

    package init(module: String, type: String, path: String, line: Int) {
        (self.module, self.type, self.path, self.line) = (module, type, path, line)
    }

    /// The name of the file in which the compiler leaves them, beside the objects of a module.
    package static let fileName = ".offstage-previews"

    /// What such a file says: the type, the line and the path, a place a line.
    package static func read(_ text: String, module: String) -> [FoundPreview] {
        text.split(separator: "\n").compactMap { row in
            let parts = row.split(separator: "\t", maxSplits: 2)
            guard parts.count == 3, let line = Int(parts[1]) else { return nil }
            return FoundPreview(module: module, type: String(parts[0]), path: String(parts[2]), line: line)
        }
    }

    /// The type by the name that the runtime finds it by.
    var runtimeName: String { "\(module.utf8.count)\(module)\(type.utf8.count)\(type)V" }
}
