import Foundation

// What messages call a view: never an address.
extension UIView {
    /// `UILabel:title`, or the class and index path (`UILabel:view.0.2`).
    package var label: String { "\(className):\(name)" }

    /// The id, else the index path.
    package var name: String { style.accessibilityIdentifier ?? path }

    /// Places from the window's root view down: `view`, `view.0.2`. A window is `window`, its other subviews are
    /// `window.1`; a view without a window counts from its root, `view`. A mask is its owner's path and `mask`.
    package var path: String {
        var places: [String] = []
        var view = self
        while true {
            if view is UIWindow { break }
            if let owner = view.maskedView {
                places.append("mask")
                view = owner
                continue
            }
            guard let parent = view.parentView else { return Self.join("view", places) }
            let index = parent.index(of: view)
            if let window = parent as? UIWindow, view === window.rootView {
                return Self.join(window.pathPrefix + "view", places)
            }
            places.append(String(index))
            view = parent
        }
        return Self.join(((view as? UIWindow)?.pathPrefix ?? "") + "window", places)
    }

    private static func join(_ root: String, _ places: [String]) -> String {
        places.isEmpty ? root : root + "." + places.reversed().joined(separator: ".")
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

    private var summary: String {
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
