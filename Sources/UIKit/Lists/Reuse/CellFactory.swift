import CoreGraphics
import QuartzCore

/// Makes views that lists use again, of classes known only at run time: through the initialisers that these have or
/// inherit, as a device does.
@MainActor
package enum CellFactory {
    private static let cellSlot = ClassMetadata.initializerSlot(0, of: UITableViewCell.self)
    private static let headerFooterSlot = ClassMetadata.initializerSlot(0, of: UITableViewHeaderFooterView.self)

    /// `type.init(style: style, reuseIdentifier: reuseIdentifier)`
    package static func makeCell<Cell: UITableViewCell>(
        _ type: Cell.Type, style: UITableViewCell.CellStyle = .default, reuseIdentifier: String?
    ) -> Cell {
        ClassMetadata.make(type, slot: cellSlot, case: style, text: reuseIdentifier, as: Cell.self)
    }

    /// `type.init(reuseIdentifier: reuseIdentifier)`
    package static func makeHeaderFooter<View: UITableViewHeaderFooterView>(
        _ type: View.Type, reuseIdentifier: String?
    ) -> View {
        ClassMetadata.make(type, slot: headerFooterSlot, text: reuseIdentifier, as: View.self)
    }
}
