/// The photos that everybody shares.
public protocol PhotoServiceProtocol: Sendable {
    func fetchPhotos() async throws -> [Photo]
    func setLiked(_ isLiked: Bool, photo: Photo.ID) async throws
}
