import SwiftSyntax

/// Makes `os(iOS)` true, by the only thing here that tells iOS from Linux: UIKit can be imported.
///
/// A chain of `#if` that has a branch for Linux stays as it is: its authors have thought of it. So does one that asks
/// for iOS and macOS at once and has an `#else`, which is for where there is no Objective-C.
final class PlatformRule: Rule {
    override class var triggers: [StaticString] { ["iOS)", "iOS )"] }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let conditions = node.clauses.compactMap(\.condition)
        let platforms = conditions.flatMap(Self.platforms)
        let hasLinux = platforms.contains { $0.name == "Linux" }
        guard !hasLinux, !asksForApple(node) else { return .visitChildren }
        for platform in platforms where platform.name == "iOS" {
            replace(platform.node, with: "canImport(UIKit)")
        }
        return .visitChildren
    }

    /// `#if os(macOS) || os(iOS) … #else … #endif`
    private func asksForApple(_ node: IfConfigDeclSyntax) -> Bool {
        let conditions = node.clauses.map(\.condition)
        guard conditions.count == 2, let condition = conditions[0], conditions[1] == nil else { return false }
        let names = Set(Self.platforms(condition).map(\.name))
        return names.contains("iOS") && !names.isDisjoint(with: ["macOS", "OSX"])
    }

    private static func platforms(_ condition: ExprSyntax) -> [(name: String, node: FunctionCallExprSyntax)] {
        let finder = PlatformFinder(viewMode: .sourceAccurate)
        finder.walk(condition)
        return finder.found
    }

    private final class PlatformFinder: SyntaxVisitor {
        var found: [(name: String, node: FunctionCallExprSyntax)] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calledExpression.trimmedDescription == "os", let name = node.arguments.first?.expression {
                found.append((name.trimmedDescription, node))
            }
            return .visitChildren
        }
    }
}
