import SwiftSyntax

/// Settles what imports mean here: parts of modules, and names that Foundation has too.
final class ImportRule: Rule {
    /// Types that live in virtual time here and that Foundation has as well: with both imported, each is ambiguous.
    static let ambiguous = ["NSCache", "NSCacheDelegate", "NotificationCenter", "RunLoop", "Timer", "UndoManager"]
    /// What Apple's Foundation brings and the one of Linux lacks, for files that import no more than that.
    private static let lacking = [
        "NSHashTable": "class", "Selector": "struct", "NSSelectorFromString": "func", "NSStringFromSelector": "func",
        "autoreleasepool": "func", "CFAbsoluteTimeGetCurrent": "func", "CFAbsoluteTime": "typealias",
        "CFString": "typealias", "CFDictionary": "typealias", "CFArray": "typealias",
        "NSKeyValueObservation": "class", "NSKeyValueObservedChange": "struct",
        "NSKeyValueObservingOptions": "struct", "NSKeyValueChangeKey": "struct", "NSKeyValueChange": "enum",
        "objc_AssociationPolicy": "enum", "objc_getAssociatedObject": "func", "objc_setAssociatedObject": "func",
        "objc_removeAssociatedObjects": "func", "object_getClass": "func", "class_getSuperclass": "func",
        "class_getInstanceMethod": "func", "class_getClassMethod": "func", "class_addMethod": "func",
        "class_replaceMethod": "func", "class_getMethodImplementation": "func",
        "method_exchangeImplementations": "func", "method_getImplementation": "func",
        "method_setImplementation": "func", "method_getTypeEncoding": "func", "method_getName": "func",
        "imp_implementationWithBlock": "func", "IMP": "typealias",
    ]
    /// What the other rules write, and the kind of its declaration.
    private static let written = [
        "_didChangeValue": "func", "_nothing": "func", "_osAtLeast": "func", "_optionalCall": "func",
        "_optionalMethodLeftOut": "func", "Selector": "struct",
    ]
    /// A module of which UIKit has here what code for screens names: its colour.
    private static let absorbed = "CoreImage"
    private static let umbrellas: Set<String> = ["UIKit", "SwiftUI"]
    private static let headerModules: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "ObjectiveC", "os", "UniformTypeIdentifiers",
    ]

    private var imports: [ImportDeclSyntax] = []
    private var used: Set<String> = []

    override class var triggers: [StaticString] {
        [
            "NSCache", "NSHashTable", "NotificationCenter", "RunLoop", "Timer", "UndoManager", "#available",
            "#unavailable",
            "elector", "dynamic", "optional", "?(", "import UIKit.", "import QuartzCore.", "import CoreGraphics.",
            "import Foundation.", "import ObjectiveC.", "import os.", "import UniformTypeIdentifiers.", "CoreImage",
            "autoreleasepool", "CFAbsoluteTime", "CFString", "CFDictionary", "CFArray", "NSKeyValue", "objc_",
            "object_getClass", "class_", "method_", "imp_", "IMP",
        ]
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node)
        if node.path.first?.name.text == Self.absorbed, let first = node.path.first {
            replace(first.name, with: "UIKit")
        }
        guard node.importKindSpecifier == nil, node.path.count > 1, let first = node.path.first,
            Self.headerModules.contains(first.name.text)
        else { return .skipChildren }
        // The parts are headers of Apple's module.
        edits.blank(first.name.bytes.upperBound..<node.path.bytes.upperBound, of: file.source.bytes)
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == Self.absorbed {
            replace(base.baseName, with: "UIKit")
        }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self), base.name.text == Self.absorbed {
            replace(base.name, with: "UIKit")
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        used.insert(node.baseName.text)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        used.insert(node.name.text)
        return .visitChildren
    }

    /// Whether the file uses a name that no type of the module has.
    private func isForeign(_ name: String) -> Bool { used.contains(name) && facts.types[name]?.isDeclared != true }

    /// Adds the imports that are wanted. `others` are the edits of all other rules.
    func addImports(for others: EditList) {
        let text = others.edits.map(\.replacement).joined(separator: " ")
        let isUIKitHere = imports.contains {
            $0.importKindSpecifier == nil && $0.moduleName.map(Self.umbrellas.contains) == true
        }
        var wanted: [String] = []
        func want(_ kind: String, _ name: String) {
            let line = "import \(kind) VirtualFoundation.\(name)"
            if !wanted.contains(line) { wanted.append(line) }
        }
        for name in Self.ambiguous where isForeign(name) {
            want(name.hasSuffix("Delegate") ? "protocol" : "class", name)
        }
        if !isUIKitHere {
            for (name, kind) in Self.lacking.sorted(by: { $0.key < $1.key })
            where isForeign(name) && !imports.isEmpty { want(kind, name) }
            for (name, kind) in Self.written.sorted(by: { $0.key < $1.key }) where text.contains(name) {
                want(kind, name)
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
