import Combine

/// What the sign-in screen shows and asks for.
@MainActor
public protocol SignInViewModelProtocol: LoadingViewModelProtocol {
    var email: String { get set }
    var password: String { get set }
    var problemsPublisher: AnyPublisher<SignInProblems, Never> { get }
    /// Answers whether somebody is signed in then.
    func signIn() async -> Bool
}
