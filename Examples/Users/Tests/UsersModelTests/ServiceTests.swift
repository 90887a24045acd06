import Foundation
import Testing
import UsersModel
import UsersTestSupport

@MainActor
@Suite("Services")
struct ServiceTests {
    @Test("ARCH-09 A service asks the client that it was given, and the defaults make one without")
    func injected() async throws {
        let client = MockHTTPClient(answers: [
            "GET users": try JSONEncoder().encode(User.stubs), "PUT users/1": Data(), "DELETE users/1": Data(),
        ])
        let service = UserService(client: client)
        #expect(try await service.fetchUsers() == User.stubs)
        try await service.saveUser(.stub())
        try await service.deleteUser(id: 1)
        #expect(client.endpoints.map(\.path) == ["users", "users/1", "users/1"])
        #expect(client.endpoints.map(\.method) == [.get, .put, .delete])
        _ = (UserService(), UserListViewModel(), PhotoGridViewModel(), AddUserViewModel(), SignInViewModel())
    }

    @Test("Photos are liked by PUT and let go by DELETE")
    func photos() async throws {
        let client = MockHTTPClient(answers: [
            "GET photos": try JSONEncoder().encode(Photo.stubs(2)), "PUT photos/1/like": Data(),
            "DELETE photos/1/like": Data(),
        ])
        let service = PhotoService(client: client)
        #expect(try await service.fetchPhotos() == Photo.stubs(2))
        try await service.setLiked(true, photo: 1)
        try await service.setLiked(false, photo: 1)
        await #expect(throws: NetworkError.offline) { try await service.setLiked(true, photo: 2) }
    }

    @Test("The account is remembered until somebody signs out")
    func session() async throws {
        let storage = MemoryStorage()
        let client = MockHTTPClient(answers: ["POST session": try JSONEncoder().encode(User.stub())])
        let manager = AuthManager(client: client, storage: storage)
        #expect(!manager.isAuthenticated)
        try await manager.signIn(email: "ada@example.com", password: "12345678")
        #expect(manager.account == .stub() && storage.account == .stub())
        #expect(AuthManager(client: client, storage: storage).isAuthenticated)
        manager.signOut()
        #expect(storage.account == nil && !manager.isAuthenticated)
    }

    @Test("Defaults keep account and favourites")
    func defaults() throws {
        let name = "UsersModelTests"
        let defaults = try #require(UserDefaults(suiteName: name))
        defaults.removePersistentDomain(forName: name)
        defer { defaults.removePersistentDomain(forName: name) }
        let session = SessionStorage(defaults: defaults)
        #expect(session.account == nil)
        session.account = .stub()
        #expect(SessionStorage(defaults: defaults).account == .stub())
        session.account = nil
        #expect(session.account == nil)
        let favorites = FavoriteStorage(defaults: defaults)
        favorites.set(true, for: 3)
        favorites.set(true, for: 3)
        #expect(favorites.contains(3) && !favorites.contains(4))
        favorites.set(false, for: 3)
        #expect(!favorites.contains(3))
    }

    @Test(
        "An address has one @ and a domain of two labels",
        arguments: [
            ("ada@example.com", nil), ("", .empty), (" ", .empty), ("ada", .invalidEmail),
            ("@example.com", .invalidEmail),
            ("a@b", .invalidEmail), ("a@b@c.d", .invalidEmail), ("a@b..c", .invalidEmail),
        ] as [(String, ValidationError?)])
    func emails(_ text: String, _ problem: ValidationError?) {
        #expect(Validator.email(text) == problem)
    }

    @Test(
        "Initials are those of the first and the last name",
        arguments: [("Ada Lovelace", "AL"), ("Plato", "P"), ("", "")])
    func initials(_ name: String, _ letters: String) {
        #expect(User(id: 1, name: name, email: "").initials == letters)
    }
}
