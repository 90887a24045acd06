/// What is wrong with the two fields.
public struct SignInProblems: Equatable, Sendable {
    public var email: ValidationError?
    public var password: ValidationError?

    public init(email: ValidationError? = nil, password: ValidationError? = nil) {
        self.email = email
        self.password = password
    }

    public var isEmpty: Bool { email == nil && password == nil }
}
