/// What is wrong with the text of a field.
public enum ValidationError: Error, Equatable, Sendable {
    case empty
    case invalidEmail
    case tooShort(minimum: Int)
}
