import SwiftSyntax

/// What type a value has, as far as its own words tell.
enum InferredType {
    /// The type; nil where the words do not tell.
    static func text(of value: ExprSyntax, _ file: ParsedFile) -> String? {
        if let call = value.as(FunctionCallExprSyntax.self) {
            return made(by: call.calledExpression, file).map { mayFail(call, $0) ? $0 + "?" : $0 }
        }
        if let sign = value.as(PrefixOperatorExprSyntax.self), sign.operator.text == "-" {
            return text(of: sign.expression, file)
        }
        if let array = value.as(ArrayExprSyntax.self) { return text(of: array, file) }
        if let sequence = value.as(SequenceExprSyntax.self) { return cast(sequence, file) }
        // A value that a type has, such as Color.red, is one of the type.
        if let member = value.as(MemberAccessExprSyntax.self) { return member.base.flatMap { name(of: $0, file) } }
        return literal(value)
    }

    /// Initializers of the frameworks that may give nil, by their types: the first labels.
    private static let failing: [String: Set<String>] = [
        "URL": ["string"], "URLComponents": ["string", "url"],
        "UIImage": ["named", "systemName", "data", "contentsOfFile"], "UIColor": ["named"],
        "UIFont": ["name"], "TimeZone": ["identifier", "secondsFromGMT", "abbreviation"],
        "Bundle": ["path", "url", "identifier"], "UUID": ["uuidString"], "Data": ["base64Encoded"],
    ]
    /// Types that read a text, which may be none of theirs.
    private static let reading: Set<String> = ["Int", "Double", "Float", "Bool", "URL"]

    private static func mayFail(_ call: FunctionCallExprSyntax, _ type: String) -> Bool {
        guard let first = call.arguments.first else { return false }
        if let label = first.label?.text { return failing[type]?.contains(label) == true }
        return reading.contains(type) && first.expression.is(StringLiteralExprSyntax.self)
    }

    private static func literal(_ value: ExprSyntax) -> String? {
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        return value.is(BooleanLiteralExprSyntax.self) ? "Bool" : nil
    }

    /// What an initializer makes: `Card(…)`, `Card.init(…)`, `[Card]()`.
    private static func made(by callee: ExprSyntax, _ file: ParsedFile) -> String? {
        if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self) { return file.text(callee) }
        if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
            return member.base.flatMap { name(of: $0, file) }
        }
        return name(of: callee, file)
    }

    /// The name of a type: types have a capital, and what stands in types, too.
    private static func name(of expression: ExprSyntax, _ file: ParsedFile) -> String? {
        if let generic = expression.as(GenericSpecializationExprSyntax.self) {
            return name(of: generic.expression, file).map { _ in file.text(expression) }
        }
        let last = expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
        guard last?.baseName.text.first?.isUppercase == true else { return nil }
        return file.text(expression)
    }

    private static func text(of array: ArrayExprSyntax, _ file: ParsedFile) -> String? {
        let types = Set(array.elements.map { text(of: $0.expression, file) })
        guard types.count == 1, let type = types.first ?? nil else { return nil }
        return "[\(type)]"
    }

    /// `value as Type`.
    private static func cast(_ sequence: SequenceExprSyntax, _ file: ParsedFile) -> String? {
        let parts = Array(sequence.elements)
        guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
            cast.questionOrExclamationMark == nil,
            let type = parts[2].as(TypeExprSyntax.self)
        else { return nil }
        return file.text(type)
    }
}
