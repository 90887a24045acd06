import SwiftSyntax

/// Makes `os(iOS)` true, by the only thing here that tells iOS from Linux: UIKit can be imported.
///
/// A chain of `#if` that has a branch for Linux stays as it is: its authors have thought of it. Such a branch names
/// Linux, or is what an `#else` leaves to it; `!os(Linux)` alone is none, and is true around code that imports UIKit. So
/// does a chain that asks for iOS and macOS at once and has an `#else`, which is for where there is no Objective-C.
final class PlatformRule: Rule {
    override class var triggers: [StaticString] { ["iOS)", "iOS )", "os(Linux)"] }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !node.hasLinuxBranch, !asksForApple(node) else { return .visitChildren }
        let isForIOS = file.countsAsIOS(node)
        for system in node.systems {
            if system.name == "iOS" { replace(system.node, with: "canImport(UIKit)") }
            if system.name == "Linux", isForIOS { replace(system.node, with: "false") }
        }
        return .visitChildren
    }

    /// `#if os(macOS) || os(iOS) … #else … #endif`
    private func asksForApple(_ node: IfConfigDeclSyntax) -> Bool {
        let conditions = node.clauses.map(\.condition)
        guard conditions.count == 2, let condition = conditions[0], conditions[1] == nil else { return false }
        let names = Set(condition.systems.map(\.name))
        return names.contains("iOS") && !names.isDisjoint(with: ["macOS", "OSX"])
    }
}
