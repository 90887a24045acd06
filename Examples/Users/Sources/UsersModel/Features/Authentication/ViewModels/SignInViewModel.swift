import Combine

/// Checks what was typed, and signs in with it.
@MainActor
public final class SignInViewModel: SignInViewModelProtocol {
    public var email = ""
    public var password = ""

    @Published public private(set) var problems = SignInProblems()
    @Published public private(set) var isLoading = false
    @Published public private(set) var error: Error?

    public var problemsPublisher: AnyPublisher<SignInProblems, Never> { $problems.eraseToAnyPublisher() }
    public var isLoadingPublisher: AnyPublisher<Bool, Never> { $isLoading.removeDuplicates().eraseToAnyPublisher() }
    public var errorPublisher: AnyPublisher<Error, Never> { $error.compactMap { $0 }.eraseToAnyPublisher() }

    private let authManager: AuthManagerProtocol

    public init(authManager: AuthManagerProtocol? = nil) {
        self.authManager = authManager ?? AuthManager.shared
    }

    public func signIn() async -> Bool {
        problems = SignInProblems(email: Validator.email(email), password: Validator.password(password))
        guard problems.isEmpty, !isLoading else { return false }
        isLoading = true
        error = nil
        defer { isLoading = false }
        do {
            try await authManager.signIn(email: Validator.trimmed(email), password: password)
            return true
        } catch is CancellationError {
            return false
        } catch {
            self.error = error
            return false
        }
    }
}
