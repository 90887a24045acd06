import UIKit
import UsersModel

/// A photo in the grid, loaded when it comes and let go when the cell is used for another one.
final class PhotoCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let heartView = UIImageView(image: UIImage(systemName: "heart.fill"))
    private var loading: Task<Void, Never>?
    private var photoID: Photo.ID?

    override init(frame: CGRect) {
        super.init(frame: frame)
        setupUI()
        setupConstraints()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        loading?.cancel()
        loading = nil
        photoID = nil
        imageView.image = nil
        heartView.isHidden = true
        accessibilityLabel = nil
        accessibilityValue = nil
        accessibilityCustomActions = nil
    }

    func configure(with photo: Photo, loader: ImageLoaderProtocol, onLike: @escaping () -> Void) {
        heartView.isHidden = !photo.isLiked
        accessibilityLabel = photo.title
        accessibilityValue = photo.isLiked ? Strings.text("photos.liked") : nil
        let title = Strings.text(photo.isLiked ? "photos.unlike" : "photos.like")
        accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: title) { _ in
                onLike()
                return true
            }
        ]
        guard photoID != photo.id else { return }
        photoID = photo.id
        load(photo, from: loader)
    }

    private func load(_ photo: Photo, from loader: ImageLoaderProtocol) {
        loading?.cancel()
        imageView.image = loader.cachedImage(for: photo.url)
        guard imageView.image == nil else { return }
        let size = bounds.size
        loading = Task { [weak self] in
            let image = try? await loader.image(for: photo.url, size: size)
            guard !Task.isCancelled, let self, self.photoID == photo.id else { return }
            self.imageView.image = image
        }
    }

    private func setupUI() {
        isAccessibilityElement = true
        accessibilityTraits = [.image, .button]
        contentView.backgroundColor = .avatarBackground
        contentView.clipsToBounds = true
        imageView.contentMode = .scaleAspectFill
        heartView.tintColor = .white
        heartView.isHidden = true
        for view in [imageView, heartView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
    }

    private func setupConstraints() {
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
            imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            heartView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            heartView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }
}
