import Combine
import Testing
import UsersModel
import UsersTestSupport

@MainActor
@Suite("The list of users")
struct UserListStateTests {
    private let service = MockUserService(users: User.stubs)

    private func loaded() async -> UserListViewModel {
        let model = UserListViewModel(userService: service)
        model.loadUsers()
        #expect(await eventually { model.users.count == 4 })
        return model
    }

    @Test("ARCH-05 Loading sets the flag and clears the error, and ends with users or an error")
    func loading() async {
        let model = UserListViewModel(userService: service)
        var flags: [Bool] = []
        let following = model.isLoadingPublisher.sink { flags.append($0) }
        service.fetchError = NetworkError.offline
        model.loadUsers()
        #expect(model.isLoading)
        #expect(await eventually { !model.isLoading })
        #expect(model.error as? NetworkError == .offline)
        #expect(model.users.isEmpty)

        service.fetchError = nil
        model.loadUsers()
        #expect(model.isLoading && model.error == nil)
        #expect(await eventually { !model.isLoading })
        #expect(model.users == User.stubs)
        #expect(model.error == nil)
        #expect(flags == [false, true, false, true, false])
        following.cancel()
    }

    @Test("ARCH-06 A deletion that fails is taken back in its place")
    func failing() async {
        let model = await loaded()
        service.deleteError = NetworkError.server(status: 503)
        model.deleteUser(id: 2)
        #expect(model.users.map(\.id) == [1, 3, 4])
        #expect(await eventually { model.error != nil })
        #expect(model.users == User.stubs)
        #expect(model.removedUser == nil)
    }

    @Test(
        "ARCH-06 Two deletions that race are both taken back, in the order of the list",
        arguments: [[1, 2], [2, 1], [4, 1], [3, 4]], [true, false])
    func racing(_ ids: [Int], _ isFirstAnsweredFirst: Bool) async {
        let model = await loaded()
        service.holdsDeletions = true
        for id in ids { model.deleteUser(id: id) }
        #expect(model.users.count == 2)
        #expect(await eventually { service.heldDeletions == Set(ids) })
        for id in isFirstAnsweredFirst ? ids : ids.reversed() {
            service.answerDeletion(of: id, error: NetworkError.offline)
            #expect(await eventually { model.users.contains { $0.id == id } })
        }
        #expect(model.users == User.stubs)
    }

    @Test("A list that is loaded anew while a deletion runs is no place to add a second one of a kind")
    func reloaded() async {
        let model = await loaded()
        service.holdsDeletions = true
        model.deleteUser(id: 3)
        model.loadUsers()
        #expect(await eventually { model.users.count == 4 })
        #expect(await eventually { service.heldDeletions == [3] })
        service.answerDeletion(of: 3, error: NetworkError.offline)
        #expect(await eventually { model.error != nil })
        #expect(model.users == User.stubs)
    }

    @Test("A model that nobody holds is gone, and its load with it")
    func released() async {
        weak var model: UserListViewModel?
        do {
            let made = UserListViewModel(userService: service)
            made.loadUsers()
            model = made
        }
        #expect(await eventually { model == nil })
    }
}
