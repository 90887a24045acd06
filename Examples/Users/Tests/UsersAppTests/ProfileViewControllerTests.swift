import Testing
import UIKit
import UsersModel
import UsersTestSupport

@testable import UsersApp

@MainActor
@Suite("Profile and details")
struct ProfileViewControllerTests {
    private let authManager = MockAuthManager(account: .stub())
    private let coordinator = MockCoordinator()

    private func makeScreen() -> ProfileViewController {
        let screen = ProfileViewController(viewModel: ProfileViewModel(authManager: authManager))
        screen.coordinator = coordinator
        screen.loadViewIfNeeded()
        screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        screen.view.layoutIfNeeded()
        return screen
    }

    @Test("The account stands in three sections")
    func sections() {
        let collection = makeScreen().collectionView
        #expect((0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) } == [2, 1, 1])
        let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
        let content = cell?.contentConfiguration as? UIListContentConfiguration
        #expect(content?.text == "Ada Lovelace" && content?.secondaryText == "Analyst")
    }

    @Test("Only the row that signs out can be chosen, and it asks first")
    func asking() async throws {
        let screen = makeScreen()
        let window = UIWindow()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        let collection = screen.collectionView
        #expect(!screen.collectionView(collection, shouldHighlightItemAt: IndexPath(item: 0, section: 0)))
        #expect(screen.collectionView(collection, shouldHighlightItemAt: IndexPath(item: 0, section: 2)))
        screen.collectionView(collection, didSelectItemAt: IndexPath(item: 0, section: 0))
        #expect(screen.presentedViewController == nil)
        screen.collectionView(collection, didSelectItemAt: IndexPath(item: 0, section: 2))
        let alert = try #require(screen.presentedViewController as? UIAlertController)
        #expect(alert.actions.map(\.style) == [.cancel, .destructive])
        #expect(authManager.signOutCount == 0)
    }

    @Test("Signing out tells the coordinator")
    func signingOut() {
        makeScreen().signOut()
        #expect(authManager.signOutCount == 1 && coordinator.signOutCount == 1)
    }

    @Test("The button of a detail follows whether it is a favourite")
    func favorite() async {
        let screen = UserDetailViewController(
            viewModel: UserDetailViewModel(user: .stub(), favorites: MemoryStorage()))
        screen.loadViewIfNeeded()
        #expect(screen.title == "Ada Lovelace")
        #expect(await eventually { screen.favoriteButton.configuration?.title == "Favorite" })
        screen.favoriteButton.sendActions(for: .touchUpInside)
        #expect(await eventually { screen.favoriteButton.configuration?.title == "Unfavorite" })
    }
}
