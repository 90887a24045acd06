import Foundation

/// A person in the directory.
public struct User: Identifiable, Hashable, Codable, Sendable {
    public let id: Int
    public var name: String
    public var email: String
    public var role: String

    public init(id: Int, name: String, email: String, role: String = "") {
        self.id = id
        self.name = name
        self.email = email
        self.role = role
    }

    /// The first letters of the first and the last part of the name.
    public var initials: String {
        let parts = name.split(separator: " ")
        guard let first = parts.first?.first else { return "" }
        guard parts.count > 1, let last = parts.last?.first else { return String(first) }
        return String([first, last])
    }
}
