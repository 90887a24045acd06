import UsersModel

extension ValidationError {
    var text: String {
        switch self {
        case .empty: return Strings.text("problem.empty")
        case .invalidEmail: return Strings.text("problem.email")
        case .tooShort(let minimum): return Strings.text("problem.short", minimum)
        }
    }
}
