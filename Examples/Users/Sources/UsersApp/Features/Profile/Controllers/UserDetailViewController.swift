import Combine
import UIKit
import UsersModel

/// One user, who can be made a favourite.
final class UserDetailViewController: BaseViewController {
    private let viewModel: UserDetailViewModelProtocol
    private let scrollView = UIScrollView()
    private lazy var cardView = UserCardView(user: viewModel.user)
    let favoriteButton = PrimaryButton(title: "")

    init(viewModel: UserDetailViewModelProtocol) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func setupUI() {
        super.setupUI()
        title = viewModel.user.name
        favoriteButton.addTarget(self, action: #selector(favoriteTapped), for: .touchUpInside)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(cardView)
        scrollView.addSubview(favoriteButton)
        view.addSubview(scrollView)
    }

    override func setupConstraints() {
        let content = scrollView.contentLayoutGuide
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            cardView.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
            cardView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            cardView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            favoriteButton.topAnchor.constraint(equalTo: cardView.bottomAnchor, constant: 24),
            favoriteButton.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            favoriteButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            favoriteButton.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
        ])
    }

    override func setupBindings() {
        viewModel.isFavoritePublisher
            .receive(on: DispatchQueue.main)
            .sink { [weak self] isFavorite in self?.show(isFavorite) }
            .store(in: &cancellables)
    }

    private func show(_ isFavorite: Bool) {
        favoriteButton.configuration?.title = Strings.text(isFavorite ? "user.removeFavorite" : "user.addFavorite")
        favoriteButton.configuration?.image = UIImage(systemName: isFavorite ? "star.fill" : "star")
    }

    @objc private func favoriteTapped() {
        viewModel.toggleFavorite()
    }
}
