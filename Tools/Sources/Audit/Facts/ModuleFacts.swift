import SwiftSyntax

/// What the files of a package declare, by name.
///
/// Files of one folder of `Sources` are taken for a module; what another declares counts where the own has nothing.
struct AuditFacts: Sendable {
    struct Declared: Sendable {
        let type: TypeDeclaration
        let path: String
        let module: String
    }

    private(set) var types: [String: [Declared]] = [:]
    /// Functions in whose bodies `translatesAutoresizingMaskIntoConstraints` stands, by name.
    private(set) var maskSetters: Set<String> = []
    /// Whether anything adopts scenes: a delegate of one, or a configuration.
    private(set) var hasSceneDelegate = false
    /// Types of which classes keep one or none.
    private(set) var heldOptionally: Set<String> = []
    /// All that something inherits from.
    private(set) var superclasses: Set<String> = []
    /// Whether files lie in features' folders.
    private(set) var hasFeatures = false
    /// The names of all functions, properties and cases.
    private(set) var memberNames: Set<String> = []

    init(_ files: [(file: AuditFile, facts: FileFacts)]) {
        for (file, facts) in files {
            for type in facts.types {
                types[type.name, default: []].append(Declared(type: type, path: file.path, module: file.module))
                if type.inherits.contains("UIWindowSceneDelegate") { hasSceneDelegate = true }
                if type.kind == .class, let first = type.inherits.first { superclasses.insert(first) }
            }
            if file.path.split(separator: "/").contains("Features") { hasFeatures = true }
            heldOptionally.formUnion(facts.heldOptionally)
            maskSetters.formUnion(facts.maskSetters)
            memberNames.formUnion(facts.memberNames)
        }
    }

    /// The declaration of a type, the nearest to a file first; no extension.
    func declaration(_ name: String, for file: AuditFile) -> Declared? {
        let all = types[name]?.filter { $0.type.kind != .extension } ?? []
        return all.first { $0.path == file.path } ?? all.first { $0.module == file.module } ?? all.first
    }

    /// All declarations of a type that a file's own belong to: the type and its extensions in the same module.
    func declarations(_ name: String, for file: AuditFile) -> [TypeDeclaration] {
        guard let all = types[name] else { return [] }
        let main = declaration(name, for: file)
        return all.filter { declared in
            declared.path == main?.path || (declared.type.kind == .extension && declared.module == file.module)
        }.map(\.type)
    }

    /// The classes above a type, the nearest first; the last is the framework's, if the chain is known.
    func lineage(_ name: String, for file: AuditFile) -> [String] {
        var found: [String] = []
        var next: String? = name
        while let name = next, found.count < 20, !found.contains(name) {
            found.append(name)
            guard let declared = declaration(name, for: file), declared.type.kind == .class else { break }
            next = declared.type.inherits.first
        }
        return found
    }

    func kind(_ name: String, for file: AuditFile) -> UIKitKind? {
        let line = lineage(name, for: file)
        if let kind = line.compactMap(UIKitKind.of).first { return kind }
        // A class of a module that is not here goes by its name, if its heir has the same ending.
        guard line.count > 1, let last = line.last, types[last] == nil else { return nil }
        for (ending, kind) in [("ViewController", UIKitKind.controller), ("TableViewCell", .tableCell)]
        where last.hasSuffix(ending) && name.hasSuffix(ending) { return kind }
        return nil
    }
}

/// What one file declares.
struct FileFacts: Sendable {
    var types: [TypeDeclaration] = []
    var maskSetters: Set<String> = []
    var memberNames: Set<String> = []
    var heldOptionally: Set<String> = []

    init(_ tree: SourceFileSyntax) {
        guard !tree.isOfOtherSystems else { return }
        let collector = Collector(viewMode: .sourceAccurate)
        collector.walk(tree)
        (types, maskSetters, memberNames) = (collector.types, collector.maskSetters, collector.memberNames)
        heldOptionally = Set(types.flatMap(Self.held))
    }

    /// The types of a class's optional properties.
    private static func held(by type: TypeDeclaration) -> [String] {
        guard type.kind == .class else { return [] }
        return type.properties.flatMap(\.bindings).compactMap { $0.typeAnnotation?.type }.filter { type in
            type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        }.compactMap(\.lastName)
    }

    private final class Collector: SyntaxVisitor {
        var types: [TypeDeclaration] = []
        var maskSetters: Set<String> = []
        var memberNames: Set<String> = []

        private func add(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
            if let type = TypeDeclaration(node) { types.append(type) }
            return .visitChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            // An override is the framework's own.
            if !node.isOverride { memberNames.insert(node.name.text) }
            return .visitChildren
        }

        override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
            memberNames.insert(node.identifier.text)
            return .visitChildren
        }

        override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
            memberNames.insert(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if node.declName.baseName.text == "translatesAutoresizingMaskIntoConstraints",
                let name = node.enclosingFunctionName
            {
                maskSetters.insert(name)
            }
            return .visitChildren
        }
    }
}

extension SourceFileSyntax {
    /// Whether a file is for the Mac or the watch alone, by what it imports.
    var isOfOtherSystems: Bool {
        let modules = Set(statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription })
        return !modules.isDisjoint(with: ["AppKit", "Cocoa", "WatchKit"]) && !modules.contains("UIKit")
    }
}
