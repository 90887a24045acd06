import UIKit
import UsersModel

/// The three tabs of somebody who is signed in.
@MainActor
final class MainTabCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []
    let navigationController: UINavigationController
    let tabBarController = UITabBarController()
    weak var delegate: MainTabCoordinatorDelegate?
    private let services: AppServices

    init(navigationController: UINavigationController, services: AppServices) {
        self.navigationController = navigationController
        self.services = services
    }

    func start() {
        let users = UserCoordinator(
            navigationController: tab("users.title", image: "person.2"),
            viewModel: UserListViewModel(userService: services.userService))
        let photos = PhotoCoordinator(
            navigationController: tab("photos.title", image: "photo"),
            viewModel: PhotoGridViewModel(photoService: services.photoService))
        let profile = ProfileCoordinator(
            navigationController: tab("profile.title", image: "person.crop.circle"), authManager: services.authManager)
        profile.delegate = self
        for coordinator in [users, photos, profile] as [Coordinator] {
            addChild(coordinator)
            coordinator.start()
        }
        tabBarController.viewControllers = childCoordinators.map(\.navigationController)
        tabBarController.tabBar.tintColor = .accent
        navigationController.setNavigationBarHidden(true, animated: false)
        navigationController.setViewControllers([tabBarController], animated: false)
    }

    private func tab(_ key: String, image: String) -> UINavigationController {
        let controller = UINavigationController()
        controller.tabBarItem = UITabBarItem(
            title: Strings.text(key), image: UIImage(systemName: image), selectedImage: nil)
        controller.navigationBar.tintColor = .accent
        return controller
    }
}

extension MainTabCoordinator: ProfileCoordinatorDelegate {
    func profileCoordinatorDidSignOut(_ coordinator: ProfileCoordinator) {
        delegate?.mainTabCoordinatorDidSignOut(self)
    }
}
