import Testing
import UIKit
import UsersModel
import UsersTestSupport

@testable import UsersApp

@MainActor
@Suite("Screens and their models")
struct ScreenBindingTests {
    @Test("ARCH-07 Users reload the table on the main queue, an error is told once, and both end with the screen")
    func binding() async throws {
        let model = MockUserListViewModel()
        var screen: UserListViewController? = UserListViewController(viewModel: model)
        let window = UIWindow()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        let table = try #require(screen?.tableView)
        model.users = User.stubs
        #expect(await eventually { table.numberOfRows(inSection: 0) == 4 })
        model.users = []
        #expect(await eventually { table.numberOfRows(inSection: 0) == 0 })

        model.errorSubject.send(NetworkError.server(status: 500))
        #expect(await eventually { screen?.presentedViewController != nil })
        let alert = try #require(screen?.presentedViewController as? UIAlertController)
        #expect(alert.title == "Something Went Wrong")
        #expect(alert.message == "The server has a problem (500). Please try again later.")
        #expect(alert.actions.map(\.title) == ["OK"])
        alert.dismiss(animated: false)

        weak var freed: UserListViewController?
        freed = screen
        window.rootViewController = nil
        screen = nil
        #expect(await eventually { freed == nil })
        model.users = User.stubs
        await Task.yield()
        #expect(table.numberOfRows(inSection: 0) == 0)
    }

    @Test("ARCH-10 A controller with another model loads it, and its rows follow it, without a window")
    func injected() {
        let model = MockUserListViewModel()
        let screen = UserListViewController(viewModel: model)
        #expect(!model.loadUsersCalled)
        screen.loadViewIfNeeded()
        #expect(model.loadUsersCalled)
        model.users = [.stub(id: 1), .stub(id: 2)]
        #expect(screen.tableView(screen.tableView, numberOfRowsInSection: 0) == 2)
        #expect(screen.view.window == nil)
    }

    @Test("ARCH-15 A row that is chosen is told to a coordinator once, which nobody keeps alive but its owner")
    func coordinator() async {
        let model = MockUserListViewModel(users: User.stubs)
        var coordinator: MockCoordinator? = MockCoordinator()
        let screen = UserListViewController(viewModel: model)
        screen.coordinator = coordinator
        screen.loadViewIfNeeded()
        screen.tableView(screen.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        #expect(coordinator?.shown == [1])
        coordinator = nil
        #expect(screen.coordinator == nil)
        screen.tableView(screen.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    }

    @Test("ARCH-08 Save tells a weak delegate of a valid form alone, cancel always")
    func delegation() throws {
        final class Listener: AddUserViewControllerDelegate {
            var saved: [User] = []
            var cancelCount = 0
            func addUserViewController(_ controller: AddUserViewController, didSave user: User) { saved.append(user) }
            func addUserViewControllerDidCancel(_ controller: AddUserViewController) { cancelCount += 1 }
        }
        let screen = AddUserViewController(viewModel: AddUserViewModel(nextID: { 7 }))
        var listener: Listener? = Listener()
        screen.delegate = listener
        screen.loadViewIfNeeded()
        let save = try #require(screen.navigationItem.rightBarButtonItem)
        let cancel = try #require(screen.navigationItem.leftBarButtonItem)
        save.tap()
        #expect(listener?.saved == [])
        type("Ada", into: screen.nameField)
        type("ada@example.com", into: screen.emailField)
        save.tap()
        #expect(listener?.saved == [User(id: 7, name: "Ada", email: "ada@example.com")])
        cancel.tap()
        #expect(listener?.cancelCount == 1)
        listener = nil
        #expect(screen.delegate == nil)
        cancel.tap()
    }

    @Test("A form says what is wrong below the field, and takes it back")
    func problems() async {
        let screen = AddUserViewController(viewModel: AddUserViewModel())
        screen.loadViewIfNeeded()
        screen.navigationItem.rightBarButtonItem?.tap()
        #expect(await eventually { screen.nameField.problem == "Please fill this in." })
        #expect(screen.nameField.textField.accessibilityHint == "Please fill this in.")
        type("Ada", into: screen.nameField)
        type("Analyst", into: screen.roleField)
        #expect(await eventually { screen.nameField.problem == nil })
    }

    private func type(_ text: String, into field: FormFieldView) {
        field.textField.text = text
        field.textField.sendActions(for: .editingChanged)
    }
}
