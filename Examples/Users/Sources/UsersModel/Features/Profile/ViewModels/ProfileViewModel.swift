/// The account that is signed in.
@MainActor
public final class ProfileViewModel: ProfileViewModelProtocol {
    public let version: String
    public var account: User? { authManager.account }

    private let authManager: AuthManagerProtocol

    public init(authManager: AuthManagerProtocol? = nil, version: String = "1.0") {
        self.authManager = authManager ?? AuthManager.shared
        self.version = version
    }

    public func signOut() {
        authManager.signOut()
    }
}
