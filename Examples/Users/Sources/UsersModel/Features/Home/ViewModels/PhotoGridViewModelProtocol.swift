import Combine

/// What the grid of photos shows and asks for.
@MainActor
public protocol PhotoGridViewModelProtocol: LoadingViewModelProtocol {
    var photos: [Photo] { get }
    var photosPublisher: AnyPublisher<[Photo], Never> { get }
    /// Each photo whose content changed in place.
    var changedPhotoPublisher: AnyPublisher<Photo.ID, Never> { get }
    func loadPhotos()
    func toggleLike(id: Photo.ID)
}

extension PhotoGridViewModelProtocol {
    public func photo(id: Photo.ID) -> Photo? {
        photos.first { $0.id == id }
    }
}
