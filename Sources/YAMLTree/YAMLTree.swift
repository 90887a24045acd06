import CYaml

/// A YAML text as a tree with places, and everything that is wrong with it as YAML.
///
/// The tree stands on the libyaml that Yams carries, below Yams' own tree: that one gives up at the first pair of equal
/// keys, and it hashes keys that are maps, which a few nested aliases make endless.
package struct YAMLTree: Sendable {
    /// Nil when the text is empty, or when the reading ended early.
    package let root: YAMLNode?
    package let problems: [YAMLProblem]

    /// - Parameter maximumValues: how many scalars, lists and maps the text may hold before the reading ends; aliases
    ///   count as one.
    /// - Parameter origin: What all marks have as their origin.
    package init(_ text: String, maximumValues: Int, origin: Int32 = 0) {
        var text = text
        (root, problems) = text.withUTF8 { bytes in
            guard let escapes = SurrogateEscapes(bytes) else {
                return Self.read(YAMLEvents(bytes, origin: origin), maximumValues: maximumValues)
            }
            return escapes.bytes.withUnsafeBufferPointer {
                Self.read(YAMLEvents($0, origin: origin, escapes), maximumValues: maximumValues)
            }
        }
    }

    private static func read(_ events: YAMLEvents, maximumValues: Int) -> (YAMLNode?, [YAMLProblem]) {
        var composer = YAMLComposer(events, maximumValues: maximumValues)
        let root = composer.composeStream()
        return (root, composer.problems)
    }
}
