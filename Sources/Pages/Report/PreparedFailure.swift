import TextFormatting

/// A failure as its page holds it: what takes time is done, on any thread.
package struct PreparedFailure: Sendable {
    /// Members of the list's row.
    let row: [(key: String, value: JSONValue)]
    /// Members of the failure's block, as text of JSON.
    let lines: [UInt8]
    /// Members with pictures and tree, as text of JSON; a page that is full goes without.
    let pictures: [UInt8]

    package init(_ failure: FailureReport.Failure, _ extent: FailureReport.Extent) {
        row = [
            ("name", .string(failure.name)), ("kind", .string(failure.kind)), ("title", .string(failure.title)),
            ("message", .string(failure.message)), ("accept", .string(failure.accept)),
            ("scene", .string(failure.scene)),
        ]
        lines = PageText.members([("lines", .array(failure.lines.map { .string($0) }))])
        pictures =
            extent == .none
            ? [] : PageText.members(failure.pictures(extent) + [("tree", .array(failure.tree))])
    }
}
