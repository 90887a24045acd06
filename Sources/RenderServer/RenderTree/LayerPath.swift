/// Where a layer stands below its window, as messages name it when it has no name of its own.
///
/// The first view of a window is `view`, further ones `window.1`, `window.2`; the k-th subview of a view adds `.k`, a
/// standalone sublayer `~k` (both kinds are counted apart, from 0), a mask `~mask`. With several windows the second one
/// is `window[1]`, and paths through it begin with that: `window[1].0.2`.
package struct LayerPath: Hashable, Sendable, CustomStringConvertible {
    package enum Step: Hashable, Sendable {
        /// A subview, or the backing layer of one, counted among the subviews.
        case view(Int)
        /// A standalone sublayer, counted among those.
        case layer(Int)
        case mask
    }

    /// Gives siblings their steps in order, view layers and others counted apart.
    package struct SiblingSteps: Sendable {
        private var views = 0
        private var layers = 0

        package init() {}

        /// The step of the next sibling.
        package mutating func next(isViewLayer: Bool) -> Step {
            if isViewLayer {
                views += 1
                return .view(views - 1)
            }
            layers += 1
            return .layer(layers - 1)
        }

        /// Passes over siblings of which `viewLayers` are view layers.
        package mutating func skip(_ count: Int, viewLayers: Int) {
            views += viewLayers
            layers += count - viewLayers
        }
    }

    /// The window's place among the windows, back to front.
    package var window: Int
    package var steps: [Step]

    package init(window: Int = 0, steps: [Step] = []) {
        self.window = window
        self.steps = steps
    }

    package func appending(_ step: Step) -> LayerPath {
        LayerPath(window: window, steps: steps + [step])
    }

    package var description: String {
        steps.reduce(into: Self.text(ofWindow: window)) { $1.append(to: &$0) }
    }

    /// What paths through a window begin with.
    static func text(ofWindow window: Int) -> String { window == 0 ? "window" : "window[\(window)]" }
}

extension LayerPath.Step {
    /// Makes the path of a layer of that of the layer above it.
    func append(to path: inout String) {
        switch self {
        case .view(0) where path == LayerPath.text(ofWindow: 0): path = "view"
        case .view(let index): path += ".\(index)"
        case .layer(let index): path += "~\(index)"
        case .mask: path += "~mask"
        }
    }
}

extension RenderNode {
    /// What messages call the layer: its name, else its path.
    package func label(at path: @autoclosure () -> String) -> String {
        if let name, !name.isEmpty { return name }
        return path()
    }
}
