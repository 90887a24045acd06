import SwiftSyntax

/// What a method answers that a class leaves out. Callers by `_optionalCall` never see it.
enum StandIn {
    private static let values: [String: String] = [
        "Bool": "false", "String": "\"\"", "UIView": "UIView()", "UIViewController": "UIViewController()",
        "UIColor": "UIColor.clear", "UIImage": "UIImage()", "NSAttributedString": "NSAttributedString()",
        "Date": "Date()", "Any": "()", "AnyObject": "NSObject()", "NSObject": "NSObject()", "Data": "Data()",
    ]
    private static let zeros: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "CGFloat", "TimeInterval", "NSInteger", "NSUInteger",
    ]
    private static let geometry: Set<String> = [
        "CGPoint", "CGSize", "CGRect", "CGVector", "UIEdgeInsets", "UIOffset", "NSDirectionalEdgeInsets",
    ]

    /// An expression of a type for what nobody ever looks at: where there is no value, one that holds nothing.
    ///
    /// Nil for types of the module that are neither classes nor protocols of Objective-C.
    static func unseen(of type: TypeSyntax?, _ facts: ModuleFacts, in scope: String?) -> String? {
        if let value = value(of: type) { return value }
        guard let type else { return nil }
        let name = type.trimmedDescription
        if let full = facts.resolve(name, in: scope), facts.types[full]?.isDeclared == true,
            facts.types[full]?.kind == .other
        {
            return nil
        }
        return "_nothing()"
    }

    /// An expression of a type; empty for nothing, nil where there is no value for all such types.
    static func value(of type: TypeSyntax?) -> String? {
        guard let type else { return "" }
        let name = type.trimmedDescription
        if ["Void", "()", "Swift.Void"].contains(name) { return "" }
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "nil" }
        if type.is(ArrayTypeSyntax.self) || name.hasPrefix("Set<") || name.hasPrefix("Array<") { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        if zeros.contains(name) { return "0" }
        if geometry.contains(name) { return ".zero" }
        return values[name]
    }
}
