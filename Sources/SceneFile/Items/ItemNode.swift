import UIKit
import YAMLTree

/// Something with a title that can be chosen: an item of a bar, an action of an alert, an element of a menu. Valid, not
/// yet alive.
final class ItemNode {
    let mark: YAMLMark
    let record: SceneRecord
    let kind: ItemKind
    var id: String?
    /// What a tap does.
    var action: ActionNode?

    init(mark: YAMLMark, record: SceneRecord, kind: ItemKind) {
        self.mark = mark
        self.record = record
        self.kind = kind
    }
}

/// What an item is.
enum ItemKind {
    /// A button of a bar, and a tab of one.
    case button, tab
    /// An action of an alert.
    case alertAction
    /// An action in a menu.
    case menuAction
    /// A menu.
    case menu

    /// What its properties are.
    var form: PropertyRecord {
        switch self {
        case .button: BarForms.button
        case .tab: BarForms.tab
        case .alertAction: AlertForms.action
        case .menuAction: MenuForms.action
        case .menu: MenuForms.menuProperties
        }
    }

    /// What messages call it.
    var sentence: String {
        switch self {
        case .button, .tab: "an item of a bar"
        case .alertAction: "an action of an alert"
        case .menuAction: "an action of a menu"
        case .menu: "a menu"
        }
    }
}

/// What the file says of a controller's own bar.
struct BarNode {
    /// The bar, for those who name its id.
    let view: ViewNode
    let change: ViewChange
}

/// A living item, and the view that shows it.
@MainActor
protocol ShownItem: NSObject {
    var shownView: UIView? { get }
}

extension UIBarItem: ShownItem {}
extension UIAlertAction: ShownItem {}
extension UIMenuElement: ShownItem {}

extension SceneReader {
    /// Lets an item be found by its id.
    func register(_ item: ItemNode) {
        item.action = item.record["changes"]?.actions?.first
        guard let local = item.record.text("id") else { return }
        item.id = register(local, .item(item), in: item.record.keyMark(of: "id"), at: item.record.mark(of: "id"))
    }
}
