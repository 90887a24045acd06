import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Every view and layer of a stage with its properties as text: what two trees are compared by.
package struct TreeReading: Sendable {
    /// A view, or a layer that is no view's own.
    package struct Node: Sendable {
        package let className: String
        /// The id, or the index path.
        package let label: String
        /// Under the names that a view or a layer has for them, numbers rounded to what a person writes.
        package let properties: [(name: String, value: String)]
    }

    /// Parents before their children, siblings in array order.
    package private(set) var nodes: [Node] = []

    /// Reads the windows of a stage as they are.
    @MainActor
    package init(of stage: Stage) {
        for window in stage.windows { add(window) }
    }

    /// Without recursion: trees may be deeper than the stack.
    @MainActor
    private mutating func add(_ window: UIWindow) {
        var waiting: [(layer: CALayer, path: LayerPath)] = [(window.layer, window.layerPath)]
        while let (layer, path) = waiting.popLast() {
            nodes.append(Node(layer, path))
            waiting += layer.placedLayersBelow(at: path).reversed()
        }
    }
}

extension TreeReading.Node {
    /// Nodes of their own, or what other properties say.
    private static let skipped: Set = [
        "sublayers", "superlayer", "delegate", "frame", "mask", "name", "style", "actions",
    ]
    /// What views call them.
    private static let viewNames = ["opacity": "alpha", "masksToBounds": "clipsToBounds", "position": "center"]

    @MainActor
    fileprivate init(_ layer: CALayer, _ path: LayerPath) {
        let view = layer.delegate as? UIView
        className = view?.className ?? "\(type(of: layer))"
        label = view?.renderName ?? layer.name ?? path.description
        // A frame says where an upright layer lies; of a turned one it would be a box around it.
        let isUpright = CATransform3DIsIdentity(layer.transform)
        var properties = [("frame", isUpright ? HierarchyReport.text(layer.frame) : "")].filter { !$0.1.isEmpty }
        for property in type(of: layer).properties where !Self.skipped.contains(property.key) {
            if isUpright, property.key == "position" { continue }
            var text = PropertyText.text(property.value(of: layer), property.kind)
            if isUpright, property.key == "bounds" {
                guard layer.bounds.origin != .zero else { continue }
                text = PropertyText.text(layer.bounds.origin, .point)
            }
            let name = isUpright && property.key == "bounds" ? "bounds.origin" : property.key
            properties.append((view == nil ? name : Self.viewNames[name] ?? name, text))
        }
        self.properties = properties + (view.map(Self.read) ?? [])
    }

    @MainActor
    private static func read(_ view: UIView) -> [(name: String, value: String)] {
        var result = [
            ("isUserInteractionEnabled", "\(view.isUserInteractionEnabled)"), ("tag", "\(view.tag)"),
            ("contentMode", "\(view.contentMode)"),
        ]
        if let label = view as? UILabel {
            result += [
                ("text", "\"\(label.text ?? "")\""),
                ("font", "\(label.font.fontName) \(PropertyText.number(label.font.pointSize))"),
                ("textColor", label.textColor.resolvedColor(with: label.traitCollection).cgColor.hex),
                ("numberOfLines", "\(label.numberOfLines)"),
            ]
        }
        return result
    }
}
