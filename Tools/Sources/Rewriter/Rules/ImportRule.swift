import SwiftSyntax

/// Settles what imports mean here: parts of modules, and names that Foundation has too.
final class ImportRule: Rule {
    /// Types that live in virtual time here and that Foundation has as well: with both imported, each is ambiguous.
    static let ambiguous = ["NSCache", "NSCacheDelegate", "NotificationCenter", "RunLoop", "Timer", "UndoManager"]
    /// Types of Apple's Foundation that the one of Linux lacks, for files that import no more than that.
    private static let lacking = ["NSHashTable"]
    /// What the other rules write, and the kind of its declaration.
    private static let written = [
        "_didChangeValue": "func", "_osAtLeast": "func", "_optionalCall": "func", "_optionalMethodLeftOut": "func",
        "Selector": "struct",
    ]
    private static let umbrellas: Set<String> = ["UIKit", "SwiftUI"]
    private static let headerModules: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "ObjectiveC", "os", "UniformTypeIdentifiers",
    ]

    private var imports: [ImportDeclSyntax] = []
    private var used: Set<String> = []
    private var declared: Set<String> = []

    override class var triggers: [StaticString] {
        [
            "NSCache", "NSHashTable", "NotificationCenter", "RunLoop", "Timer", "UndoManager", "#available",
            "#unavailable", "#selector",
            "dynamic",
            "optional", "?(", "import UIKit.", "import QuartzCore.", "import CoreGraphics.", "import Foundation.",
            "import ObjectiveC.", "import os.", "import UniformTypeIdentifiers.",
        ]
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node)
        guard node.importKindSpecifier == nil, node.path.count > 1, let first = node.path.first,
            Self.headerModules.contains(first.name.text)
        else { return .skipChildren }
        // The parts are headers of Apple's module.
        edits.blank(first.name.bytes.upperBound..<node.path.bytes.upperBound, of: file.source.bytes)
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        used.insert(node.baseName.text)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        used.insert(node.name.text)
        return .visitChildren
    }

    /// Adds the imports that are wanted. `others` are the edits of all other rules.
    func addImports(for others: EditList) {
        let text = others.edits.map(\.replacement).joined(separator: " ")
        let isUIKitHere = imports.contains {
            $0.importKindSpecifier == nil && $0.moduleName.map(Self.umbrellas.contains) == true
        }
        var wanted: [String] = []
        for name in (Self.ambiguous + Self.lacking).sorted()
        where used.contains(name) && facts.types[name]?.isDeclared != true {
            let kind = name.hasSuffix("Delegate") ? "protocol" : "class"
            wanted.append("import \(kind) VirtualFoundation.\(name)")
        }
        if !isUIKitHere {
            for (name, kind) in Self.written.sorted(by: { $0.key < $1.key }) where text.contains(name) {
                wanted.append("import \(kind) VirtualFoundation.\(name)")
            }
        }
        let present = Set(imports.map { file.text($0).split(whereSeparator: \.isWhitespace).joined(separator: " ") })
        wanted.removeAll(where: present.contains)
        guard !wanted.isEmpty else { return }
        if let anchor = imports.first(where: { !$0.isConditional }) {
            edits.add(.insert("; " + wanted.joined(separator: "; "), at: anchor.bytes.upperBound))
        } else if let first = file.tree?.statements.first {
            edits.add(.insert(wanted.joined(separator: "; ") + "; ", at: first.bytes.lowerBound))
        }
    }
}

extension ImportDeclSyntax {
    fileprivate var moduleName: String? { path.first?.name.text }

    /// Whether it stands in a branch of `#if`.
    fileprivate var isConditional: Bool {
        var next = parent
        while let node = next {
            if node.is(IfConfigClauseSyntax.self) { return true }
            next = node.parent
        }
        return false
    }
}
