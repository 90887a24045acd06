import Foundation
import PackagePlugin

/// Hands the compiler the Swift files of a target that its manifest excludes, rewritten as `offstage swift` rewrites.
///
/// The work is done by the kit that `make sdk` built, so that no package has to build swift-syntax.
@main
struct OffstageAdapt: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? any SourceModuleTarget else { return [] }
        let others = module.sourceFiles(withSuffix: "swift").map(\.url)
        let originals = excluded(below: module, of: context.package)
        guard !originals.isEmpty else {
            Diagnostics.warning("\(target.name) excludes no Swift files, so OffstageAdapt has nothing to rewrite")
            return []
        }
        guard let kit = kit(for: context.package) else { return [] }
        let folder = context.pluginWorkDirectoryURL
        return [
            .buildCommand(
                displayName: "Rewriting \(target.name)", executable: kit.appending(path: "bin/offstage-adapt"),
                arguments: ["--into", folder.path] + originals.map(\.path) + ["--"] + others.map(\.path),
                inputFiles: originals + others + [kit.appending(path: "optional-methods.txt")],
                outputFiles: originals.map { original in
                    let name = original.deletingPathExtension().lastPathComponent
                    return folder.appending(path: "\(name)+adapted.swift")
                })
        ]
    }

    /// The Swift files in a target's folder that are not its sources, but for those of targets further down.
    private func excluded(below module: any SourceModuleTarget, of package: Package) -> [URL] {
        let sources = Set(module.sourceFiles.map { $0.url.standardizedFileURL.path })
        let deeper = Set(package.targets.filter { $0.id != module.id }.map { $0.directoryURL.standardizedFileURL.path })
        let files = FileManager.default.enumerator(
            at: module.directoryURL, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        var found: [URL] = []
        while let url = files?.nextObject() as? URL {
            let path = url.standardizedFileURL.path
            if deeper.contains(path) {
                files?.skipDescendants()
            } else if url.pathExtension == "swift", !sources.contains(path), url.lastPathComponent != "Package.swift" {
                found.append(url)
            }
        }
        return found.sorted { $0.path < $1.path }
    }

    /// The kit of the Offstage that the package depends on by path, else the one beside the `offstage` of the path.
    private func kit(for package: Package) -> URL? {
        let offstage = package.dependencies.first { $0.package.displayName == "Offstage" }?.package.directoryURL
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let programs = folders.map { URL(fileURLWithPath: $0).appending(path: "offstage").resolvingSymlinksInPath() }
        let besides = programs.map { $0.deletingLastPathComponent() }.flatMap {
            [$0.deletingLastPathComponent().appending(path: "lib/offstage"), $0.appending(path: "sdk")]
        }
        let places = (offstage.map { [$0.appending(path: ".build/sdk")] } ?? []) + besides
        if let kit = places.first(where: isKit) { return kit }
        Diagnostics.error(
            "OffstageAdapt finds no kit; run `make sdk` in \(offstage?.path ?? "Offstage"), or `make sdk install`")
        return nil
    }

    private func isKit(_ folder: URL) -> Bool {
        FileManager.default.isExecutableFile(atPath: folder.appending(path: "bin/offstage-adapt").path)
    }
}
