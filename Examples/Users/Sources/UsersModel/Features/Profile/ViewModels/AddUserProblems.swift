/// What is wrong with the form.
public struct AddUserProblems: Equatable, Sendable {
    public var name: ValidationError?
    public var email: ValidationError?

    public init(name: ValidationError? = nil, email: ValidationError? = nil) {
        self.name = name
        self.email = email
    }

    public var isEmpty: Bool { name == nil && email == nil }
}
