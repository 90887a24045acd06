import Testing
import UsersModel
import UsersTestSupport

@MainActor
@Suite("Forms and profiles")
struct ProfileViewModelTests {
    @Test("A form tells what is wrong once somebody saves, and from then on at each change")
    func form() {
        let model = AddUserViewModel(nextID: { 42 })
        model.email = "wrong"
        #expect(model.problems.isEmpty)
        #expect(model.makeUser() == nil)
        #expect(model.problems == AddUserProblems(name: .empty, email: .invalidEmail))
        model.name = " Ada "
        #expect(model.problems.name == nil)
        model.email = "ada@example.com"
        #expect(model.problems.isEmpty)
        model.role = "Analyst"
        #expect(model.makeUser() == User(id: 42, name: "Ada", email: "ada@example.com", role: "Analyst"))
    }

    @Test("A favourite is remembered")
    func favorite() {
        let storage = MemoryStorage()
        let model = UserDetailViewModel(user: .stub(), favorites: storage)
        #expect(!model.isFavorite)
        model.toggleFavorite()
        #expect(storage.contains(1) && model.isFavorite)
        #expect(UserDetailViewModel(user: .stub(), favorites: storage).isFavorite)
        model.toggleFavorite()
        #expect(!storage.contains(1))
    }

    @Test("Signing out is the manager's")
    func signOut() {
        let manager = MockAuthManager(account: .stub())
        let model = ProfileViewModel(authManager: manager, version: "2.1")
        #expect(model.account == .stub() && model.version == "2.1")
        model.signOut()
        #expect(manager.signOutCount == 1 && model.account == nil)
    }
}
