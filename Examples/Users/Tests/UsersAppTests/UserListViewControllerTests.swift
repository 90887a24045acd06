import UIKit
import UsersModel
import UsersTestSupport
import XCTest

@testable import UsersApp

@MainActor
final class UserListViewControllerTests: XCTestCase {
    private var viewModel: MockUserListViewModel!
    private var coordinator: MockCoordinator!
    private var sut: UserListViewController!

    override func setUp() async throws {
        try await super.setUp()
        viewModel = MockUserListViewModel()
        coordinator = MockCoordinator()
        sut = UserListViewController(viewModel: viewModel)
        sut.coordinator = coordinator
        sut.loadViewIfNeeded()
    }

    override func tearDown() async throws {
        sut = nil
        coordinator = nil
        viewModel = nil
        try await super.tearDown()
    }

    func test_viewDidLoad_loadsUsers() {
        XCTAssertEqual(viewModel.loadUsersCount, 1)
        XCTAssertEqual(sut.title, "Users")
    }

    func test_tableView_rowCount_matchesUsers() {
        viewModel.users = [.stub(id: 1), .stub(id: 2)]
        XCTAssertEqual(sut.tableView(sut.tableView, numberOfRowsInSection: 0), 2)
    }

    func test_tableView_cell_saysNameAndRole() throws {
        viewModel.users = User.stubs
        sut.tableView.reloadData()
        let cell = sut.tableView(sut.tableView, cellForRowAt: IndexPath(row: 2, section: 0))
        XCTAssertTrue(cell is UserCell)
        XCTAssertEqual(cell.accessibilityLabel, "Alan Turing, No role yet")
        let action = try XCTUnwrap(cell.accessibilityCustomActions?.first)
        XCTAssertEqual(action.name, "Delete")
        XCTAssertEqual(action.actionHandler?(action), true)
        XCTAssertEqual(viewModel.deleted, [3])
    }

    func test_cell_isClearedForReuse() {
        let cell = UserCell(style: .default, reuseIdentifier: UserCell.identifier)
        cell.configure(with: .stub()) {}
        cell.prepareForReuse()
        XCTAssertNil(cell.accessibilityLabel)
        XCTAssertNil(cell.accessibilityCustomActions)
    }

    func test_didSelectRow_tellsCoordinator() {
        viewModel.users = User.stubs
        sut.tableView(sut.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        XCTAssertEqual(coordinator.shown, [2])
    }

    func test_addButton_tellsCoordinator() throws {
        let button = try XCTUnwrap(sut.navigationItem.rightBarButtonItem)
        XCTAssertEqual(button.accessibilityLabel, "Add user")
        button.tap()
        XCTAssertEqual(coordinator.addCount, 1)
    }

    func test_swipe_deletes() throws {
        viewModel.users = User.stubs
        let swipe = sut.tableView(
            sut.tableView, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 3, section: 0))
        let action = try XCTUnwrap(swipe?.actions.first)
        XCTAssertEqual(action.style, .destructive)
        var isDone = false
        action.handler(action, UIView()) { isDone = $0 }
        XCTAssertTrue(isDone)
        XCTAssertEqual(viewModel.deleted, [4])
    }

    func test_pulling_loadsAgain_andEndsWithTheLoad() async {
        let refresh = sut.tableView.refreshControl
        refresh?.beginRefreshing()
        refresh?.sendActions(for: .valueChanged)
        XCTAssertEqual(viewModel.loadUsersCount, 2)
        viewModel.isLoadingSubject.send(true)
        viewModel.isLoadingSubject.send(false)
        let hasEnded = await eventually { refresh?.isRefreshing == false }
        XCTAssertTrue(hasEnded)
    }

    func test_emptyList_saysSo_onceItIsLoaded() async {
        let isShown = await eventually { !self.sut.emptyView.isHidden }
        XCTAssertTrue(isShown)
        viewModel.users = User.stubs
        let isGone = await eventually { self.sut.emptyView.isHidden }
        XCTAssertTrue(isGone)
    }

    func test_removedUser_isTold_andUndone() async {
        viewModel.removedUserSubject.send(.stub())
        let isShown = await eventually { !self.sut.toastView.isHidden }
        XCTAssertTrue(isShown)
        XCTAssertEqual(sut.toastView.message, "Ada Lovelace was removed.")
        sut.toastView.actionButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(viewModel.undoCount, 1)
        viewModel.removedUserSubject.send(nil)
        let isHidden = await eventually { self.sut.toastView.isHidden }
        XCTAssertTrue(isHidden)
    }

    func test_controller_isFreed_whileCoordinatorLives() {
        weak var freed: UserListViewController?
        freed = sut
        sut = nil
        XCTAssertNil(freed)
        XCTAssertNotNil(coordinator)
    }
}
