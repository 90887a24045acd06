/// Who is signed in, and how one gets in and out.
@MainActor
public protocol AuthManagerProtocol: AnyObject {
    var isAuthenticated: Bool { get }
    var account: User? { get }
    func signIn(email: String, password: String) async throws
    func signOut()
}
