import Foundation

/// The public declarations of a built module, read from the toolchain's symbol graph.
public struct PublicSymbols: Sendable {
    /// One declaration.
    public struct Symbol: Sendable {
        /// The names of the types around it, and its own: `["UIView", "addSubview(_:)"]`.
        public let path: [String]
        /// The path in one word.
        public var name: String { path.joined(separator: ".") }
        /// The symbol's declaration as the compiler prints it.
        public let declaration: String
        /// What it is, such as `swift.class` or `swift.method`.
        public let kind: String
        /// Whether other modules may override it, or inherit from it.
        public let isOpen: Bool
    }

    /// All declarations, of extensions of other modules' types too, sorted by path and declaration.
    public let symbols: [Symbol]

    /// Reads a module's graph.
    /// - Throws: `Failure` when the tool cannot read the module.
    public init(of module: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = try Tool("swift").run(
            ["symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public"]
                + ["-skip-synthesized-members", "-target", Self.target, "-output-dir", folder.path]
                + BuiltModules().flags)
        guard result.status == 0 else { throw Failure(description: result.output) }
        symbols = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
            .map { symbol in
                let text = symbol.declarationFragments?.map(\.spelling).joined() ?? ""
                return Symbol(
                    path: symbol.pathComponents,
                    declaration: text.split(whereSeparator: \.isWhitespace).joined(separator: " "),
                    kind: symbol.kind.identifier, isOpen: symbol.accessLevel == "open")
            }
            .sorted { ($0.name, $0.declaration) < ($1.name, $1.declaration) }
    }

    /// What went wrong.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// The outermost names that the module declares itself.
    public var topLevelNames: [String] {
        Set(symbols.filter { $0.path.count == 1 }.map { String($0.path[0].prefix { $0 != "(" }) }).sorted()
    }

    /// A line for each declaration: what a change of the module's API changes.
    public var listing: String {
        symbols.map { "\($0.name)\n    \($0.declaration)\n" }.joined()
    }

    #if arch(arm64)
        private static let target = "aarch64-unknown-linux-gnu"
    #else
        private static let target = "x86_64-unknown-linux-gnu"
    #endif

    private struct Graph: Decodable {
        struct Symbol: Decodable {
            struct Fragment: Decodable { var spelling: String }
            struct Kind: Decodable { var identifier: String }
            var kind: Kind
            var accessLevel: String
            var pathComponents: [String]
            var declarationFragments: [Fragment]?
        }
        var symbols: [Symbol]
    }
}
