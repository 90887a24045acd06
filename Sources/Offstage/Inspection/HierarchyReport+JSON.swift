import Foundation
import UIKit

extension HierarchyReport {
    /// The report as JSON: `{ "size": [w, h], "windows": [ { "kind", "id", "class", "frame", …, "children" } ] }`.
    public var json: Data {
        let value: [String: Any] = [
            "size": [number(size.width), number(size.height)], "windows": roots.map(object),
        ]
        // The value holds nothing but strings, finite numbers and containers of them.
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
        return (try? JSONSerialization.data(withJSONObject: value, options: options)) ?? Data()
    }

    private func object(_ node: Node) -> [String: Any] {
        [
            "kind": node.kind.rawValue, "id": node.label, "class": node.className,
            "frame": numbers(node.frame), "windowFrame": numbers(node.windowFrame), "alpha": number(node.alpha),
            "flags": Flag.allCases.filter(node.flags.contains).map(\.rawValue), "offscreenPasses": node.passes,
            "children": node.children.map(object),
        ]
    }

    private func numbers(_ rect: CGRect) -> [Any] {
        [rect.origin.x, rect.origin.y, rect.width, rect.height].map(number)
    }

    /// JSON has no infinity; a geometry that is not finite is told as text.
    private func number(_ value: CGFloat) -> Any {
        value.isFinite ? Double(value) as Any : "\(value)" as Any
    }
}
