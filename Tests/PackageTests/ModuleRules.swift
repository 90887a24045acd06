/// A target with what its sources import.
struct Module {
    let target: PackageManifest.Target
    /// False for a target of C alone.
    let hasSwift: Bool
    /// Each imported module, with the first file that imports it.
    let imports: [String: String]
}

/// What the targets of this package may import.
struct ModuleRules {
    /// The floors of the house, from the lowest with Swift in it upwards. Targets of C alone are floor 0, programs the top.
    static let floors: [[String]] = [
        ["Arithmetic", "TextFormatting", "Rasterizer"],
        ["VirtualFoundation", "CoreGraphics", "AutoLayout", "ListUpdates", "ListLayout", "ImageIO", "Typesetting"],
        ["RenderServer"],
        ["QuartzCore"],
        ["UIKit"],
        ["Offstage", "SwiftUI", "DeveloperToolsSupport"],
        ["SceneFile", "YAMLTree", "Goldens"],
        ["GoldenTesting", "Pages", "PreviewDrawing", "Answers"],
    ]

    /// Who may import a neighbour on the same floor.
    static let neighbours = [
        "Rasterizer": ["Arithmetic"], "CoreGraphics": ["VirtualFoundation"], "Typesetting": ["CoreGraphics"],
        "ImageIO": ["CoreGraphics"], "ListLayout": ["CoreGraphics"], "SceneFile": ["YAMLTree"], "Answers": ["Pages"],
        "SwiftUI": ["DeveloperToolsSupport"],
    ]

    /// Overlays that the compiler imports by itself where Testing meets a module of ours, so no source names them.
    static let overlays: Set = ["_Testing_CoreGraphics", "_Testing_UIKit"]

    /// Modules of the toolchain, which nobody declares.
    static let toolchain: Set = [
        "_Concurrency", "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML", "Glibc", "Observation",
        "Swift", "Synchronization", "Testing", "XCTest",
    ]

    /// The modules of the products of other packages.
    static let products = [
        "Yams": ["Yams", "CYaml"], "ArgumentParser": ["ArgumentParser"], "OpenCombine": ["OpenCombine"],
    ]

    /// Values, pixels and what they need: these build without Foundation.
    static let highestFloorWithoutFoundation = 1

    /// What the arithmetic of lists may import, of the toolchain too: numbers and identifiers need no more.
    static let sparing: [String: Set<String>] = ["ListUpdates": [], "ListLayout": ["CoreGraphics"]]

    let modules: [Module]

    func problems() -> [String] {
        let rules = [undeclared, unused, upwards, foundation, commandLine, lavish]
        return rules.flatMap { rule in modules.flatMap { rule($0) } }.sorted()
    }

    private func undeclared(_ module: Module) -> [String] {
        let declared = Set(module.target.dependencies.flatMap { Self.products[$0] ?? [$0] })
        return module.imports.filter { name, _ in
            name != module.target.name && !Self.toolchain.contains(name) && !declared.contains(name)
        }.map { "\(module.target.name) imports \($0) and does not declare it: \($1)" }
    }

    private func unused(_ module: Module) -> [String] {
        module.target.dependencies.filter { name in
            !Self.overlays.contains(name) && (Self.products[name] ?? [name]).allSatisfy { module.imports[$0] == nil }
        }.map { "\(module.target.name) declares \($0) and does not import it" }
    }

    private func upwards(_ module: Module) -> [String] {
        let isInTheHouse = module.target.folder.hasPrefix("Sources/") && !Self.overlays.contains(module.target.name)
        guard isInTheHouse, module.hasSwift else { return [] }
        guard let floor = floor(of: module) else { return ["\(module.target.name) has no floor"] }
        let others = modules.filter { module.imports[$0.target.name] != nil && $0.target.name != module.target.name }
        return others.compactMap { other in
            let (name, otherName) = (module.target.name, other.target.name)
            guard let otherFloor = self.floor(of: other), otherFloor >= floor else { return nil }
            guard Self.neighbours[name]?.contains(otherName) != true else { return nil }
            return "\(name), floor \(floor), imports \(otherName), floor \(otherFloor)"
        }
    }

    private func foundation(_ module: Module) -> [String] {
        guard let floor = floor(of: module), floor <= Self.highestFloorWithoutFoundation,
            let file = module.imports["Foundation"]
        else { return [] }
        return ["\(module.target.name), floor \(floor), imports Foundation: \(file)"]
    }

    /// What is asked in words of a command line, others ask in their own way.
    private func commandLine(_ module: Module) -> [String] {
        guard module.target.kind == .library, let file = module.imports["ArgumentParser"] else { return [] }
        return ["\(module.target.name), a library, imports ArgumentParser: \(file)"]
    }

    private func lavish(_ module: Module) -> [String] {
        guard let allowed = Self.sparing[module.target.name] else { return [] }
        return module.imports.filter { !allowed.contains($0.key) }.map { name, file in
            "\(module.target.name) imports \(name), which it has to do without: \(file)"
        }
    }

    /// Nil for tests and overlays: they stand beside the house.
    private func floor(of module: Module) -> Int? {
        if module.target.kind == .program { return Self.floors.count + 1 }
        if !module.hasSwift { return 0 }
        return Self.floors.firstIndex { $0.contains(module.target.name) }.map { $0 + 1 }
    }
}
