import Combine
import UIKit
import UsersModel

/// What all screens of the app have in common: the steps in which they are set up, their bar, and how they tell errors.
class BaseViewController: UIViewController {
    var cancellables: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        setupUI()
        setupConstraints()
        setupBindings()
    }

    func setupUI() {
        view.backgroundColor = .canvas
        setupBar()
    }

    func setupConstraints() {}

    func setupBindings() {}

    func bindErrors(of viewModel: LoadingViewModelProtocol) {
        viewModel.errorPublisher
            .receive(on: DispatchQueue.main)
            .sink { [weak self] error in self?.showError(error) }
            .store(in: &cancellables)
    }

    func showError(_ error: Error) {
        let alert = UIAlertController(
            title: Strings.text("error.title"), message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Strings.text("error.ok"), style: .default))
        present(alert, animated: true)
    }

    private func setupBar() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .cardBackground
        navigationItem.standardAppearance = appearance
        navigationItem.scrollEdgeAppearance = appearance
        navigationItem.compactAppearance = appearance
        navigationItem.compactScrollEdgeAppearance = appearance
    }
}
