/// What the screen of one's own account shows and asks for.
@MainActor
public protocol ProfileViewModelProtocol: AnyObject {
    var account: User? { get }
    var version: String { get }
    func signOut()
}
