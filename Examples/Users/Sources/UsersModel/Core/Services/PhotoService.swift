import Foundation

/// The photos as the server has them.
public final class PhotoService: PhotoServiceProtocol {
    private let client: HTTPClientProtocol

    public init(client: HTTPClientProtocol = HTTPClient()) {
        self.client = client
    }

    public func fetchPhotos() async throws -> [Photo] {
        try await client.value([Photo].self, for: Endpoint(.get, "photos"))
    }

    public func setLiked(_ isLiked: Bool, photo: Photo.ID) async throws {
        _ = try await client.data(for: Endpoint(isLiked ? .put : .delete, "photos/\(photo)/like"))
    }
}
