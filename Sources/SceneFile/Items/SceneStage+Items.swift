import UIKit

extension SceneStage {
    /// The item of a bar with an id of the file.
    public func barItem(_ id: String) -> UIBarItem? { builder.items[id] as? UIBarItem }

    /// The action of an alert with an id of the file.
    public func alertAction(_ id: String) -> UIAlertAction? { builder.items[id] as? UIAlertAction }

    /// The action in a menu with an id of the file.
    public func menuAction(_ id: String) -> UIAction? { builder.items[id] as? UIAction }
}
