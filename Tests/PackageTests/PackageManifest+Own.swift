import Foundation

extension PackageManifest {
    /// The package's own.
    static func own() throws -> PackageManifest {
        PackageManifest(try String(contentsOf: PackageFiles.root.appending(path: "Package.swift"), encoding: .utf8))
    }

    /// The modules in `Sources` that a target depends on, also by way of others.
    func modules(below name: String) -> [String] {
        var found: [String] = []
        var open = [name]
        while let next = open.popLast() {
            for dependency in targets.first(where: { $0.name == next })?.dependencies ?? [] {
                guard let target = targets.first(where: { $0.name == dependency }), target.kind != .system,
                    target.folder.hasPrefix("Sources/"), !found.contains(dependency)
                else { continue }
                found.append(dependency)
                open.append(dependency)
            }
        }
        return found.sorted()
    }
}
