import UIKit
import UsersModel

/// Decides whether one has to sign in first.
@MainActor
public final class AppCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []
    let navigationController: UINavigationController
    private let services: AppServices

    public init(navigationController: UINavigationController, services: AppServices? = nil) {
        self.navigationController = navigationController
        self.services = services ?? AppServices()
    }

    public func start() {
        services.authManager.isAuthenticated ? showMainFlow() : showAuthFlow()
    }

    private func showAuthFlow() {
        let coordinator = AuthCoordinator(
            navigationController: navigationController, authManager: services.authManager)
        coordinator.delegate = self
        addChild(coordinator)
        coordinator.start()
    }

    private func showMainFlow() {
        let coordinator = MainTabCoordinator(navigationController: navigationController, services: services)
        coordinator.delegate = self
        addChild(coordinator)
        coordinator.start()
    }
}

extension AppCoordinator: AuthCoordinatorDelegate {
    func authCoordinatorDidFinish(_ coordinator: AuthCoordinator) {
        removeChild(coordinator)
        showMainFlow()
    }
}

extension AppCoordinator: MainTabCoordinatorDelegate {
    func mainTabCoordinatorDidSignOut(_ coordinator: MainTabCoordinator) {
        removeChild(coordinator)
        showAuthFlow()
    }
}
