import Combine
import UsersModel

@MainActor
final class MockPhotoGridViewModel: PhotoGridViewModelProtocol {
    let photosSubject: CurrentValueSubject<[Photo], Never>
    let changedSubject = PassthroughSubject<Photo.ID, Never>()
    let errorSubject = PassthroughSubject<Error, Never>()

    var photos: [Photo]
    var photosPublisher: AnyPublisher<[Photo], Never> { photosSubject.eraseToAnyPublisher() }
    var changedPhotoPublisher: AnyPublisher<Photo.ID, Never> { changedSubject.eraseToAnyPublisher() }
    var isLoadingPublisher: AnyPublisher<Bool, Never> { Just(false).eraseToAnyPublisher() }
    var errorPublisher: AnyPublisher<Error, Never> { errorSubject.eraseToAnyPublisher() }

    private(set) var loadPhotosCount = 0
    private(set) var toggled: [Photo.ID] = []

    init(photos: [Photo] = []) {
        self.photos = photos
        photosSubject = CurrentValueSubject(photos)
    }

    func show(_ photos: [Photo]) {
        self.photos = photos
        photosSubject.send(photos)
    }

    func loadPhotos() { loadPhotosCount += 1 }

    func toggleLike(id: Photo.ID) {
        toggled.append(id)
        guard let index = photos.firstIndex(where: { $0.id == id }) else { return }
        photos[index].isLiked.toggle()
        changedSubject.send(id)
    }
}
