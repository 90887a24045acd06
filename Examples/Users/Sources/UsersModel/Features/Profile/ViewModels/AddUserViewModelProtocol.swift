import Combine

/// What the form for a new user asks for.
@MainActor
public protocol AddUserViewModelProtocol: AnyObject {
    var name: String { get set }
    var email: String { get set }
    var role: String { get set }
    var problemsPublisher: AnyPublisher<AddUserProblems, Never> { get }
    /// The user that the form describes; nil where something is wrong with it, which is told then.
    func makeUser() -> User?
}
