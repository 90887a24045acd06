import CompilerFront
import Glibc

/// The files that are reviewed, and what tells for which systems they are.
struct AuditSources: Sendable {
    /// Why there is nothing to review.
    struct Fault: Error {
        let message: String
    }

    /// Below the root, or as they were given.
    let paths: [String]
    /// Xcode's projects, below the root.
    let projects: [String]
    /// The root's manifest, or those in the nearest folders above the files.
    let manifests: [String]
    /// Whether files were given, not a folder: who names a file means it, wherever in its package it lies.
    let areFiles: Bool
    /// The manifest that lies in the folder itself, below the root; nil where there is none, as for a folder of a package.
    let ownManifest: String?
    private let root: String

    private static let spared: Set<String> = [
        "Pods", "Carthage", "DerivedData", "checkouts", "build", "node_modules", "SourcePackages", "Generated",
        "Vendor",
    ]

    init(_ given: [String]) throws(Fault) {
        let given = given.isEmpty ? ["."] : given
        areFiles = given.count > 1 || !Self.isFolder(given[0])
        if areFiles {
            for path in given { try Self.check(path, isAlone: given.count == 1) }
            (root, paths, projects) = ("", given, [])
            manifests = Set(given.compactMap(Self.manifest(above:))).sorted()
            ownManifest = nil
            return
        }
        let folder = given[0].count > 1 && given[0].hasSuffix("/") ? String(given[0].dropLast()) : given[0]
        let all = AdaptedFolder.files(of: folder, below: "").filter(Self.counts)
        root = folder
        paths = all.filter { $0.hasSuffix(".swift") && !Self.isManifest($0) }.sorted()
        projects = all.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
        let own = "\(folder)/Package.swift"
        ownManifest = Files.exists(own) ? "Package.swift" : nil
        // A project says itself for which systems it is, whatever package lies above it.
        manifests =
            ownManifest != nil ? [own] : projects.isEmpty ? [Self.manifest(above: folder)].compactMap(\.self) : []
        guard !paths.isEmpty else { throw Fault(message: "there are no Swift files below \(folder)") }
    }

    func full(_ path: String) -> String { root.isEmpty || root == "." ? path : "\(root)/\(path)" }

    private static func check(_ path: String, isAlone: Bool) throws(Fault) {
        if isFolder(path), !isAlone {
            throw Fault(message: "\(path) is a folder; name one folder, or files alone")
        }
        guard path.hasSuffix(".swift"), access(path, R_OK) == 0 else {
            throw Fault(message: "\(path) is neither a folder nor a Swift file that can be read")
        }
    }

    /// The manifest in the nearest folder above a file or a folder.
    private static func manifest(above path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        var folder = String(cString: real)
        repeat {
            folder = Files.parent(folder)
            let manifest = folder == "/" ? "/Package.swift" : "\(folder)/Package.swift"
            if Files.exists(manifest) { return manifest }
        } while folder.count > 1
        return nil
    }

    private static func isFolder(_ path: String) -> Bool {
        var information = stat()
        return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
    }

    private static func counts(_ path: String) -> Bool {
        !path.split(separator: "/").contains { $0.hasPrefix(".") || spared.contains(String($0)) }
    }

    private static func isManifest(_ path: String) -> Bool {
        let name = Files.name(path)
        return name == "Package.swift" || name.hasPrefix("Package@swift-")
    }
}
