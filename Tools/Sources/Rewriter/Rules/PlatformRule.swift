import SwiftSyntax

/// Makes `os(iOS)` true, by the only thing here that tells iOS from Linux: UIKit can be imported.
///
/// A chain of `#if` that has a branch for Linux stays as it is: its authors have thought of it. Such a branch names
/// Linux, or is what an `#else` leaves to it; `!os(Linux)` alone is none. So does a chain that asks for iOS and macOS at
/// once and has an `#else`, which is for where there is no Objective-C.
final class PlatformRule: Rule {
    override class var triggers: [StaticString] { ["iOS)", "iOS )"] }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let conditions = node.clauses.compactMap(\.condition)
        let platforms = conditions.flatMap(Self.platforms)
        guard !hasLinuxBranch(node, platforms), !asksForApple(node) else { return .visitChildren }
        for platform in platforms where platform.name == "iOS" {
            replace(platform.node, with: "canImport(UIKit)")
        }
        return .visitChildren
    }

    private func hasLinuxBranch(_ node: IfConfigDeclSyntax, _ platforms: [Platform]) -> Bool {
        let ofLinux = platforms.filter { $0.name == "Linux" }
        return ofLinux.contains { !$0.isDenied } || !ofLinux.isEmpty && node.clauses.contains { $0.condition == nil }
    }

    /// `#if os(macOS) || os(iOS) … #else … #endif`
    private func asksForApple(_ node: IfConfigDeclSyntax) -> Bool {
        let conditions = node.clauses.map(\.condition)
        guard conditions.count == 2, let condition = conditions[0], conditions[1] == nil else { return false }
        let names = Set(Self.platforms(condition).map(\.name))
        return names.contains("iOS") && !names.isDisjoint(with: ["macOS", "OSX"])
    }

    /// `os(name)` in a condition.
    private struct Platform {
        let name: String
        let node: FunctionCallExprSyntax
        /// Whether an odd number of `!` stands before it, or before parentheses around it.
        let isDenied: Bool
    }

    private static func platforms(_ condition: ExprSyntax) -> [Platform] {
        let finder = PlatformFinder(viewMode: .sourceAccurate)
        finder.walk(condition)
        return finder.found
    }

    private final class PlatformFinder: SyntaxVisitor {
        var found: [Platform] = []
        private var denials = 0

        override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
            denials += 1
            return .visitChildren
        }

        override func visitPost(_ node: PrefixOperatorExprSyntax) { denials -= 1 }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calledExpression.trimmedDescription == "os", let name = node.arguments.first?.expression {
                found.append(Platform(name: name.trimmedDescription, node: node, isDenied: denials % 2 == 1))
            }
            return .visitChildren
        }
    }
}
