import UIKit
import UsersModel

/// One's own account, and the way out.
final class ProfileViewController: BaseViewController {
    private enum Section: Int, CaseIterable {
        case account
        case about
        case session
    }

    private enum Item: Hashable {
        case name
        case email
        case version
        case signOut
    }

    private typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>

    weak var coordinator: ProfileCoordinatorProtocol?
    private let viewModel: ProfileViewModelProtocol
    private var dataSource: DataSource?

    private(set) lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = Section(rawValue: index).flatMap(Self.title) == nil ? .none : .supplementary
            configuration.backgroundColor = .canvas
            return .list(using: configuration, layoutEnvironment: environment)
        }
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.translatesAutoresizingMaskIntoConstraints = false
        collection.backgroundColor = .canvas
        collection.delegate = self
        return collection
    }()

    init(viewModel: ProfileViewModelProtocol) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func setupUI() {
        super.setupUI()
        title = Strings.text("profile.title")
        view.addSubview(collectionView)
        setupDataSource()
        applySnapshot()
    }

    override func setupConstraints() {
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    private func setupDataSource() {
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { [weak self] cell, _, item in
            cell.contentConfiguration = self?.content(for: item)
            cell.accessibilityTraits = item == .signOut ? .button : .none
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, indexPath in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = Section(rawValue: indexPath.section).flatMap(Self.title)
            content.textProperties.color = .secondaryText
            cell.contentConfiguration = content
        }
        let dataSource = DataSource(collectionView: collectionView) { collection, indexPath, item in
            collection.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { collection, _, indexPath in
            collection.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
        self.dataSource = dataSource
    }

    private func applySnapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems([.name, .email], toSection: .account)
        snapshot.appendItems([.version], toSection: .about)
        snapshot.appendItems([.signOut], toSection: .session)
        dataSource?.applySnapshotUsingReloadData(snapshot)
    }

    private func content(for item: Item) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.valueCell()
        content.secondaryTextProperties.color = .secondaryText
        switch item {
        case .name:
            content.text = viewModel.account?.name
            content.secondaryText = viewModel.account?.role
        case .email:
            content.text = Strings.text("user.email")
            content.secondaryText = viewModel.account?.email
        case .version:
            content.text = Strings.text("profile.version")
            content.secondaryText = viewModel.version
        case .signOut:
            content.text = Strings.text("profile.signOut")
            content.textProperties.color = .problem
        }
        return content
    }

    private static func title(of section: Section) -> String? {
        switch section {
        case .account: return Strings.text("profile.account")
        case .about: return Strings.text("profile.about")
        case .session: return nil
        }
    }

    private func askToSignOut() {
        let alert = UIAlertController(
            title: Strings.text("profile.signOut.question"), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Strings.text("addUser.cancel"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: Strings.text("profile.signOut"), style: .destructive) { [weak self] _ in
                self?.signOut()
            })
        present(alert, animated: true)
    }

    func signOut() {
        viewModel.signOut()
        coordinator?.didSignOut()
    }
}

extension ProfileViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        dataSource?.itemIdentifier(for: indexPath) == .signOut
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if dataSource?.itemIdentifier(for: indexPath) == .signOut { askToSignOut() }
    }
}
