import UIKit

/// What those who do not see a screen meet on it, in the order in which they meet it.
///
///     print(stage.accessibility.tree)
public struct SpokenTree: Sendable, Hashable {
    /// An element, or several that follow each other.
    public indirect enum Node: Sendable, Hashable {
        case element(SpokenElement)
        case group(SpokenGroup)
    }

    /// In reading order.
    public let nodes: [Node]

    /// All elements, in reading order.
    public var elements: [SpokenElement] { nodes.flatMap(\.elements) }
}

/// Elements that follow each other, whatever lies between.
public struct SpokenGroup: Sendable, Hashable {
    /// What a group means to those who hear its elements.
    public enum Kind: String, Sendable, Codable {
        case plain, series, tabBar, list, landmark, dataTable, semanticGroup
    }

    public var kind: Kind
    /// The class of the container, such as `UITabBar`.
    public var className: String
    public var identifier: String?
    public var label: String?
    /// Actions of the container, which hold for all that lies in it.
    public var actions: [String]
    public var nodes: [SpokenTree.Node]
}

extension SpokenTree.Node {
    /// The elements in the node, in reading order.
    public var elements: [SpokenElement] {
        switch self {
        case .element(let element): [element]
        case .group(let group): group.nodes.flatMap(\.elements)
        }
    }
}

extension SpokenTree: CustomStringConvertible {
    /// A line an element, groups with names or a meaning around theirs.
    public var description: String {
        var lines: [String] = []
        for node in nodes { node.write(into: &lines, indent: "") }
        return lines.joined(separator: "\n")
    }
}

extension SpokenTree.Node {
    fileprivate func write(into lines: inout [String], indent: String) {
        switch self {
        case .element(let element): element.write(into: &lines, indent: indent)
        case .group(let group):
            guard group.kind != .plain || group.label != nil || !group.actions.isEmpty else {
                for node in group.nodes { node.write(into: &lines, indent: indent) }
                return
            }
            let words = [group.kind.rawValue, group.identifier, group.label.map { "\"\($0)\"" }].compactMap { $0 }
            lines.append(indent + "[" + words.joined(separator: " ") + "]")
            if !group.actions.isEmpty {
                lines.append(indent + "  actions: " + group.actions.joined(separator: ", "))
            }
            for node in group.nodes { node.write(into: &lines, indent: indent + "  ") }
        }
    }
}

extension SpokenElement {
    /// What is spoken, then what belongs to it, a line each.
    fileprivate func write(into lines: inout [String], indent: String) {
        lines.append(indent + spoken)
        func add(_ name: String, _ text: String) { lines.append(indent + "  \(name): \(text)") }
        if let hint { add("hint", hint) }
        if !inputLabels.isEmpty { add("input labels", inputLabels.joined(separator: ", ")) }
        if !actions.isEmpty { add("actions", actions.joined(separator: ", ")) }
        for item in content { add(item.isImportant ? "content!" : "content", "\(item.label): \(item.value)") }
        if !rotors.isEmpty { add("rotors", rotors.joined(separator: ", ")) }
        if let language { add("language", language) }
    }
}
