import UIKit
import UsersModel
import UsersTestSupport
import XCTest

@testable import UsersApp

@MainActor
final class PhotoGridViewControllerTests: XCTestCase {
    private let viewModel = MockPhotoGridViewModel(photos: Photo.stubs(9))
    private let loader = MockImageLoader()
    private lazy var sut: PhotoGridViewController = {
        let controller = PhotoGridViewController(viewModel: viewModel, imageLoader: loader)
        controller.loadViewIfNeeded()
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        return controller
    }()

    func test_photos_areShown_asSquares() async {
        await show(9)
        XCTAssertEqual(viewModel.loadPhotosCount, 1)
        sut.view.layoutIfNeeded()
        let frames = (0..<4).map {
            sut.collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        XCTAssertEqual(frames[0], CGRect(x: 2, y: 2, width: 126, height: 126))
        XCTAssertEqual(frames[2], CGRect(x: 262, y: 2, width: 126, height: 126))
        XCTAssertEqual(frames[3], CGRect(x: 2, y: 132, width: 126, height: 126))
    }

    func test_tap_likes_andKeepsTheCell() async throws {
        // Out of a window a list is loaded anew where it would change a cell in place.
        let window = UIWindow()
        window.rootViewController = sut
        window.makeKeyAndVisible()
        await show(9)
        sut.view.layoutIfNeeded()
        let path = IndexPath(item: 0, section: 0)
        let cell = try XCTUnwrap(sut.collectionView.cellForItem(at: path))
        XCTAssertEqual(cell.accessibilityLabel, "Photo 1")
        XCTAssertNil(cell.accessibilityValue)
        sut.collectionView(sut.collectionView, didSelectItemAt: path)
        XCTAssertEqual(viewModel.toggled, [1])
        let isShown = await eventually { cell.accessibilityValue == "Liked" }
        XCTAssertTrue(isShown)
        XCTAssertTrue(sut.collectionView.cellForItem(at: path) === cell)
        let action = try XCTUnwrap(cell.accessibilityCustomActions?.first)
        XCTAssertEqual(action.name, "Unlike")
        XCTAssertEqual(action.actionHandler?(action), true)
        XCTAssertEqual(viewModel.toggled, [1, 1])
    }

    func test_newPhotos_animateIn_andNoneSaysSo() async {
        await show(9)
        viewModel.show(Photo.stubs(10))
        await show(10)
        viewModel.show([])
        let isEmpty = await eventually { !self.sut.emptyView.isHidden }
        XCTAssertTrue(isEmpty)
    }

    func test_prefetching_loadsAndCancels() async {
        await show(9)
        let paths = [IndexPath(item: 3, section: 0), IndexPath(item: 4, section: 0)]
        sut.collectionView(sut.collectionView, prefetchItemsAt: paths)
        sut.collectionView(sut.collectionView, cancelPrefetchingForItemsAt: [paths[1]])
        XCTAssertEqual(loader.prefetched.map(\.lastPathComponent), ["4.png", "5.png"])
        XCTAssertEqual(loader.cancelled.map(\.lastPathComponent), ["5.png"])
    }

    func test_cell_thatIsReused_neverShowsTheOtherPhoto() async {
        loader.isInstant = false
        let photos = Photo.stubs(2)
        let cell = PhotoCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        cell.configure(with: photos[0], loader: loader) {}
        let isAsked = await eventually { self.loader.requested == [photos[0].url] }
        XCTAssertTrue(isAsked)
        cell.prepareForReuse()
        cell.configure(with: photos[1], loader: loader) {}
        _ = await eventually { self.loader.requested.count == 2 }
        loader.deliver(photos[0].url)
        for _ in 0..<10 { await Task.yield() }
        XCTAssertNil(image(of: cell))
        loader.deliver(photos[1].url)
        let isShown = await eventually { self.image(of: cell) != nil }
        XCTAssertTrue(isShown)
    }

    private func image(of cell: PhotoCell) -> UIImage? {
        cell.contentView.subviews.compactMap { $0 as? UIImageView }.first?.image
    }

    private func show(_ count: Int) async {
        let collection = sut.collectionView
        let isShown = await eventually {
            collection.numberOfSections == 1 && collection.numberOfItems(inSection: 0) == count
        }
        XCTAssertTrue(isShown)
    }
}
