import Foundation

/// A picture that somebody shared.
public struct Photo: Identifiable, Hashable, Codable, Sendable {
    public let id: Int
    public var title: String
    public var url: URL
    public var isLiked: Bool

    public init(id: Int, title: String, url: URL, isLiked: Bool = false) {
        self.id = id
        self.title = title
        self.url = url
        self.isLiked = isLiked
    }
}
