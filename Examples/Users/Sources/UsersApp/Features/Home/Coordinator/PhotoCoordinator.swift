import UIKit
import UsersModel

/// The grid of photos.
@MainActor
final class PhotoCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []
    let navigationController: UINavigationController
    private let viewModel: PhotoGridViewModelProtocol

    init(navigationController: UINavigationController, viewModel: PhotoGridViewModelProtocol? = nil) {
        self.navigationController = navigationController
        self.viewModel = viewModel ?? PhotoGridViewModel()
    }

    func start() {
        let controller = PhotoGridViewController(viewModel: viewModel)
        navigationController.setViewControllers([controller], animated: false)
    }
}
