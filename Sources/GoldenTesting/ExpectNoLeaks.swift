import Offstage
import UIKit

/// Expects that no view or controller made in `body` is alive after it; a failure lists each with what holds it.
///
/// Make the stage inside `body`: a stage that lives on holds its windows.
@MainActor
public func expectNoLeaks(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: @MainActor () throws -> Void
) rethrows {
    let leaks = try LeakScope.leaks(body)
    guard !leaks.isEmpty else { return }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    site.fail("\(leaks.count) objects leak:\n" + leaks.map { "  \($0)" }.joined(separator: "\n"))
}
