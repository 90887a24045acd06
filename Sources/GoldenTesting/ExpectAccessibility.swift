import Foundation
import Goldens
import Offstage

/// Compares what those hear who do not see a stage's screen with the golden `Golden/NAME.png` beside the calling test file:
/// the screen with its elements marked, and beside it the words.
///
/// Goldens are recorded, and failures told, as those of frames are.
/// - Parameters:
///   - name: The file's name without suffix.
///   - folder: Where goldens lie; nil: `Golden` beside the test file.
///   - tolerance: How far pixels may differ; nil: not at all.
@preconcurrency @MainActor
public func expectAccessibilityGolden(
    _ stage: Stage, named name: String, in folder: URL? = nil, tolerance: GoldenTolerance? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    expectGolden(
        stage.accessibility.snapshot(), named: name, in: folder, tolerance: tolerance, fileID: fileID,
        filePath: filePath, line: line, column: column)
}

/// Expects that an audit finds nothing on a stage's screen.
/// - Parameter types: What to look for.
@preconcurrency @MainActor
public func expectNoAccessibilityIssues(
    on stage: Stage, for types: AccessibilityAuditType = .all, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let issues = stage.accessibility.audit(for: types)
    guard !issues.isEmpty else { return }
    let lines = issues.map { "  \($0.auditType.name): \($0.description)" }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    site.fail((["\(issues.count) accessibility issues:"] + lines).joined(separator: "\n"))
}
