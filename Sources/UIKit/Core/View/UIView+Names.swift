import Foundation
import QuartzCore
import RenderServer

// What messages call a view: never an address.
extension UIView {
    /// `UILabel:title`, or the class and index path (`UILabel:view.0.2`).
    package var label: String { "\(className):\(name)" }

    /// The id, else the index path.
    package var name: String { style.accessibilityIdentifier ?? path }

    /// Places from the window down: `view`, `view.0.2`. A view without a window counts from its root, `view`.
    package var path: String { layerPath.description }

    /// The path as a value, for those who append to it.
    package var layerPath: LayerPath {
        var steps: [LayerPath.Step] = []
        var view = self
        while true {
            if let window = view.windowPlace { return LayerPath(window: window, steps: steps.reversed()) }
            if let owner = view.maskedView {
                steps.append(.mask)
                view = owner
            } else if let parent = view.parentView {
                steps.append(.view(parent.index(of: view)))
                view = parent
            } else {
                return LayerPath(steps: [.view(0)] + steps.reversed())
            }
        }
    }

    /// The view and all below it, a line each: class, id or index path, frame and what is not as by default.
    public func recursiveDescription() -> String {
        var lines: [String] = []
        describe(depth: 0, into: &lines)
        return lines.joined(separator: "\n")
    }

    private func describe(depth: Int, into lines: inout [String]) {
        lines.append(String(repeating: "   | ", count: depth) + summary)
        for child in childViews { child.describe(depth: depth + 1, into: &lines) }
    }

    /// `<UIView:card; frame = (0 0; 10 10)>`: the line that describes the view alone.
    var summary: String {
        func number(_ value: CGFloat) -> String {
            value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
        }
        let frame = layer.frame
        var parts = [
            "<\(label)",
            "frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))",
        ]
        if layer.bounds.origin != .zero {
            parts.append("bounds.origin = (\(number(layer.bounds.minX)) \(number(layer.bounds.minY)))")
        }
        if layer.isHidden { parts.append("hidden = YES") }
        if layer.opacity != 1 { parts.append("alpha = \(layer.opacity)") }
        if layer.masksToBounds { parts.append("clipsToBounds = YES") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        return parts.joined(separator: "; ") + ">"
    }
}

// What messages call a layer.
extension CALayer {
    /// `CAGradientLayer:shade`, or the class and index path; of a view's own layer the view's label.
    var label: String {
        if let view = host as? UIView { return view.label }
        if let name, !name.isEmpty { return "\(type(of: self)):\(name)" }
        return layerPath.map { "\(type(of: self)):\($0)" } ?? "\(type(of: self))"
    }

    /// The label without a place: the class, and the id if there is one.
    var shortLabel: String {
        if let view = host as? UIView { return view.className + (view.renderName.map { ":" + $0 } ?? "") }
        return "\(type(of: self))" + (name.map { $0.isEmpty ? "" : ":" + $0 } ?? "")
    }

    /// True for the layer itself and what lies in it.
    func isInside(_ other: CALayer) -> Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current === other { return true }
            layer = current.superlayer
        }
        return false
    }

    /// Nil for a layer outside all views.
    private var layerPath: LayerPath? {
        if let view = host as? UIView { return view.layerPath }
        guard let superlayer, let path = superlayer.layerPath else { return nil }
        var steps = LayerPath.SiblingSteps()
        for sibling in superlayer.sublayers ?? [] {
            let step = steps.next(isViewLayer: sibling.host is UIView)
            if sibling === self { return path.appending(step) }
        }
        return path.appending(.mask)
    }
}
