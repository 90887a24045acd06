import UIKit

extension ListFace {
    /// Rows in a table.
    static let table = ListFace(
        className: "UITableView", noun: "row", one: "a row", row: ListForms.row, section: ListForms.section,
        positions: TablePositions.all.map(\.key), accessories: ListForms.accessoryTypes.map(\.key),
        hasManyAccessories: false,
        isOfClass: { $0 is UITableView.Type },
        make: { node, view, isClassic, builder in SceneTable(node, in: view, isClassic: isClassic, builder) },
        cellClass: { registry in
            registry.view("UIView").map {
                ViewClass(
                    name: "UITableViewCell", type: UITableViewCell.self, above: $0, keys: TableProperties.cell,
                    make: { UITableViewCell() }, isAncestor: { $0 is UITableViewCell.Type })
            }
        })
}

enum TablePositions {
    static let all: KeyValuePairs<String, UITableView.ScrollPosition> = [
        "none": .none, "top": .top, "middle": .middle, "bottom": .bottom,
    ]

    static func position(_ name: String?) -> UITableView.ScrollPosition? { all.first { $0.key == name }?.value }
}

extension ViewClass {
    /// The class of cells, which no file makes: for those who name a row.
    @MainActor
    init(
        name: String, type: UIView.Type, above: ViewClass, keys: [PropertyRow],
        make: @escaping @MainActor @Sendable () -> UIView, isAncestor: @escaping @Sendable (UIView.Type) -> Bool
    ) {
        self.init(
            name: name, type: type, depth: above.depth + 1,
            keys: ClassKeys { PropertyRow.merged(above.rows, keys) }, make: { _ in make() }, isAncestor: isAncestor)
    }
}
