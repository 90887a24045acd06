import SwiftSyntax

/// What is known of a type that the module declares.
struct TypeFacts {
    enum Kind { case `class`, `protocol`, other }

    /// Where a class's body ends.
    struct Body {
        let file: Int
        /// The place of its closing brace.
        let end: Int
    }

    var kind = Kind.other
    /// Whether the module declares the type, and does not only extend it.
    var isDeclared = false
    /// The names that stand behind its colon, and behind those of its extensions.
    var inherits: [String] = []
    var methods: [MethodFacts] = []
    var computed: [ComputedFacts] = []
    /// The properties of a protocol whose types end on an exclamation mark.
    var unwrapped: Set<String> = []
    /// One for each declaration: two where `#if` has one in each branch.
    var bodies: [Body] = []
}

/// A property that is computed.
struct ComputedFacts {
    let name: String
    /// As it is written.
    let type: String?
    let isOverride: Bool
    /// Whether Objective-C sees it, so that an extension's can be overridden.
    let isExposed: Bool
    let body: MethodFacts.Body
}

/// A method of a type of the module.
struct MethodFacts {
    let name: String
    /// One for each parameter; `_` for none.
    let labels: [String]
    /// The name in `@objc(name)`.
    let selectorName: String?
    let isOverride: Bool
    /// Whether it belongs to the type itself.
    let isStatic: Bool
    /// The types of the parameters, as they are written.
    let parameterTypes: [String]
    let body: Body?
    /// Whether Objective-C sees it, so that an extension's can be overridden.
    let isExposed: Bool
    /// Whether it looks like a test of XCTest that nobody waits for.
    let isTest: Bool
    let isolation: Isolation

    /// What a method, or the extension around it, says of actors.
    enum Isolation { case mainActor, none, inherited }

    /// Where a method's or a property's body stands.
    struct Body {
        let decl: DeclSyntax
        let file: Int
        /// The place behind its opening brace.
        let start: Int
        /// What its parameters are passed on by; nil where that cannot be written.
        let arguments: String?
        /// The place of the only expression, where that is the answer without saying `return`.
        let answer: Int?
        /// The conditions of `#if` around it.
        let conditions: [String]
        /// Whether it is a property with a setter.
        let hasSetter: Bool
    }

    /// `tapped(_:)`.
    var fullName: String { "\(name)(\(labels.map { $0 + ":" }.joined()))" }
}
