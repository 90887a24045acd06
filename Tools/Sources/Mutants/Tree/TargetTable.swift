import Rewriter
import SwiftSyntax

/// The targets of a package as its manifest declares them: which tests cover which module.
package struct TargetTable: Equatable, Sendable {
    package struct Target: Equatable, Sendable {
        package var name: String
        package var isTest: Bool
        /// The folder of its sources.
        package var path: String
        package var dependencies: [String]
    }

    /// The package's name.
    package private(set) var package = ""
    package private(set) var targets: [Target] = []

    /// Reads a manifest; what is no literal in it is not seen.
    package init(manifest: SourceText) {
        guard let tree = ParsedFile(manifest).tree else { return }
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        for call in finder.calls {
            switch call.calledExpression.lastName {
            case "Package": package = call.text("name") ?? package
            case "target", "executableTarget": add(call, isTest: false)
            case "testTarget": add(call, isTest: true)
            default: break
            }
        }
    }

    private mutating func add(_ call: FunctionCallExprSyntax, isTest: Bool) {
        guard let name = call.text("name") else { return }
        targets.append(
            Target(
                name: name, isTest: isTest, path: call.text("path") ?? (isTest ? "Tests/" : "Sources/") + name,
                dependencies: call.texts("dependencies")))
    }

    package func module(_ name: String) -> Target? { targets.first { $0.name == name && !$0.isTest } }

    package var modules: [String] { targets.filter { !$0.isTest }.map(\.name) }

    /// The test targets that name a module among what they depend on.
    package func tests(of module: String) -> [String] {
        targets.filter { $0.isTest && $0.dependencies.contains(module) }.map(\.name)
    }
}

private final class CallFinder: SyntaxVisitor {
    private(set) var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        calls.append(node)
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    private func argument(_ label: String) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }

    /// A text that is passed by a label.
    fileprivate func text(_ label: String) -> String? {
        argument(label)?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// The texts of an array that is passed by a label.
    fileprivate func texts(_ label: String) -> [String] {
        argument(label)?.as(ArrayExprSyntax.self)?.elements.compactMap {
            $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        } ?? []
    }
}
