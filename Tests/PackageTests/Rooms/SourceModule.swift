import Foundation
import Synchronization

/// A Swift file of a module, as the tests of rooms read it.
struct SourceFile {
    /// Below the module's folder.
    let path: String
    let names: SwiftNames

    init(_ path: String, _ source: String) {
        self.path = path
        names = SwiftNames(source)
    }

    /// The folders that the file is in, as many levels as are told; empty for a file beside the folders.
    func room(depth: Int) -> String { path.split(separator: "/").dropLast().prefix(depth).joined(separator: "/") }

    /// The file alone.
    var name: Substring { path.split(separator: "/").last ?? Substring(path) }
}

/// A module of the package with all that its files declare and name.
struct SourceModule {
    /// Members of Foundation's and Swift's types that no module below happens to use.
    private static let membersOfTheToolchain: Set = [
        "attribute", "beginEditing", "isCancelled", "localizedDescription", "substring",
    ]

    let files: [SourceFile]
    /// Names of members that may be something else's: declared in modules below this one, or used as members there.
    private let otherMembers: Set<String>
    /// Names of inner types that may be something else's, such as `Range`.
    private let otherTypes: Set<String>

    /// - Parameter below: The files of modules that this one imports, and of those that they import.
    init(_ files: [SourceFile], above below: [SourceFile] = []) {
        self.files = files
        otherMembers = below.reduce(into: Self.membersOfTheToolchain) { words, file in
            words.formUnion(file.names.dotted)
            words.formUnion(file.names.declared.map(\.name))
        }
        otherTypes = below.reduce(into: otherMembers) { $0.formUnion($1.names.alone) }
    }

    /// Whether a name of a kind can mean nothing of a module below, as far as names tell.
    func isOwn(_ name: String, _ kind: SwiftNames.Declaration.Kind) -> Bool {
        switch kind {
        case .type: true
        case .innerType: !otherTypes.contains(name)
        case .member: !otherMembers.contains(name)
        }
    }

    // MARK: Those of the package

    /// The module of that name in `Sources`, which is read once.
    static func named(_ name: String) throws -> SourceModule { try shelf.withLock { try $0.module(name) } }

    private static let shelf = Mutex(Shelf())

    private struct Shelf {
        private var files: [String: [SourceFile]] = [:]
        private var modules: [String: SourceModule] = [:]

        mutating func module(_ name: String) throws -> SourceModule {
            if let module = modules[name] { return module }
            var below: [SourceFile] = []
            for other in try PackageManifest.own().modules(below: name) { below += try files(of: other) }
            let module = SourceModule(try files(of: name), above: below)
            modules[name] = module
            return module
        }

        private mutating func files(of name: String) throws -> [SourceFile] {
            if let known = files[name] { return known }
            let folder = PackageFiles.root.appending(path: "Sources/\(name)")
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
                $0.hasSuffix(".swift")
            }
            let read = try paths.sorted().map { path in
                SourceFile(path, try String(contentsOf: folder.appending(path: path), encoding: .utf8))
            }
            files[name] = read
            return read
        }
    }
}
