import SwiftSyntax

extension RuleTable {
    static let guardrailNames: [AuditRule] = [typeName, protocolName, fileName, misplacedFile]

    static let typeName = AuditRule(
        "type-name", "Controllers, cells, view models and coordinators are named as such.",
        why: "The name is what one looks for.",
        instead: "ProfileViewController, UserCell, ProfileViewModel, ProfileCoordinator",
        guide: "guardrails, names, lines 1 to 4", severity: .note, group: .guardrails, checks: [.types(NamesLook.type)])

    static let protocolName = AuditRule(
        "protocol-name", "A protocol for a service is a …Protocol, one for callbacks a …Delegate.",
        why: "A name without it reads as a class of which there could be one.",
        instead: "UserServiceProtocol, AddUserViewControllerDelegate",
        guide: "guardrails, names, line 6", severity: .note, group: .guardrails, checks: [.types(NamesLook.protocol)])

    static let fileName = AuditRule(
        "file-name", "A file has one main type, and its name.",
        why: "Who looks for a type looks for a file of its name.",
        instead: "ProfileViewController.swift for ProfileViewController, with its extensions",
        guide: "guardrails, structure, line 4", severity: .note, group: .guardrails, checks: [.files(NamesLook.file)])

    static let misplacedFile = AuditRule(
        "misplaced-file", "Files are grouped by feature: Features/Home/Controllers, Core, Shared.",
        why: "What changes together lies together, and what is shared can be seen to be.",
        instead: "Features/Profile/Controllers/ProfileViewController.swift",
        guide: "guardrails, structure, lines 1 to 3", severity: .note, group: .guardrails,
        checks: [.files(NamesLook.folder)])
}

private enum NamesLook {
    @Sendable static func type(_ type: TypeDeclaration, _ scope: Scope) {
        guard type.kind == .class, !scope.file.isTest else { return }
        func check(_ what: String, _ endings: [String]) {
            guard !endings.contains(where: type.name.hasSuffix) else { return }
            scope.tell(type.nameToken, "'\(type.name)' is \(what), and its name does not end with \(endings[0])")
        }
        switch scope.kind(of: type.name) {
        case .controller: check("a view controller", ["ViewController", "Controller"])
        case .tableCell, .collectionCell: check("a cell", ["Cell"])
        default:
            if type.inherits.contains("Coordinator") { check("a coordinator", ["Coordinator"]) }
            if type.inherits.contains("ObservableObject"), publishes(type) {
                check("a view model", ["ViewModel", "Model", "Store"])
            }
        }
    }

    private static func publishes(_ type: TypeDeclaration) -> Bool {
        type.properties.contains { $0.attributes.trimmedDescription.contains("@Published") }
    }

    private static let endings = [
        "Protocol", "Delegate", "DataSource", "Coordinator", "able", "ible", "ing", "Type", "Provider", "Representable",
    ]

    @Sendable static func `protocol`(_ type: TypeDeclaration, _ scope: Scope) {
        guard type.kind == .protocol, !endings.contains(where: type.name.hasSuffix) else { return }
        let services = ["Service", "Repository", "Manager", "Client", "Store", "Loader"]
        guard services.contains(where: type.name.hasSuffix) else { return }
        scope.tell(type.nameToken, "the protocol '\(type.name)' is named as a class would be")
    }

    /// A file whose main types are several, or have another name.
    @Sendable static func file(_ tree: SourceFileSyntax, _ scope: Scope) {
        let name = String(scope.file.name.dropLast(6))
        guard !scope.file.isTest, !name.contains("+"), name != "main", name != "Package" else { return }
        let main = tree.statements.compactMap { TypeDeclaration($0.item) }.filter {
            $0.kind != .extension && $0.kind != .protocol && !$0.modifiers.has(.private)
                && !$0.modifiers.has(.fileprivate)
        }
        let classes = main.filter { $0.kind == .class }
        if classes.count > 1, let second = classes.first(where: { $0.name != name }) {
            scope.tell(second.nameToken, "'\(second.name)' is a second class of this file")
        } else if main.count == 1, main[0].name != name, main[0].kind == .class {
            scope.tell(main[0].nameToken, "'\(main[0].name)' lies in \(scope.file.name)")
        }
    }

    private static let places = [
        ("ViewController.swift", "Controllers"), ("ViewModel.swift", "ViewModels"), ("Cell.swift", "Cells"),
    ]

    /// Of an app that has features by folder, what lies in a folder of kinds at the top, or in a feature's wrong one.
    @Sendable static func folder(_ tree: SourceFileSyntax, _ scope: Scope) {
        let parts = scope.file.path.split(separator: "/").map(String.init)
        guard !scope.file.isTest, let (_, folder) = places.first(where: { scope.file.name.hasSuffix($0.0) }) else {
            return
        }
        if let place = parts.firstIndex(of: "Features") {
            let inside = parts[(place + 1)...].dropLast()
            let isRight = inside.count >= 2 && (inside.last == folder || (folder == "Cells" && inside.last == "Views"))
            if !isRight { scope.tell(tree, "\(scope.file.name) belongs into \(folder) of its feature") }
        } else if let top = parts.dropLast().last, top == folder, !parts.contains("Shared"), scope.facts.hasFeatures {
            scope.tell(tree, "\(scope.file.name) lies with all \(folder), not with its feature")
        }
    }
}
