import Combine
import UsersModel
import UsersTestSupport
import XCTest

@MainActor
final class PhotoGridViewModelTests: XCTestCase {
    private let service = MockPhotoService(photos: Photo.stubs(3))
    private lazy var sut = PhotoGridViewModel(photoService: service)
    private var cancellables: Set<AnyCancellable> = []

    func test_loadPhotos_publishesThem() async {
        var counts: [Int] = []
        sut.photosPublisher.sink { counts.append($0.count) }.store(in: &cancellables)
        sut.loadPhotos()
        let isLoaded = await eventually { counts == [0, 3] }
        XCTAssertTrue(isLoaded)
        XCTAssertFalse(sut.isLoading)
    }

    func test_loadPhotos_thatFails_tellsWhy() async {
        service.error = NetworkError.offline
        sut.loadPhotos()
        let isTold = await eventually { self.sut.error as? NetworkError == .offline }
        XCTAssertTrue(isTold)
    }

    func test_toggleLike_isSeenAtOnce_andTakenBackIfItFails() async {
        sut.loadPhotos()
        _ = await eventually { self.sut.photos.count == 3 }
        var changed: [Photo.ID] = []
        sut.changedPhotoPublisher.sink { changed.append($0) }.store(in: &cancellables)
        sut.toggleLike(id: 1)
        XCTAssertEqual(sut.photo(id: 1)?.isLiked, true)
        let isSaved = await eventually { self.service.likes == [1: true] }
        XCTAssertTrue(isSaved)

        service.error = NetworkError.offline
        sut.toggleLike(id: 1)
        XCTAssertEqual(sut.photo(id: 1)?.isLiked, false)
        let isBack = await eventually { self.sut.error != nil }
        XCTAssertTrue(isBack)
        XCTAssertEqual(sut.photo(id: 1)?.isLiked, true)
        sut.toggleLike(id: 99)
        XCTAssertEqual(changed, [1, 1, 1])
    }
}
