import Foundation

/// The texts of the app in the user's language.
enum Strings {
    static func text(_ key: String) -> String {
        NSLocalizedString(key, bundle: .module, comment: "")
    }

    static func text(_ key: String, _ arguments: CVarArg...) -> String {
        String(format: text(key), arguments: arguments)
    }

    static func removed(_ name: String) -> String {
        text("users.removed").replacingOccurrences(of: "%@", with: name)
    }
}
