import Offstage
import TestKit
import Testing
import UIKit

@Suite("UITableViewController")
@MainActor
struct TableViewControllerTests {
    /// Rows with names; a tap shows another screen.
    private final class Names: UITableViewController {
        var names = (0..<40).map { "row \($0)" }
        var editedStates: [Bool] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "row")
                ?? UITableViewCell(style: .default, reuseIdentifier: "row")
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            let detail = UIViewController()
            detail.title = names[indexPath.row]
            navigationController?.pushViewController(detail, animated: true)
        }
    }

    private func screen<Controller: UIViewController>(_ controller: Controller) -> Stage {
        let stage = Stage(device: .iPhone16)
        stage.diagnostics.mode = .collect
        stage.makeCurrent()
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.advance(by: 1)
        return stage
    }

    @Test(
        "The view is the table, whose data source and delegate the controller is; what it does not override is absent")
    func table() {
        let controller = Names(style: .grouped)
        #expect(!controller.isViewLoaded && controller.clearsSelectionOnViewWillAppear)
        let stage = screen(controller)
        let table = controller.tableView
        #expect(table === controller.view && table?.style == .grouped)
        #expect(table?.dataSource === controller && table?.delegate === controller)
        #expect(table?.numberOfSections == 1 && table?.visibleCells.first?.textLabel?.text == "row 0")
        #expect(table?.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35, "headers of a group without titles")
        #expect(table?.frame == stage.window.bounds && stage.diagnostics.all.isEmpty)
        #expect(UITableViewController().tableView.style == .plain)
    }

    @Test("NAV-16 A tapped row pushes a screen, and is deselected when the list comes back")
    func selection() throws {
        let controller = Names(style: .plain)
        controller.title = "Users"
        let stage = screen(controller)
        let table = try #require(controller.tableView)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
        try stage.touch.tap(cell.convert(CGPoint(x: 100, y: 20), to: nil))
        stage.advance(by: 1)
        #expect(controller.navigationController?.topViewController?.title == "row 3")
        #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        stage.makeCurrent()
        controller.navigationController?.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(table.indexPathForSelectedRow == nil && !cell.isSelected)
        controller.clearsSelectionOnViewWillAppear = false
        try stage.touch.tap(cell.convert(CGPoint(x: 100, y: 20), to: nil))
        stage.advance(by: 1)
        stage.makeCurrent()
        controller.navigationController?.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    }

    @Test("Its edit button edits the table")
    func editing() throws {
        let controller = Names(style: .plain)
        let stage = screen(controller)
        controller.setEditing(true, animated: false)
        #expect(controller.tableView.isEditing && controller.tableView.visibleCells.allSatisfy(\.isEditing))
        controller.setEditing(false, animated: true)
        stage.advance(by: 1)
        #expect(!controller.tableView.isEditing && controller.tableView.visibleCells.allSatisfy { !$0.isEditing })
    }

    @Test("A keyboard makes room below the rows and scrolls the field that is typed in above it; both go with it")
    func keyboard() throws {
        /// A field in each row.
        final class Fields: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 16 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let field = UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 30))
                cell.contentView.addSubview(field)
                return cell
            }
        }
        let controller = Fields(style: .plain)
        let stage = screen(controller)
        let table = try #require(controller.tableView)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 14, section: 0)))
        let field = try #require(cell.contentView.subviews.first as? UITextField)
        let before = (table.contentInset.bottom, table.contentOffset.y)
        field.becomeFirstResponder()
        stage.advance(by: 1)
        let covered = try #require(stage.keyboardFrame)
        #expect(table.contentInset.bottom == table.bounds.height - covered.minY - table.safeAreaInsets.bottom)
        #expect(field.convert(field.bounds, to: nil).maxY <= covered.minY && table.contentOffset.y > before.1)
        stage.makeCurrent()
        field.resignFirstResponder()
        stage.advance(by: 1)
        #expect(table.contentInset.bottom == before.0)
    }

    @Test("The refresh control is the table's, also when it is set before the view is loaded")
    func refresh() {
        let controller = Names(style: .plain)
        let control = UIRefreshControl()
        controller.refreshControl = control
        _ = screen(controller)
        #expect(controller.tableView.refreshControl === control)
        controller.refreshControl = nil
        #expect(controller.tableView.refreshControl == nil)
    }

    @Test("A large title collapses as the rows scroll")
    func largeTitle() throws {
        let controller = Names(style: .plain)
        controller.title = "Users"
        let stage = Stage(device: .iPhone16)
        stage.makeCurrent()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        stage.window.rootViewController = navigation
        stage.advance(by: 1)
        let high = navigation.navigationBar.frame.height
        #expect(controller.tableView.contentOffset.y == -controller.tableView.adjustedContentInset.top)
        try stage.touch.drag(CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -300), hold: 0.2)
        stage.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 44 && high == 96)
    }
}
