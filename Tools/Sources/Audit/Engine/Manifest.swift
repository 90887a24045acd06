import Rewriter
import SwiftSyntax

/// What a package's manifest says of the systems that it is for.
package struct Manifest: Sendable {
    /// The version that `platforms:` names for iOS; nil where it names none.
    package let statedVersion: IOSVersion?
    /// The folders of its targets: beside them may lie apps with targets of their own.
    let folders: [String]

    /// SwiftPM's own, for a package that names none.
    package static let leastOfPackages = IOSVersion(12)
    /// The version that the package is for.
    package var version: IOSVersion { statedVersion ?? Self.leastOfPackages }

    package init(_ source: SourceText) {
        let tree = AuditFile(source).tree
        let calls = tree?.all(FunctionCallExprSyntax.self) ?? []
        folders = Self.folders(of: calls)
        let platforms = calls.first { $0.name == "Package" }?.argument("platforms")
        let entries = platforms?.all(FunctionCallExprSyntax.self) ?? []
        statedVersion = entries.first { $0.name == "iOS" }.flatMap { call in
            call.arguments.first.flatMap { Self.version($0.expression) }
        }
    }

    /// Whether a file is one of the package's targets.
    package func covers(_ path: String) -> Bool { folders.contains { $0.isEmpty || path.hasPrefix($0) } }

    /// The folders that targets name, and those in which SwiftPM looks for others.
    private static func folders(of calls: [FunctionCallExprSyntax]) -> [String] {
        let named = calls.compactMap { call -> String? in
            guard ["target", "executableTarget"].contains(call.name ?? "") else { return nil }
            return call.argument("path")?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }
        let paths = named.map { path -> String in
            let plain = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
            return plain.isEmpty || plain == "." ? "" : plain.hasSuffix("/") ? plain : plain + "/"
        }
        return paths + ["Sources/", "Source/", "src/", "srcs/"]
    }

    /// `.v15`, `"15.2"`.
    private static func version(_ expression: ExprSyntax) -> IOSVersion? {
        if let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue { return IOSVersion(text) }
        return expression.lastName.flatMap { IOSVersion($0) }
    }

    /// The lowest version that a project of Xcode names: `IPHONEOS_DEPLOYMENT_TARGET = 15.0;`.
    package static func version(ofProject text: String) -> IOSVersion? {
        text.split(separator: "\n").compactMap { line -> IOSVersion? in
            guard let start = line.ranges(of: "IPHONEOS_DEPLOYMENT_TARGET = ").first else { return nil }
            return IOSVersion(line[start.upperBound...].prefix { $0 == "." || $0.isNumber })
        }.min()
    }
}
