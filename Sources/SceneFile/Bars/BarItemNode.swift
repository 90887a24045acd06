import UIKit
import YAMLTree

/// An item of a bar in the file, valid, not yet alive.
final class BarItemNode {
    let mark: YAMLMark
    /// What its properties are.
    let form: PropertyRecord
    let record: SceneRecord
    var id: String?
    /// What a tap does.
    var action: ActionNode?
    /// Whether it is a tab rather than a button.
    let isTab: Bool

    init(mark: YAMLMark, record: SceneRecord, isTab: Bool = false) {
        self.mark = mark
        form = isTab ? BarForms.tab : BarForms.button
        self.isTab = isTab
        self.record = record
    }
}

/// What the file says of a controller's own bar.
struct BarNode {
    /// The bar, for those who name its id.
    let view: ViewNode
    let change: ViewChange
}
