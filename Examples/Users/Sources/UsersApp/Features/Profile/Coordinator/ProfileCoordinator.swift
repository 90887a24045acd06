import UIKit
import UsersModel

/// One's own account.
@MainActor
final class ProfileCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []
    let navigationController: UINavigationController
    weak var delegate: ProfileCoordinatorDelegate?
    private let authManager: AuthManagerProtocol

    init(navigationController: UINavigationController, authManager: AuthManagerProtocol) {
        self.navigationController = navigationController
        self.authManager = authManager
    }

    func start() {
        let controller = ProfileViewController(viewModel: ProfileViewModel(authManager: authManager))
        controller.coordinator = self
        navigationController.setViewControllers([controller], animated: false)
    }
}

extension ProfileCoordinator: ProfileCoordinatorProtocol {
    func didSignOut() {
        delegate?.profileCoordinatorDidSignOut(self)
    }
}
