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
        "objc_removeAssociatedObjects": "func", "objc_sync_enter": "func", "objc_sync_exit": "func",
        "object_getClass": "func", "class_getSuperclass": "func",
        "class_getInstanceMethod": "func", "class_getClassMethod": "func", "class_addMethod": "func",
        "class_replaceMethod": "func", "class_getMethodImplementation": "func",
        "method_exchangeImplementations": "func", "method_getImplementation": "func",
        "method_setImplementation": "func", "method_getTypeEncoding": "func", "method_getName": "func",
        "imp_implementationWithBlock": "func", "IMP": "typealias",
        "OBJC_SYNC_SUCCESS": "var", "OBJC_SYNC_NOT_OWNING_THREAD_ERROR": "var",
        "RelativeDateTimeFormatter": "class", "LocalizedStringResource": "struct",
        "CFRunLoop": "typealias", "CFRunLoopGetMain": "func",
        "CFRunLoopGetCurrent": "func", "CFRunLoopWakeUp": "func", "CFRunLoopPerformBlock": "func",
        "OSAtomicAdd32": "func", "OSAtomicAdd32Barrier": "func", "OSAtomicAdd64": "func",
        "OSAtomicAdd64Barrier": "func", "OSAtomicIncrement32": "func", "OSAtomicIncrement32Barrier": "func",
        "OSAtomicIncrement64": "func", "OSAtomicIncrement64Barrier": "func", "OSAtomicDecrement32": "func",
        "OSAtomicDecrement32Barrier": "func", "OSAtomicDecrement64": "func", "OSAtomicDecrement64Barrier": "func",
        "OSAtomicCompareAndSwap32": "func", "OSAtomicCompareAndSwap32Barrier": "func",
        "OSAtomicCompareAndSwap64": "func", "OSAtomicCompareAndSwap64Barrier": "func",
    ]
    /// What Apple's Foundation brings and lies in a module of its own on Linux.
    private static let networking: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSMutableURLRequest",
        "NSURLRequest", "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLCredentialStorage",
        "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse", "URLSession",
        "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
        "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionStreamTask", "URLSessionTask",
        "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionUploadTask", "URLSessionWebSocketTask",
    ]
    /// What the other rules write, and the kind of its declaration.
    private static let written = [
        "_didChangeValue": "func", "_nothing": "func", "_osAtLeast": "func", "_optionalCall": "func",
        "_optionalMethodLeftOut": "func", "Selector": "struct", "_KeyValueObserver": "protocol",
        "_MessageForwarder": "protocol",
    ]
    /// Modules that another one stands in for: of Core Image UIKit has what code for screens names, its colour, and the
    /// C library is Glibc. What asks whether they can be imported is left alone: it has something else for Linux.
    private static let standIns = ["CoreImage": "UIKit", "Darwin": "Glibc"]
    private static let umbrellas: Set<String> = ["UIKit", "SwiftUI"]
    private static let headerModules: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "ObjectiveC", "os", "UniformTypeIdentifiers",
        "Darwin",
    ]

    private var imports: [ImportDeclSyntax] = []
    private var used: Set<String> = []

    override class var triggers: [StaticString] {
        [
            "NSCache", "NSHashTable", "NotificationCenter", "RunLoop", "Timer", "UndoManager", "#available",
            "#unavailable",
            "elector", "dynamic", "optional", "?(", "import UIKit.", "import QuartzCore.", "import CoreGraphics.",
            "import Foundation.", "import ObjectiveC.", "import os.", "import UniformTypeIdentifiers.", "CoreImage",
            "Darwin", "func observeValue", "func forwardingTarget", "func responds", "#Preview", "PreviewProvider",
            "OBJC_SYNC", "RelativeDateTimeFormatter", "LocalizedStringResource", "CFRunLoop",
            "autoreleasepool", "CFAbsoluteTime", "CFString", "CFDictionary", "CFArray", "NSKeyValue", "objc_",
            "object_getClass", "class_", "method_", "imp_", "IMP", "OSAtomic",
            "URLSession", "URLRequest", "URLResponse", "URLProtocol", "URLCache", "URLCredential",
            "URLProtectionSpace", "URLAuthentication", "HTTPCookie",
        ]
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node)
        if let first = node.path.first { replaceModule(first.name) }
        guard node.importKindSpecifier == nil, node.path.count > 1, let first = node.path.first,
            Self.headerModules.contains(first.name.text)
        else { return .skipChildren }
        // The parts are headers of Apple's module.
        edits.blank(first.name.bytes.upperBound..<node.path.bytes.upperBound, of: file.source.bytes)
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self) { replaceModule(base.baseName) }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self) { replaceModule(base.name) }
        return .visitChildren
    }

    private func replaceModule(_ name: TokenSyntax) {
        guard let standIn = Self.standIns[name.text], facts.types[name.text]?.isDeclared != true,
            !name.standsBesideLinux
        else { return }
        replace(name, with: standIn)
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

    private func isNetworking(_ name: String) -> Bool {
        Self.networking.contains(name) && facts.types[name]?.isDeclared != true
    }

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
            if imports.contains(where: { $0.moduleName == "Foundation" }), used.contains(where: isNetworking) {
                wanted.append("import FoundationNetworking")
            }
            for (name, kind) in Self.written.sorted(by: { $0.key < $1.key }) where text.contains(name) {
                want(kind, name)
            }
        }
        let previews = "import DeveloperToolsSupport"
        if text.contains("DeveloperToolsSupport.") { wanted.append(previews) }
        let present = Set(imports.map { file.text($0).split(whereSeparator: \.isWhitespace).joined(separator: " ") })
        wanted.removeAll(where: present.contains)
        guard !wanted.isEmpty else { return }
        // Previews stand under the same condition as what they import.
        let fallback = wanted == [previews] ? imports.first : nil
        if let anchor = imports.first(where: { !$0.isConditional }) ?? fallback {
            edits.add(.insert("; " + wanted.joined(separator: "; "), at: anchor.bytes.upperBound))
        } else if let first = file.tree?.statements.first {
            edits.add(.insert(wanted.joined(separator: "; ") + "; ", at: first.bytes.lowerBound))
        }
    }
}

extension TokenSyntax {
    /// Whether it stands in a chain of `#if` that has something else for Linux.
    fileprivate var standsBesideLinux: Bool {
        var next = parent
        while let node = next {
            if node.as(IfConfigDeclSyntax.self)?.hasLinuxBranch == true { return true }
            next = node.parent
        }
        return false
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
