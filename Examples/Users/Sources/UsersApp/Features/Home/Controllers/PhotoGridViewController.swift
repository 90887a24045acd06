import Combine
import UIKit
import UsersModel

/// A grid of photos; a tap likes one.
final class PhotoGridViewController: BaseViewController {
    private enum Section {
        case main
    }

    private typealias DataSource = UICollectionViewDiffableDataSource<Section, Photo.ID>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Photo.ID>

    private let viewModel: PhotoGridViewModelProtocol
    private let imageLoader: ImageLoaderProtocol
    private var dataSource: DataSource?

    private(set) lazy var collectionView: UICollectionView = {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: PhotoGridLayout.make())
        collection.translatesAutoresizingMaskIntoConstraints = false
        collection.backgroundColor = .canvas
        collection.delegate = self
        collection.prefetchDataSource = self
        return collection
    }()

    let emptyView = EmptyStateView(
        title: Strings.text("photos.empty.title"), message: Strings.text("photos.empty.message"))

    init(viewModel: PhotoGridViewModelProtocol, imageLoader: ImageLoaderProtocol? = nil) {
        self.viewModel = viewModel
        self.imageLoader = imageLoader ?? ImageLoader.shared
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.loadPhotos()
    }

    override func setupUI() {
        super.setupUI()
        title = Strings.text("photos.title")
        emptyView.isHidden = true
        [collectionView, emptyView].forEach(view.addSubview)
        setupDataSource()
    }

    override func setupConstraints() {
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            emptyView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            emptyView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            emptyView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            emptyView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    override func setupBindings() {
        bindErrors(of: viewModel)
        viewModel.photosPublisher
            .receive(on: DispatchQueue.main)
            .sink { [weak self] photos in self?.show(photos) }
            .store(in: &cancellables)
        viewModel.changedPhotoPublisher
            .receive(on: DispatchQueue.main)
            .sink { [weak self] id in self?.reconfigure(id) }
            .store(in: &cancellables)
        viewModel.photosPublisher.combineLatest(viewModel.isLoadingPublisher)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] photos, isLoading in self?.emptyView.isHidden = !photos.isEmpty || isLoading }
            .store(in: &cancellables)
    }

    private func setupDataSource() {
        let registration = UICollectionView.CellRegistration<PhotoCell, Photo.ID> { [weak self] cell, _, id in
            guard let self, let photo = self.viewModel.photo(id: id) else { return }
            cell.configure(with: photo, loader: self.imageLoader) { [weak self] in self?.viewModel.toggleLike(id: id) }
        }
        dataSource = DataSource(collectionView: collectionView) { collection, indexPath, id in
            collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
    }

    private func show(_ photos: [Photo]) {
        guard let dataSource else { return }
        let isFirst = dataSource.snapshot().numberOfItems == 0
        var snapshot = Snapshot()
        snapshot.appendSections([.main])
        snapshot.appendItems(photos.map(\.id))
        if isFirst {
            dataSource.applySnapshotUsingReloadData(snapshot)
        } else {
            dataSource.apply(snapshot, animatingDifferences: true)
        }
    }

    private func reconfigure(_ id: Photo.ID) {
        guard let dataSource else { return }
        var snapshot = dataSource.snapshot()
        guard snapshot.indexOfItem(id) != nil else { return }
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func urls(at indexPaths: [IndexPath]) -> [URL] {
        indexPaths.compactMap { dataSource?.itemIdentifier(for: $0) }.compactMap { viewModel.photo(id: $0)?.url }
    }
}

extension PhotoGridViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let id = dataSource?.itemIdentifier(for: indexPath) else { return }
        viewModel.toggleLike(id: id)
    }
}

extension PhotoGridViewController: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        let side = collectionView.bounds.width / 3
        imageLoader.prefetch(urls(at: indexPaths), size: CGSize(width: side, height: side))
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        imageLoader.cancelPrefetching(urls(at: indexPaths))
    }
}
