import UIKit
import YAMLTree

/// Something that is done with controllers, the screen or the app.
enum ScreenCommand {
    case push(String, in: String?, animated: Bool)
    case pop(String, animated: Bool)
    case popTo(String, animated: Bool)
    case popToRoot(String, animated: Bool)
    case setViewControllers([(id: String, controllers: [String])], isReverse: Bool, animated: Bool)
    case present(String, from: String?, animated: Bool)
    case dismiss(String, animated: Bool)
    case addChild(String, to: String?, in: String?)
    case removeFromParent(String)
    case root(String)
    case select(String)
    case show(UISplitViewController.Column, of: String)
    case hide(UISplitViewController.Column, of: String)
    case rotate(UIInterfaceOrientation)
    case traits(SceneRecord)
    case background, foreground, inactive, disconnect
    case memoryWarning
    case set(String, [Setting], selectedIndex: Int?)
    case call(String, name: String)
}

extension ScreenCommand: ChangeAction {
    var changesCanvas: Bool { if case .rotate = self { true } else { false } }

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        scene.run(self, at: mark, completion)
    }
}
