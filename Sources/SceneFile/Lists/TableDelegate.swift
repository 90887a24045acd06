import QuartzCore
import UIKit

@MainActor
func makeTableDelegate(
    _ list: SceneTable, headers: any ListTelling.Type, footers: any ListTelling.Type
) -> any UITableViewDelegate {
    func make<Headers: ListTelling, Footers: ListTelling>(
        _ headers: Headers.Type, _ footers: Footers.Type
    ) -> any UITableViewDelegate { TableDelegate<Headers, Footers>(list) }
    return make(headers, footers)
}

/// What a table tells, and asks about looks.
final class TableDelegate<Headers: ListTelling, Footers: ListTelling>: NSObject, UITableViewDelegate {
    private weak var list: SceneList?

    init(_ list: SceneList) {
        self.list = list
        super.init()
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        if !Headers.isTold { OptionalMethods.leftOut(of: self) }
        return Headers.isTold ? list?.edgeView(isHeader: true, of: section) : nil
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        if !Footers.isTold { OptionalMethods.leftOut(of: self) }
        return Footers.isTold ? list?.edgeView(isHeader: false, of: section) : nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { list?.didSelect(indexPath) }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        list?.accessoryTapped(at: indexPath)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { list?.swipeActions("leadingSwipeActions", at: indexPath) }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { list?.swipeActions("trailingSwipeActions", at: indexPath) }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { list?.row(at: indexPath).map { EditingForms.editingStyle($0.node) } ?? .none }

    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { list?.row(at: indexPath)?.node.record.record("editing")?.text("deleteTitle") }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        list?.row(at: indexPath)?.node.record.record("editing")?.bool("shouldIndent") ?? true
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        list?.didEndDisplaying(cell)
    }
}
