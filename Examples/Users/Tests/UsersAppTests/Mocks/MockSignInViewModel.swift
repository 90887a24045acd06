import Combine
import UsersModel

@MainActor
final class MockSignInViewModel: SignInViewModelProtocol {
    let problemsSubject = CurrentValueSubject<SignInProblems, Never>(SignInProblems())
    let isLoadingSubject = CurrentValueSubject<Bool, Never>(false)
    let errorSubject = PassthroughSubject<Error, Never>()

    var email = ""
    var password = ""
    var answer = true
    private(set) var signInCount = 0

    var problemsPublisher: AnyPublisher<SignInProblems, Never> { problemsSubject.eraseToAnyPublisher() }
    var isLoadingPublisher: AnyPublisher<Bool, Never> { isLoadingSubject.eraseToAnyPublisher() }
    var errorPublisher: AnyPublisher<Error, Never> { errorSubject.eraseToAnyPublisher() }

    func signIn() async -> Bool {
        signInCount += 1
        return answer
    }
}
