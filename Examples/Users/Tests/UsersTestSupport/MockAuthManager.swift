import UsersModel

/// Signs in whoever a test wants.
@MainActor
public final class MockAuthManager: AuthManagerProtocol {
    public var account: User?
    public var isAuthenticated: Bool { account != nil }
    public var error: Error?
    public private(set) var signIns: [String] = []
    public private(set) var signOutCount = 0

    public init(account: User? = nil) {
        self.account = account
    }

    public func signIn(email: String, password: String) async throws {
        signIns.append("\(email) \(password)")
        if let error { throw error }
        account = User(id: 1, name: "Ada Lovelace", email: email, role: "Analyst")
    }

    public func signOut() {
        account = nil
        signOutCount += 1
    }
}
