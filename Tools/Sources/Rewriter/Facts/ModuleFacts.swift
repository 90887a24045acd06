import SwiftSyntax

/// What the rules want to know of the whole module: its types, what they inherit, and which requirements are optional.
struct ModuleFacts {
    /// By their full names: `Outer.Inner`.
    var types: [String: TypeFacts] = [:]
    /// The optional methods of protocols, the frameworks' and the module's own: `list(_:didSelect:)`.
    var optionalMethods: Set<String> = []
    /// The optional properties of the module's own protocols.
    var optionalProperties: Set<String> = []
    /// The names of all variables and constants of types.
    var properties: Set<String> = []
    /// The names of properties of type `[AnyObject]`.
    var objectLists: Set<String> = []
    /// By file: the names that no other file sees.
    var privateNames: [Int: Set<String>] = [:]
    /// The members that subclasses override, as `Type.name`.
    var overridden: Set<String> = []
    /// The types that are declared to be on the main actor.
    var mainActorTypes: Set<String> = []
    /// The last names that stand in `#selector`.
    var selectedNames: Set<String> = []

    init() {}

    /// - Parameter optionalMethods: Those of the frameworks.
    init(_ files: [ParsedFile], optionalMethods: Set<String>) {
        // One collector has the facts to itself; handed from file to file, they would be copied for each.
        let collector = FactCollector(optionalMethods: optionalMethods)
        for (index, file) in files.enumerated() { collector.read(file, index: index) }
        self = collector.facts
    }

    /// Whether a method is a test of XCTest that must be called on the main actor: it says so, or a class does that its
    /// own is or inherits from.
    func isMainActorTest(_ name: String, of type: String) -> Bool {
        guard inherits(type, from: "XCTestCase"), let test = methods(named: name, of: type).first(where: \.isTest)
        else {
            return false
        }
        switch test.isolation {
        case .mainActor: return true
        case .none: return false
        case .inherited: return lineage(type).contains(where: mainActorTypes.contains)
        }
    }

    /// Whether a class of the module has XCTest's own test case for its superclass.
    func isTestCase(_ type: String) -> Bool {
        types[type]?.inherits.first.map { $0 == "XCTestCase" || $0 == "XCTest.XCTestCase" } == true
    }

    /// The full name of a type of the module, as a name is understood inside another type.
    func resolve(_ name: String, in scope: String? = nil) -> String? {
        var scope = scope
        while let outer = scope {
            if types["\(outer).\(name)"] != nil { return "\(outer).\(name)" }
            scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
        }
        return types[name] == nil ? nil : name
    }

    /// A class of the module and those it inherits from, as far as the module declares them.
    func lineage(_ name: String) -> [String] {
        var found: [String] = []
        var next = [name]
        while let name = next.popLast() {
            guard !found.contains(name), let type = types[name] else { continue }
            found.append(name)
            next += type.inherits.compactMap { resolve($0, in: name) }
        }
        return found
    }

    /// A class of the module and those above it that the module declares and does not only extend.
    func declaredLineage(_ name: String) -> [String] { lineage(name).filter { types[$0]?.isDeclared == true } }

    /// Whether a type of the module has a name among all that it inherits.
    func inherits(_ name: String, from ancestor: String) -> Bool {
        lineage(name).contains { types[$0]?.inherits.contains { $0.split(separator: ".").last! == ancestor } == true }
    }

    /// What the module adds to classes of other modules that a member may override, in place of what stands there.
    /// - Parameter isExposed: Whether only what Objective-C sees counts.
    func added(_ member: DeclSyntax, besides type: String, isExposed: Bool = false) -> [MethodFacts.Body] {
        let foreign = types.sorted { $0.key < $1.key }.filter { !$0.value.isDeclared && $0.key != type }.map(\.value)
        if let method = member.as(FunctionDeclSyntax.self) {
            let (name, parameters) = (method.fullName, method.parameterTypes)
            return foreign.flatMap(\.methods).filter {
                $0.fullName == name && $0.parameterTypes == parameters && !$0.isOverride
                    && ($0.isExposed || !isExposed)
            }.compactMap(\.body)
        }
        guard let binding = member.as(VariableDeclSyntax.self)?.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return [] }
        let type = binding.typeAnnotation?.type.trimmedDescription
        return foreign.flatMap(\.computed).filter {
            $0.name == name && $0.type == type && !$0.isOverride && ($0.isExposed || !isExposed)
        }.map(\.body)
    }

    /// Whether a class of the module, or one that it inherits from, has a member of its own that another overrides.
    func declares(_ name: String, in type: String) -> Bool {
        declaredLineage(type).contains { ancestor in
            types[ancestor]?.methods.contains { !$0.isOverride && $0.fullName == name } == true
                || types[ancestor]?.computed.contains { !$0.isOverride && $0.name == name } == true
        }
    }

    /// The methods of a name that a type has or inherits.
    func methods(named name: String, of type: String) -> [MethodFacts] {
        lineage(type).flatMap { types[$0]?.methods.filter { $0.name == name } ?? [] }
    }
}
