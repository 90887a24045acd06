import Combine

/// The photos, and which of them one likes.
@MainActor
public final class PhotoGridViewModel: PhotoGridViewModelProtocol {
    @Published public private(set) var isLoading = false
    @Published public private(set) var error: Error?
    public private(set) var photos: [Photo] = []

    public var photosPublisher: AnyPublisher<[Photo], Never> { loaded.eraseToAnyPublisher() }
    public var changedPhotoPublisher: AnyPublisher<Photo.ID, Never> { changed.eraseToAnyPublisher() }
    public var isLoadingPublisher: AnyPublisher<Bool, Never> { $isLoading.removeDuplicates().eraseToAnyPublisher() }
    public var errorPublisher: AnyPublisher<Error, Never> { $error.compactMap { $0 }.eraseToAnyPublisher() }

    private let photoService: PhotoServiceProtocol
    private let loaded = CurrentValueSubject<[Photo], Never>([])
    private let changed = PassthroughSubject<Photo.ID, Never>()
    private var loading: Task<Void, Never>?

    public init(photoService: PhotoServiceProtocol = PhotoService()) {
        self.photoService = photoService
    }

    deinit {
        loading?.cancel()
    }

    public func loadPhotos() {
        loading?.cancel()
        isLoading = true
        error = nil
        loading = Task { [weak self, photoService] in
            let result: Result<[Photo], Error>
            do { result = .success(try await photoService.fetchPhotos()) } catch { result = .failure(error) }
            guard !Task.isCancelled else { return }
            self?.finishLoading(result)
        }
    }

    public func toggleLike(id: Photo.ID) {
        guard let index = photos.firstIndex(where: { $0.id == id }) else { return }
        let isLiked = !photos[index].isLiked
        set(isLiked, photo: id)
        Task { [weak self, photoService] in
            do {
                try await photoService.setLiked(isLiked, photo: id)
            } catch {
                self?.set(!isLiked, photo: id)
                self?.error = error
            }
        }
    }

    private func set(_ isLiked: Bool, photo id: Photo.ID) {
        guard let index = photos.firstIndex(where: { $0.id == id }) else { return }
        photos[index].isLiked = isLiked
        changed.send(id)
    }

    private func finishLoading(_ result: Result<[Photo], Error>) {
        isLoading = false
        switch result {
        case .success(let photos):
            self.photos = photos
            loaded.send(photos)
        case .failure(let error):
            self.error = error
        }
    }
}
