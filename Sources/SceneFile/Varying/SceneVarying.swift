import Foundation
import TextFormatting
import YAMLTree

/// Writes variants of a scene: scene files again, with its ids, its comments and all else that is not varied.
///
/// `expect:`, `variants:` and `fuzzy:` are left out, as they speak of the scene itself.
package struct SceneVarying: Sendable {
    /// How many texts may be varied.
    package let textCount: Int
    /// Files that the scene refers to, by their paths below its folder: a file of components, and what may be pictures.
    package let files: [String]
    private let text: YAMLText
    private let root: YAMLNode
    private let sites: VariationSites
    /// A size of the file's own is not given away.
    private let keepsDevice: Bool

    /// - Parameters:
    ///   - bytes: A scene that can be read.
    ///   - file: What messages call it.
    ///   - folder: Where it has its components.
    /// - Throws: What is wrong with it as YAML, or cannot be left out of it.
    @MainActor
    package init(bytes: Data, file: String, folder: URL?) throws(SceneErrors) {
        var text = try SceneFileText.decode(bytes, named: file)
        for key in VariationSites.leftOut { text = try Self.text(text, without: key, file) }
        let root = try Self.root(of: text, file)
        let library = root.value("components")?.scalar
        let components = library.flatMap { Self.library($0, folder) } ?? root.value("components")
        self.text = YAMLText(text)
        self.root = root
        sites = VariationSites(root, in: self.text, TextParameters(components))
        textCount = sites.texts.count
        files = Set([library].compactMap { $0 } + sites.paths + (library.map { Self.pictures($0, folder) } ?? []))
            .filter { !$0.hasPrefix("/") }.sorted()
        keepsDevice = root.value("device")?.value("size") != nil
    }

    /// The file of a variant.
    package func text(_ variation: SceneVariation) -> String {
        var edits: [TextEdit] = []
        for (number, site) in sites.texts.enumerated() where variation.changesTexts {
            let replacement = VariedText(own: site.own).text(in: variation, number: number)
            if replacement != site.own { edits.append(site.edit(replacement)) }
        }
        if let turn = variation.colors {
            edits += sites.colors.map { $0.edit(VariedColor.turned($0.own, by: turn)) }
        }
        var added: [(key: String, value: String)] = []
        set(traits(variation), in: "traits", &edits, &added)
        if let device = variation.device, !keepsDevice { set(device, &edits, &added) }
        if let edit = adding(added) { edits.append(edit) }
        return text.applying(edits)
    }

    /// A variation without what this scene has no part of.
    package func applicable(_ variation: SceneVariation) -> SceneVariation {
        var result = variation
        if keepsDevice { result.device = nil }
        if sites.colors.isEmpty { result.colors = nil }
        if sites.texts.isEmpty { (result.textLength, result.language) = (nil, nil) }
        return result
    }
}

// MARK: The scene's own keys

extension SceneVarying {
    private func traits(_ variation: SceneVariation) -> [(key: String, value: String)] {
        let direction = variation.direction.map { $0 == "rtl" ? "rightToLeft" : "leftToRight" }
        let all = [
            ("userInterfaceStyle", variation.appearance), ("layoutDirection", direction),
            ("preferredContentSizeCategory", variation.contentSize),
        ]
        return all.compactMap { key, value in value.map { (spelling(of: key), JSONString.quoted($0)) } }
    }

    /// The name by which the file has a trait.
    private func spelling(of trait: String) -> String {
        guard let short = TraitForms.shortNames[trait], root.value("traits")?.value(short) != nil else { return trait }
        return short
    }

    /// Sets keys in a map of the scene, or adds the map.
    private func set(
        _ values: [(key: String, value: String)], in key: String, _ edits: inout [TextEdit],
        _ added: inout [(key: String, value: String)]
    ) {
        guard !values.isEmpty else { return }
        if let node = root.value(key), let map = try? MapEdit(node, in: text), let new = try? map.setting(values) {
            edits += new
        } else if root.value(key) == nil {
            let pairs = values.map { "\(isQuoted ? JSONString.quoted($0.key) : $0.key): \($0.value)" }
            added.append((key, "{ \(pairs.joined(separator: ", ")) }"))
        }
    }

    private func set(
        _ device: String, _ edits: inout [TextEdit], _ added: inout [(key: String, value: String)]
    ) {
        let name = JSONString.quoted(device)
        if let map = root.value("device"), map.scalar == nil {
            set([("name", name)], in: "device", &edits, &added)
        } else if root.value("device") != nil {
            edits += (try? MapEdit(root, in: text).setting([("device", name)])) ?? []
        } else {
            added.append(("device", name))
        }
    }

    /// Whether keys stand in quotes.
    private var isQuoted: Bool {
        root.entries.first.flatMap { text.index($0.keyMark) }.map { text.scalars[$0] } == "\""
    }

    /// New keys of the scene stand behind its edition, which has to be its first.
    private func adding(_ values: [(key: String, value: String)]) -> TextEdit? {
        guard !values.isEmpty, let edition = root.entries.firstIndex(where: { $0.key == "offstage" }),
            let end = try? MapEdit(root, in: text).valueRange(edition).upperBound,
            let start = text.contentStart(root.mark)
        else { return nil }
        let indentation = String(repeating: " ", count: Int(root.entries[edition].keyMark.column) - 1)
        let isFlow = text.scalars[start] == "{"
        let separator = isFlow ? ", " : text.newline + indentation
        // A comment stays with the edition.
        let place = isFlow ? end : text.endOfContent(inLine: text.line(of: end - 1))
        let written = values.map { "\(separator)\(isQuoted ? JSONString.quoted($0.key) : $0.key): \($0.value)" }
        return TextEdit(range: place..<place, replacement: written.joined())
    }
}

// MARK: Reading

extension SceneVarying {
    private static func root(of text: String, _ file: String) throws(SceneErrors) -> YAMLNode {
        let tree = YAMLTree(text, maximumValues: SceneLimits.yamlValues)
        guard let root = tree.root, tree.problems.isEmpty, case .mapping = root.content else {
            throw SceneErrors([SceneFileText.error("this is not the YAML of a scene", file)])
        }
        return root
    }

    /// One key at a time: where two go that stand side by side, neither edit knows of the other.
    private static func text(_ text: String, without key: String, _ file: String) throws(SceneErrors) -> String {
        let root = try root(of: text, file)
        guard root.value(key) != nil else { return text }
        let yaml = YAMLText(text)
        do {
            return yaml.applying(try MapEdit(root, in: yaml).setting([(key, "null")]))
        } catch {
            let message = "'\(key)' cannot be left out of variants: \(error.reason)"
            throw SceneErrors([
                SceneError(
                    file: file, line: Int(error.mark.line), column: Int(error.mark.column), message: message)
            ])
        }
    }

    /// The components of a file beside the scene; nil for one that cannot be read.
    private static func library(_ path: String, _ folder: URL?) -> YAMLNode? {
        guard let folder, let text = try? SceneFileText.text(of: folder.appendingPathComponent(path), named: path)
        else {
            return nil
        }
        return YAMLTree(text, maximumValues: SceneLimits.yamlValues).root?.value("components")
    }

    /// What of a file of components may be a picture.
    private static func pictures(_ path: String, _ folder: URL?) -> [String] {
        guard let folder, let text = try? SceneFileText.text(of: folder.appendingPathComponent(path), named: path),
            let root = YAMLTree(text, maximumValues: SceneLimits.yamlValues).root
        else { return [] }
        return VariationSites(root, in: YAMLText(text), TextParameters(nil)).paths
    }
}
