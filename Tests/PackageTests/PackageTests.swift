import Foundation
import Testing

@Suite("The package")
struct PackageTests {
    private static func module(_ target: PackageManifest.Target) throws -> Module {
        let folder = PackageFiles.root.appendingPathComponent(target.folder)
        let names = try #require(FileManager.default.enumerator(atPath: folder.path), "\(target.folder)")
        var imports: [String: String] = [:]
        var hasSwift = false
        for case let name as String in names where name.hasSuffix(".swift") {
            hasSwift = true
            let source = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let file = "\(target.folder)/\(name)"
            for module in SwiftImports.modules(in: source) { imports[module] = min(imports[module] ?? file, file) }
        }
        return Module(target: target, hasSwift: hasSwift, imports: imports)
    }

    @Test("Every import is declared, every dependency imported, and imports go down the floors")
    func imports() throws {
        for problem in try ModuleRules(modules: PackageManifest.own().targets.map(Self.module)).problems() {
            Issue.record("\(problem)")
        }
    }

    @Test("Every file that the guides name is there", arguments: [("CONTRIBUTING.md", 20), ("Docs/modules.md", 3)])
    func guide(file: String, least: Int) throws {
        let guide = try String(contentsOf: PackageFiles.root.appendingPathComponent(file), encoding: .utf8)
        let below = try ["Sources", "Tests", "Tools/Sources", "Tools/Tests"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: PackageFiles.root.appendingPathComponent(folder).path)
                .map { "\(folder)/\($0)" }
        }
        let paths = below + ["Package.swift"]
        let names = guide.matches(of: #/`([\w\/+]+\.swift)`/#).map { String($0.output.1) }
        #expect(names.count > least)
        for name in names { #expect(paths.contains { "/\($0)".hasSuffix("/\(name)") }, "\(name)") }
    }

    @Test("Every folder of sources and tests with Swift in it is a target's")
    func folders() throws {
        let targets = Set(try PackageManifest.own().targets.map(\.folder))
        for parent in ["Sources", "Tests"] {
            let folder = PackageFiles.root.appendingPathComponent(parent)
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                let files = FileManager.default.enumerator(atPath: folder.appendingPathComponent(name).path)
                guard files?.contains(where: { ($0 as? String)?.hasSuffix(".swift") == true }) == true else { continue }
                #expect(targets.contains("\(parent)/\(name)"))
            }
        }
    }
}
