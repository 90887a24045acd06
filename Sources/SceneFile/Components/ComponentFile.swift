import Foundation
import YAMLTree

/// A file that describes components for the scenes beside it and says nothing else: it has no frames.
package enum ComponentFile {
    /// Whether a file is one, right or wrong inside; false for what cannot be read.
    package static func isOne(_ url: URL) -> Bool {
        let name = url.relativePath
        guard let text = try? SceneFileText.text(of: url, named: name) else {
            return false
        }
        return YAMLTree(text, maximumValues: SceneLimits.yamlValues).root.map(isOne) ?? false
    }

    static func isOne(_ root: YAMLNode) -> Bool {
        guard case .mapping(let entries) = root.content, Set(entries.map(\.key)) == ["offstage", "components"],
            case .mapping = root.value("components")?.content
        else { return false }
        return true
    }
}
