import SwiftSyntax

/// Two neighbouring calls in the other order.
enum CallsSwapped {
    /// The first is left out where it stands and made behind the second; so it has to fit on the second's line.
    static func draft(of first: CodeBlockItemSyntax, _ second: CodeBlockItemSyntax) -> Draft? {
        guard let one = first.leftOutCall, let two = second.leftOutCall, let text = first.item.oneLine,
            text != second.item.trimmedDescription, !areApart(one, two)
        else { return nil }
        let other = second.item.oneLine ?? "…"
        return Draft(
            range: first.item.bytes.lowerBound..<second.item.bytes.upperBound, mutated: "\(other); \(text)",
            insertions: [
                .init(offset: first.item.bytes.lowerBound, text: "if !\(Draft.asked) { "),
                .init(offset: first.item.bytes.upperBound, text: " }"),
                .init(offset: second.item.bytes.upperBound, text: "; if \(Draft.asked) { \(text) }"),
            ])
    }

    /// Calls that change a collection and nothing else.
    private static let filling: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "removeValue", "formUnion", "sort",
        "reverse", "subtract",
    ]

    /// Whether the order means nothing for sure, or nearly so: two collections are changed, or two values are set.
    private static func areApart(_ first: FunctionCallExprSyntax, _ second: FunctionCallExprSyntax) -> Bool {
        guard let one = first.calledExpression.lastName, let two = second.calledExpression.lastName else {
            return false
        }
        if one.isSetter, two.isSetter { return one != two }
        guard filling.contains(one), filling.contains(two) else { return false }
        return first.receiver != second.receiver
    }
}

extension FunctionCallExprSyntax {
    /// What the function is a member of.
    fileprivate var receiver: String? {
        calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    }
}

extension String {
    /// Whether a function of this name gives a thing one value, as `setLineWidth` does, and `setNeedsLayout` does not.
    fileprivate var isSetter: Bool {
        hasPrefix("set") && !hasPrefix("setNeeds") && dropFirst(3).first?.isUppercase == true
    }
}
