/// The lines that two texts do not share.
enum LineDifference {
    /// `- ` before a line that went, `+ ` before one that came, in the order of the texts; empty for equal texts.
    static func lines(from old: String, to new: String) -> [String] {
        let before = old.split(separator: "\n", omittingEmptySubsequences: false)
        let after = new.split(separator: "\n", omittingEmptySubsequences: false)
        return after.difference(from: before).map { change in
            switch change {
            case .remove(_, let line, _): "- \(line)"
            case .insert(_, let line, _): "+ \(line)"
            }
        }
    }
}
