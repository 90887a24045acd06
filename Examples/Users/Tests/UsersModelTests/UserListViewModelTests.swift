import Combine
import UsersModel
import UsersTestSupport
import XCTest

@MainActor
final class UserListViewModelTests: XCTestCase {
    private var service: MockUserService!
    private var sut: UserListViewModel!
    private var cancellables: Set<AnyCancellable> = []

    override func setUp() async throws {
        try await super.setUp()
        service = MockUserService(users: User.stubs)
        sut = UserListViewModel(userService: service)
    }

    override func tearDown() async throws {
        cancellables = []
        sut = nil
        service = nil
        try await super.tearDown()
    }

    func test_loadUsers_publishesUsers() async {
        let loaded = expectation(description: "the users came")
        sut.usersPublisher
            .dropFirst()
            .sink { users in
                XCTAssertEqual(users, User.stubs)
                loaded.fulfill()
            }
            .store(in: &cancellables)
        sut.loadUsers()
        await fulfillment(of: [loaded], timeout: 1)
    }

    func test_loadUsers_tellsErrorOnce() async {
        service.fetchError = NetworkError.offline
        let failed = expectation(description: "the error came")
        sut.errorPublisher
            .sink { error in
                XCTAssertEqual(error as? NetworkError, .offline)
                failed.fulfill()
            }
            .store(in: &cancellables)
        sut.loadUsers()
        await fulfillment(of: [failed], timeout: 1)
        XCTAssertFalse(sut.isLoading)
    }

    func test_addUser_comesLast_andGoesIfItCannotBeSaved() async {
        await load()
        sut.addUser(.stub(id: 9, name: "Emmy Noether"))
        XCTAssertEqual(sut.users.last?.id, 9)
        let isSaved = await eventually { self.service.calls.contains(.save(9)) }
        XCTAssertTrue(isSaved)

        service.saveError = NetworkError.server(status: 500)
        sut.addUser(.stub(id: 10))
        let isGone = await eventually { self.sut.error != nil }
        XCTAssertTrue(isGone)
        XCTAssertEqual(sut.users.map(\.id), [1, 2, 3, 4, 9])
    }

    func test_undoDelete_putsTheUserBack_afterTheServerForgotIt() async {
        await load()
        service.holdsDeletions = true
        sut.deleteUser(id: 2)
        XCTAssertEqual(sut.removedUser?.id, 2)
        sut.undoDelete()
        XCTAssertNil(sut.removedUser)
        XCTAssertEqual(sut.users.map(\.id), [1, 2, 3, 4])
        let isHeld = await eventually { self.service.heldDeletions == [2] }
        XCTAssertTrue(isHeld)
        XCTAssertFalse(service.calls.contains(.save(2)))
        service.answerDeletion(of: 2)
        let isSaved = await eventually { self.service.calls.last == .save(2) }
        XCTAssertTrue(isSaved)
    }

    func test_undoDelete_thatFails_takesTheUserOutAgain() async {
        await load()
        sut.deleteUser(id: 3)
        service.saveError = NetworkError.offline
        sut.undoDelete()
        let isGone = await eventually { self.sut.error != nil }
        XCTAssertTrue(isGone)
        XCTAssertEqual(sut.users.map(\.id), [1, 2, 4])
    }

    func test_undoDelete_withoutDeletion_doesNothing() async {
        await load()
        sut.deleteUser(id: 77)
        sut.undoDelete()
        sut.deleteUser(id: 1)
        sut.forgetDelete()
        sut.undoDelete()
        XCTAssertEqual(sut.users.map(\.id), [2, 3, 4])
    }

    private func load() async {
        sut.loadUsers()
        let isLoaded = await eventually { self.sut.users.count == 4 }
        XCTAssertTrue(isLoaded)
    }
}
