import QuartzCore
import UIKit

@MainActor
func makeListDelegate(
    _ list: SceneList, headers: any ListTelling.Type, footers: any ListTelling.Type
) -> any UITableViewDelegate {
    func make<Headers: ListTelling, Footers: ListTelling>(
        _ headers: Headers.Type, _ footers: Footers.Type
    ) -> any UITableViewDelegate { ListDelegate<Headers, Footers>(list) }
    return make(headers, footers)
}

/// What a table tells, and asks about looks.
final class ListDelegate<Headers: ListTelling, Footers: ListTelling>: NSObject, UITableViewDelegate {
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

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        list?.didEndDisplaying(cell)
    }
}
