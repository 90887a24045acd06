import Foundation
import QuartzCore

/// The motion effects of a view, and the animations that carry them out.
@MainActor
final class ViewEffects {
    private(set) weak var view: UIView?
    var all: [UIMotionEffect] = []
    private var keys: [String] = []

    init(of view: UIView) { self.view = view }

    /// Moves what is shown of the view as for an offset of the viewer; nil: not at all.
    func apply(_ offset: UIOffset?) {
        guard let view else { return }
        for key in keys { view.layer.removeAnimation(forKey: key) }
        keys = []
        guard let offset else { return }
        let values = RelativeValue.sum(of: all.map { $0.keyPathsAndRelativeValues(forViewerOffset: offset) })
        for (path, value) in values.sorted(by: { $0.key < $1.key }) {
            let key = "UIMotionEffect.\(path)"
            view.layer.add(Self.animation(of: path, by: value), forKey: key)
            keys.append(key)
        }
    }

    /// An animation that has ended and stays: it adds a value to what is shown.
    private static func animation(of path: String, by value: Any) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: layerPath(of: path))
        (animation.fromValue, animation.toValue) = (value, value)
        animation.isAdditive = true
        animation.duration = 0.001
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        return animation
    }

    /// The key path of the layer for one of the view.
    private static func layerPath(of path: String) -> String {
        let parts = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let rest = parts.count > 1 ? String(parts[1]) : nil
        switch parts[0] {
        case "layer": return rest ?? ""
        case "center": return rest.map { "position.\($0)" } ?? "position"
        case "alpha": return "opacity"
        default: return path
        }
    }
}
