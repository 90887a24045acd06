import SwiftSyntax

/// `os(name)` in a condition of `#if`.
struct NamedSystem {
    let name: String
    let node: FunctionCallExprSyntax
    /// Whether an odd number of `!` stands before it, or before parentheses around it.
    let isDenied: Bool
}

extension IfConfigDeclSyntax {
    /// The systems that the conditions of a chain ask for.
    var systems: [NamedSystem] { clauses.compactMap(\.condition).flatMap(\.systems) }

    /// Whether the authors have thought of Linux: a branch names it, or is what an `#else` leaves to it.
    ///
    /// `!os(Linux)` alone is no branch.
    var hasLinuxBranch: Bool {
        let ofLinux = systems.filter { $0.name == "Linux" }
        return ofLinux.contains { !$0.isDenied } || !ofLinux.isEmpty && clauses.contains { $0.condition == nil }
    }

    /// Whether the chain only keeps something from Linux.
    var onlyDeniesLinux: Bool { !hasLinuxBranch && systems.contains { $0.name == "Linux" } }
}

extension ExprSyntax {
    /// The systems that a condition asks for.
    var systems: [NamedSystem] {
        let finder = SystemFinder(viewMode: .sourceAccurate)
        finder.walk(self)
        return finder.found
    }
}

private final class SystemFinder: SyntaxVisitor {
    var found: [NamedSystem] = []
    private var denials = 0

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        denials += 1
        return .visitChildren
    }

    override func visitPost(_ node: PrefixOperatorExprSyntax) { denials -= 1 }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "os", let name = node.arguments.first?.expression {
            found.append(NamedSystem(name: name.trimmedDescription, node: node, isDenied: denials % 2 == 1))
        }
        return .visitChildren
    }
}

/// Finds whether something that is kept from Linux, and from nothing else of ours, imports one of the frameworks: what
/// its authors mean is that UIKit is not there, and it is.
final class GuardedImportFinder: SyntaxVisitor {
    private(set) var isFound = false
    private var depth = 0
    private static let frameworks: Set<String> = ["UIKit", "SwiftUI", "QuartzCore", "CoreGraphics"]

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.onlyDeniesLinux { depth += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: IfConfigDeclSyntax) {
        if node.onlyDeniesLinux { depth -= 1 }
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if depth > 0, let name = node.path.first?.name.text, Self.frameworks.contains(name) { isFound = true }
        return .skipChildren
    }
}
