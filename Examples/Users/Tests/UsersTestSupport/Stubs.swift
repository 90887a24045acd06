import Foundation
import UsersModel

extension User {
    public static func stub(id: Int = 1, name: String = "Ada Lovelace", role: String = "Analyst") -> User {
        let first = name.split(separator: " ").first.map(String.init) ?? "user"
        return User(id: id, name: name, email: "\(first.lowercased())@example.com", role: role)
    }

    public static let stubs = [
        stub(id: 1), stub(id: 2, name: "Grace Hopper", role: "Rear Admiral"),
        stub(id: 3, name: "Alan Turing", role: ""),
        stub(id: 4, name: "Katherine Johnson", role: "Mathematician"),
    ]
}

extension Photo {
    public static func stubs(_ count: Int = 11) -> [Photo] {
        (1...count).map {
            Photo(
                id: $0, title: "Photo \($0)", url: URL(string: "https://example.com/photos/\($0).png")!,
                isLiked: $0 % 4 == 2)
        }
    }
}
