import TextFormatting

/// What would spare a layer's passes, found by trying.
///
/// Each remedy was applied to a copy of the tree, planned and drawn again; its figures are those of that second frame.
public struct Advice: Sendable {
    /// The layer that forces the passes, as messages name it.
    public let layer: String
    /// All reasons of these passes.
    public let reasons: Set<PassReason>
    /// The passes as the plan names them, `group card {roundedClip}`.
    public let passes: [String]
    /// The smallest set of changes that removes them; nil when no change that was tried keeps the picture.
    public let remedy: Remedy?
    /// True when the search ended before all changes of this layer were tried.
    public let isCutShort: Bool

    /// A set of changes that removes a layer's passes, and what it was seen to do.
    public struct Remedy: Sendable {
        /// The changes, all of which are needed: no smaller set removes the passes.
        public let changes: [LayerChange]
        /// Passes of the whole frame that are spared.
        public let passesSaved: Int
        /// Bytes stored and loaded that are spared, under the tile-memory model.
        public let bytesSaved: Int
        /// The pixels in which the changed picture differs.
        public let difference: PictureDifference
    }
}

extension Advice: CustomStringConvertible {
    /// Two or three lines: what forces which passes, what removes them, what that was seen to save.
    public var description: String {
        let title = "\(layer): \(passes.count.counted("pass")) \(PlanText.reasons(reasons))"
        guard let remedy else {
            return "\(title)\n  \(isCutShort ? "not all changes were tried" : "no change keeps the picture")"
        }
        return "\(title)\n\(remedy.description)"
    }
}

extension Advice.Remedy: CustomStringConvertible {
    /// The remedy as `offstage advise` prints it: a line a change, then what it saves.
    public var description: String {
        var lines = changes.map { "  \($0)" }
        switch changes.count {
        case 1: break
        case 2: lines.append("  these two together; either alone removes none")
        default: lines.append("  these \(changes.count) together; no fewer of them remove it")
        }
        lines.append("  \((-passesSaved).counted("pass")), \(ByteText.text(-bytesSaved)); \(difference)")
        return lines.joined(separator: "\n")
    }
}
