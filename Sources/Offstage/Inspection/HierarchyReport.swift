import Foundation
import RenderServer
import UIKit

/// A frozen description of a view and layer tree: what a person sees in a view debugger, as a value.
///
/// The report names what costs or hides: zero-size views, views wholly covered by something opaque, views off the
/// screen, and layers that take offscreen passes. Addresses never appear.
public struct HierarchyReport: Sendable {
    /// What is worth a word about a node.
    public enum Flag: String, CaseIterable, Sendable {
        case hidden, transparent, clips, opaque
        /// Takes no touches.
        case untouchable
        /// Draws with `draw(_:)`.
        case draws
        /// Width or height is zero.
        case zeroSize
        /// Lies wholly outside its window.
        case offscreen
        /// Lies wholly under one opaque view or layer that is painted later.
        case covered
        /// Takes offscreen passes.
        case passes
    }

    /// A view, or a layer that is no view's own, and what lies in it.
    public struct Node: Sendable {
        /// A view or a bare layer.
        public enum Kind: String, Sendable { case view, layer }

        /// Which of the two the node is.
        public var kind: Kind
        /// The id, or the index path: `card`, `view.0.2~1`.
        public var label: String
        /// The class without its module.
        public var className: String
        /// In the superview's or superlayer's space, points.
        public var frame: CGRect
        /// The bounding box in the window, points.
        public var windowFrame: CGRect
        /// 0...1: a view's alpha or a layer's opacity.
        public var alpha: CGFloat
        /// The flags that hold.
        public var flags: Set<Flag>
        /// Offscreen passes that this layer forces.
        public var passes: Int
        /// Keys of the layer's animations, in order.
        public var animations: [String]
        /// Where an animation shows it, as `frame`; nil where nothing moves it.
        public var shownFrame: CGRect?
        /// True when the layer itself puts something on the screen.
        package var paints: Bool
        /// Where its shadow reaches in the window, points; nil without one.
        package var shadowFrame: CGRect?
        /// Where it is written, then what uses that place, from inside out; empty where it comes from no file.
        public var sources: [SourcePlace]
        /// In the order of `sublayers`.
        public var children: [Node]
    }

    /// The windows, back to front.
    public let roots: [Node]
    /// The size of the screen in points.
    public let size: CGSize

    /// All nodes, parents before their children.
    public var nodes: [Node] { roots.flatMap(\.flattened) }

    /// The labels of the nodes that carry a flag, in order.
    public func labels(_ flag: Flag) -> [String] {
        nodes.filter { $0.flags.contains(flag) }.map(\.label)
    }
}

extension HierarchyReport.Node {
    var flattened: [HierarchyReport.Node] { [self] + children.flatMap(\.flattened) }
}

extension HierarchyReport: CustomStringConvertible {
    /// One line a node, indented: class, label, frame, flags, and where it is written.
    public var description: String {
        roots.map { Self.lines($0, depth: 0).joined(separator: "\n") }.joined(separator: "\n")
    }

    private static func lines(_ node: Node, depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        return [indent + Self.line(node)] + node.children.flatMap { lines($0, depth: depth + 1) }
    }

    private static func line(_ node: Node) -> String {
        var words = ["\(node.className):\(node.label)", "frame \(text(node.frame))"]
        if node.alpha != 1 { words.append("alpha \(text(node.alpha))") }
        if node.passes > 0 { words.append("offscreen passes \(node.passes)") }
        if !node.animations.isEmpty { words.append("animates \(node.animations.joined(separator: ", "))") }
        if let shown = node.shownFrame { words.append("shown \(text(shown))") }
        words += Flag.allCases.filter { $0 != .passes && node.flags.contains($0) }.map(\.rawValue)
        words += node.sources.map(\.description)
        return words.joined(separator: "  ")
    }

    static func text(_ rect: CGRect) -> String {
        "[\(text(rect.origin.x)), \(text(rect.origin.y)), \(text(rect.width)), \(text(rect.height))]"
    }

    /// A number with at most three decimals, none that say nothing.
    static func text(_ value: CGFloat) -> String {
        guard value.isFinite else { return "\(value)" }
        let thousandths = (Double(value) * 1000).rounded()
        guard abs(thousandths) < 1e15 else { return "\(Double(value))" }
        let whole = Int64(thousandths)
        let sign = whole < 0 ? "-" : ""
        var fraction = String(whole.magnitude % 1000)
        fraction = String(repeating: "0", count: 3 - fraction.count) + fraction
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return sign + String(whole.magnitude / 1000) + (fraction.isEmpty ? "" : "." + fraction)
    }
}
