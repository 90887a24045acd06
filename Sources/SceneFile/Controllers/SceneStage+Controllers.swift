import UIKit

extension SceneStage {
    private var live: LiveControllers { builder.parts[LiveControllers.self] }

    /// The controller with an id of the file.
    public func controller(_ id: String) -> UIViewController? { live.all[id] }

    /// All controllers that have an id, by it.
    package var controllers: [UIViewController] { live.all.sortedKeys.compactMap { live.all[$0] } }
}
