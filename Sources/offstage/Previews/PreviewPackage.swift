import Answers
import Foundation
import PreviewDrawing

/// A package, built, with the places of its previews.
struct PreviewPackage {
    let folder: URL
    let kit: Kit
    let toolchain: Toolchain
    /// Where the build leaves its products.
    private let products: URL

    /// Builds the package. What the build says goes to standard error.
    init(_ path: String, kit: Kit, toolchain: Toolchain) throws {
        folder = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        self.kit = kit
        self.toolchain = toolchain
        let words = ["build", "--package-path", folder.path]
        let build = try CapturedProgram(toolchain.swift, words, output: .standardError)
        guard build.code == 0 else { throw ExitStatus.badInput }
        let bin = try CapturedProgram(toolchain.swift, words + ["--show-bin-path"], output: .kept)
        guard bin.code == 0 else { throw ExitStatus.badInput }
        products = URL(fileURLWithPath: bin.text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// The places in the package's own sources, by file and line.
    var found: [FoundPreview] {
        let manager = FileManager.default
        let folders = (try? manager.contentsOfDirectory(atPath: products.path)) ?? []
        return folders.filter { $0.hasSuffix(".build") }.flatMap { name -> [FoundPreview] in
            let list = products.appendingPathComponent(name).appendingPathComponent(FoundPreview.fileName)
            guard let text = try? String(contentsOf: list, encoding: .utf8) else { return [] }
            return FoundPreview.read(text, module: String(name.dropLast(".build".count)))
        }.filter { place in
            place.path.hasPrefix(folder.path + "/") && !place.path.hasPrefix(folder.path + "/.build/")
                && manager.fileExists(atPath: place.path)
        }.sorted { ($0.path, $0.line, $0.type) < ($1.path, $1.line, $1.type) }
    }

    /// Links a program of the package's modules that draws their previews.
    /// - Returns: Its path.
    func link() throws -> String {
        let program = products.appendingPathComponent("offstage-previews").path
        let list = products.appendingPathComponent("offstage-previews.objects")
        try Data(try objects().map { "\"\($0)\"\n" }.joined().utf8).write(to: list)
        let words = [
            "-emit-executable", "-module-name", "offstage_previews", "-o", program, "@" + list.path,
            kit.root.path + "/libraries/previews.o",
        ]
        let link = try CapturedProgram(kit.compiler, words, output: .standardError)
        guard link.code == 0 else {
            throw AnswerFailure(
                [Problem("the modules cannot be linked into a program that draws their previews")], .badInput)
        }
        return program
    }

    /// The object files of the modules that the build knows, without tests and what runs while building.
    private func objects() throws -> [String] {
        let manifest = products.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(products.lastPathComponent + ".yaml")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let tests = try testTargets()
        var objects: Set<String> = []
        for part in text.split(separator: "\"") where part.hasSuffix(".o") && part.hasPrefix("/") {
            let path = String(part)
            guard let module = path.split(separator: "/").last(where: { $0.hasSuffix(".build") })?.dropLast(6),
                !module.hasSuffix("-tool"), !tests.contains(String(module)), path.hasPrefix(products.path + "/"),
                FileManager.default.fileExists(atPath: path)
            else { continue }
            objects.insert(path)
        }
        return objects.sorted()
    }

    /// The names of the package's test targets, and of what SwiftPM makes for them.
    private func testTargets() throws -> Set<String> {
        struct Description: Decodable {
            struct Target: Decodable {
                let name: String
                let type: String
            }
            let name: String
            let targets: [Target]
        }
        let words = ["package", "--package-path", folder.path, "describe", "--type", "json"]
        let run = try CapturedProgram(toolchain.swift, words, output: .kept)
        guard run.code == 0, let all = try? JSONDecoder().decode(Description.self, from: Data(run.text.utf8)) else {
            return []
        }
        let tests = all.targets.filter { ["test", "macro", "plugin"].contains($0.type) }.map(\.name)
        return Set(tests + ["\(all.name)PackageTests", "\(all.name)PackageDiscoveredTests"])
    }
}
