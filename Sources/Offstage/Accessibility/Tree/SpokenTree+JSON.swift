import TextFormatting
import UIKit

extension SpokenTree {
    /// The nodes, groups with what lies in them.
    package var jsonValue: JSONValue { .array(nodes.map(\.jsonValue)) }
}

extension SpokenTree.Node {
    fileprivate var jsonValue: JSONValue {
        switch self {
        case .element(let element): element.jsonValue
        case .group(let group):
            .object([
                ("group", .text(group.kind.rawValue)), ("class", .text(group.className)),
                ("id", .text(group.identifier)), ("label", .text(group.label)), ("actions", .texts(group.actions)),
                ("nodes", .array(group.nodes.map(\.jsonValue))),
            ])
        }
    }
}

extension SpokenElement {
    fileprivate var jsonValue: JSONValue {
        .object([
            ("spoken", .text(spoken)), ("hint", .text(hint)), ("class", .text(className)), ("id", .text(identifier)),
            ("label", .text(label)), ("value", .text(value)), ("traits", .texts(traits.names)),
            ("frame", .exact([frame.minX, frame.minY, frame.width, frame.height])),
            ("activationPoint", .exact([activationPoint.x, activationPoint.y])),
            ("actions", .texts(actions)), ("inputLabels", .texts(inputLabels)), ("rotors", .texts(rotors)),
            ("language", .text(language)),
            (
                "content",
                .array(
                    content.map {
                        .object([
                            ("label", .text($0.label)), ("value", .text($0.value)),
                            ("isImportant", .bool($0.isImportant)),
                        ])
                    })
            ),
        ])
    }
}

extension UIAccessibilityTraits {
    /// The traits by their names in Swift, those without a public name left out.
    fileprivate var names: [String] {
        Self.named.filter { !$0.value.isEmpty && contains($0.value) }.map(\.key)
    }
}
