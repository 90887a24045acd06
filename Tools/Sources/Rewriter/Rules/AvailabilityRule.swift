import SwiftSyntax

/// Asks the stage for its system in place of `#available`, which is always true on Linux.
final class AvailabilityRule: Rule {
    override class var triggers: [StaticString] { ["#available", "#unavailable"] }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        let call = "_osAtLeast(\(Self.version(node.availabilityArguments)))"
        let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
        replace(node, with: isNegated ? "!\(call)" : call)
        return .skipChildren
    }

    /// The version of iOS that is asked for, as arguments. A star asks for none.
    private static func version(_ arguments: AvailabilityArgumentListSyntax) -> String {
        for argument in arguments {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text),
                let version = restriction.version
            else { continue }
            return ([version.major.text] + version.components.map(\.number.text)).joined(separator: ", ")
        }
        return "0"
    }
}
