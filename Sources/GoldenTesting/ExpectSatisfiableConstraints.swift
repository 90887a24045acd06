import Offstage
import UIKit

/// Expects that no constraint on a stage is broken; a failure has what UIKit says of each conflict.
@preconcurrency @MainActor
public func expectSatisfiableConstraints(
    on stage: Stage, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    let broken = stage.brokenConstraints
    guard !broken.isEmpty else { return }
    let messages = stage.diagnostics.all.filter { $0.kind == .unsatisfiableConstraints }.map(\.message)
    let list = broken.map { "  \($0.description)" }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    site.fail((["\(broken.count) broken constraints:"] + list + messages).joined(separator: "\n"))
}
