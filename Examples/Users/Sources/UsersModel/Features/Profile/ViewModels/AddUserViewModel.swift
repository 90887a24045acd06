import Combine

/// The form for a new user, checked when it is saved and from then on at each change.
@MainActor
public final class AddUserViewModel: AddUserViewModelProtocol {
    public var name = "" { didSet { checkAgain() } }
    public var email = "" { didSet { checkAgain() } }
    public var role = ""

    @Published public private(set) var problems = AddUserProblems()

    public var problemsPublisher: AnyPublisher<AddUserProblems, Never> { $problems.eraseToAnyPublisher() }

    private let nextID: () -> User.ID
    private var wasChecked = false

    public init(nextID: @escaping () -> User.ID = { Int.random(in: 1_000_000..<2_000_000) }) {
        self.nextID = nextID
    }

    public func makeUser() -> User? {
        wasChecked = true
        checkAgain()
        guard problems.isEmpty else { return nil }
        return User(
            id: nextID(), name: Validator.trimmed(name), email: Validator.trimmed(email), role: Validator.trimmed(role))
    }

    private func checkAgain() {
        guard wasChecked else { return }
        problems = AddUserProblems(name: Validator.name(name), email: Validator.email(email))
    }
}
