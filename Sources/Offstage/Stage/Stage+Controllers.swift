import RenderServer
import UIKit

extension Stage {
    /// What controllers were called since the stage was made, as long as `isTracing` is true.
    public var lifecycle: LifecycleTrace { LifecycleTrace(controllerCalls) }

    /// The layers of the views of all controllers in windows, by the controllers' names.
    package var controllerLayers: [String: LayerID] {
        var found: [String: LayerID] = [:]
        var open = windows.compactMap(\.rootViewController)
        var seen: Set<ObjectIdentifier> = []
        while let controller = open.popLast() {
            guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
            if let layer = controller.viewIfLoaded?.layer { found[controller.name] = layer.renderID }
            open += controller.children
            if controller.parent == nil, let presented = controller.presentedViewController { open.append(presented) }
        }
        return found
    }
}
