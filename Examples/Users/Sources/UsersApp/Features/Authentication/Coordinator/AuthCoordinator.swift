import UIKit
import UsersModel

/// The way in.
@MainActor
final class AuthCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []
    let navigationController: UINavigationController
    weak var delegate: AuthCoordinatorDelegate?
    private let authManager: AuthManagerProtocol

    init(navigationController: UINavigationController, authManager: AuthManagerProtocol) {
        self.navigationController = navigationController
        self.authManager = authManager
    }

    func start() {
        let controller = SignInViewController(viewModel: SignInViewModel(authManager: authManager))
        controller.coordinator = self
        navigationController.setNavigationBarHidden(true, animated: false)
        navigationController.setViewControllers([controller], animated: false)
    }
}

extension AuthCoordinator: SignInCoordinatorProtocol {
    func didSignIn() {
        delegate?.authCoordinatorDidFinish(self)
    }
}
