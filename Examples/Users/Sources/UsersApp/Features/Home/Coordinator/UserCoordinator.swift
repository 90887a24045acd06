import UIKit
import UsersModel

/// The list of users, and the screens that it leads to.
@MainActor
final class UserCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []
    let navigationController: UINavigationController
    private let viewModel: UserListViewModelProtocol

    init(navigationController: UINavigationController, viewModel: UserListViewModelProtocol? = nil) {
        self.navigationController = navigationController
        self.viewModel = viewModel ?? UserListViewModel()
    }

    func start() {
        let controller = UserListViewController(viewModel: viewModel)
        controller.coordinator = self
        navigationController.setViewControllers([controller], animated: false)
    }
}

extension UserCoordinator: UserListCoordinatorProtocol {
    func showUserDetail(_ user: User) {
        // A second tap during the push would push a second screen.
        guard navigationController.transitionCoordinator == nil else { return }
        let controller = UserDetailViewController(viewModel: UserDetailViewModel(user: user))
        navigationController.pushViewController(controller, animated: true)
    }

    func showAddUser() {
        guard navigationController.presentedViewController == nil else { return }
        let controller = AddUserViewController(viewModel: AddUserViewModel())
        controller.delegate = self
        navigationController.present(UINavigationController(rootViewController: controller), animated: true)
    }
}

extension UserCoordinator: AddUserViewControllerDelegate {
    func addUserViewController(_ controller: AddUserViewController, didSave user: User) {
        viewModel.addUser(user)
        navigationController.dismiss(animated: true)
    }

    func addUserViewControllerDidCancel(_ controller: AddUserViewController) {
        navigationController.dismiss(animated: true)
    }
}
