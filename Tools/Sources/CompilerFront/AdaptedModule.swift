import FoundationEssentials
import Glibc
import Rewriter

/// The compilation of a module that is written for iOS: with rewritten copies of some of its sources.
struct AdaptedModule {
    let kit: Kit
    let call: CompilerCall

    /// A file of this name beside a module, and among its objects, says that it needs the kit.
    static let marker = ".offstage"

    private var name: String { call.moduleName ?? "main" }
    private var paths: [String] { call.sources.map { call.arguments[$0] } }

    /// Where copies go: beside what the compiler writes.
    private var folder: String {
        if let map = call.outputFileMap { return Files.parent(call.arguments[map]) + "/adapted" }
        let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        return call.modulePath.map { "\(Files.parent($0))/\(name).adapted" }
            ?? "\(temporary)/offstage-\(getuid())/\(name)"
    }

    /// The files that say that the module needs the kit.
    private var markers: [String] {
        let module = call.modulePath.map { $0 + Self.marker }
        let objects = call.outputFileMap.map { Files.parent(call.arguments[$0]) + "/" + Self.marker }
        return [module, objects].compactMap { $0 }
    }

    /// Whether the module needs the kit: it imports one of the kit's modules, or another one that needs it.
    static func isNeeded(by call: CompilerCall, _ imports: [ImportScanner.Import]) -> Bool {
        imports.contains { found in
            Kin.contains(found)
                || call.searchPaths.contains { Files.exists("\($0)/\(found.module).swiftmodule\(marker)") }
        }
    }

    /// The file that says where the module's previews come from, among its objects.
    private var previewList: String? {
        call.outputFileMap.map { Files.parent(call.arguments[$0]) + "/.offstage-previews" }
    }

    /// Takes away what says that the module needs the kit.
    func unmark() {
        for marker in markers { unlink(marker) }
        if let previewList { unlink(previewList) }
    }

    /// Writes down where previews come from: the type, the line and the path, a place a line.
    private func list(_ previews: [PreviewPlace]) throws {
        guard let previewList else { return }
        guard !previews.isEmpty else {
            unlink(previewList)
            return
        }
        let rows = previews.map { "\($0.type)\t\($0.line)\t\($0.path)\n" }
        try Files.update(previewList, with: Array(rows.joined().utf8))
    }

    /// Writes the copies.
    /// - Returns: The arguments for the compiler, and what was and what cannot be rewritten.
    func prepare(_ sources: [SourceText], _ imports: [ImportScanner.Import]) throws -> (
        arguments: [String], result: Rewriter.Result
    ) {
        let rewriter = Rewriter(
            for: .compiling, optionalMethods: kit.optionalMethods, definitions: call.definitions)
        let result = rewriter.rewrite(sources)
        guard result.problems.isEmpty else { return ([], result) }
        var arguments = call.arguments
        var copies: [String: String] = [:]
        for (place, (source, text)) in zip(call.sources, zip(sources, result.texts)) {
            guard let text else { continue }
            let base = Files.name(source.path).dropLast(".swift".count)
            let copy = "\(folder)/\(base)+adapted.swift"
            try Files.update(copy, with: Array(text.utf8))
            copies[source.path] = copy
            arguments[place] = copy
        }
        if let place = call.outputFileMap, !copies.isEmpty {
            arguments[place] = try adaptedMap(of: arguments[place], copies)
        }
        let folder = BesideTests.commonFolder(of: paths)
        for marker in markers { try Files.update(marker, with: Array(folder.utf8)) }
        try list(result.previews)
        return (arguments + options(imports) + coverageOptions(copies), result)
    }

    /// An output file map that knows the copies in place of their originals.
    private func adaptedMap(of path: String, _ copies: [String: String]) throws -> String {
        guard let bytes = Files.read(path),
            let map = try? JSONDecoder().decode([String: [String: String]].self, from: Data(bytes))
        else { return path }
        let adapted = Dictionary(uniqueKeysWithValues: map.map { (copies[$0.key] ?? $0.key, $0.value) })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let copy = "\(folder)/output-file-map.json"
        try Files.update(copy, with: Array(encoder.encode(adapted)))
        return copy
    }

    /// What lets a report of covered lines name the originals of copies.
    private func coverageOptions(_ copies: [String: String]) -> [String] {
        guard call.arguments.contains("-profile-coverage-mapping") else { return [] }
        return copies.sorted { $0.key < $1.key }.flatMap { ["-coverage-prefix-map", "\($0.value)=\($0.key)"] }
    }

    private func options(_ imports: [ImportScanner.Import]) -> [String] {
        var options = ["-I", kit.modules] + kit.headerOptions
        // On a device XCTest brings UIKit along. What SwiftPM writes itself needs none.
        let isWrittenByHand = !paths.allSatisfy { $0.contains(".derived/") }
        if isWrittenByHand, imports.contains(where: { $0.module == "XCTest" }) {
            options += ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"]
        }
        if call.isLinking { options += Linking(kit: kit, call: call).options }
        return options + entryOptions
    }

    /// SwiftPM takes the one file of a program for its main one, unless it has `@main`: it does not look for what becomes
    /// that.
    private var entryOptions: [String] {
        guard call.sources.count == 1, let path = paths.first, Files.name(path) != "main.swift",
            !call.arguments.contains("-parse-as-library"),
            let bytes = Files.read(path), SourceText(path: path, bytes: bytes).mentions("@UIApplicationMain")
        else { return [] }
        return ["-parse-as-library"]
    }
}
