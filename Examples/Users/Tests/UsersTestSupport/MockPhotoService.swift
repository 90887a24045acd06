import UsersModel

/// Photos that are made up.
@MainActor
public final class MockPhotoService: PhotoServiceProtocol {
    public var photos: [Photo]
    public var error: Error?
    public private(set) var likes: [Photo.ID: Bool] = [:]

    public init(photos: [Photo] = []) {
        self.photos = photos
    }

    public func fetchPhotos() async throws -> [Photo] {
        if let error { throw error }
        return photos
    }

    public func setLiked(_ isLiked: Bool, photo: Photo.ID) async throws {
        if let error { throw error }
        likes[photo] = isLiked
    }
}
