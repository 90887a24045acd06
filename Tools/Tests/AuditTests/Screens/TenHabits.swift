/// A screen with each of the ten habits once, and the same screen without.
enum TenHabits {
    static let bad = """
        import UIKit

        final class FeedViewController: UIViewController {
            private let header = UILabel()
            private let gradient = CAGradientLayer()
            private var clock: Timer?
            private let model: FeedModel

            override func viewDidLoad() {
                super.viewDidLoad()
                navigationController?.navigationBar.barTintColor = .systemTeal
                view.layer.addSublayer(gradient)
                gradient.frame = view.bounds
                view.addSubview(header)
                header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
                header.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                clock = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in self.tick() }
                Task { header.text = await model.title() }
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                model.fetchPosts()
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                clock?.invalidate()
            }

            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                gradient.colors = model.colors
            }

            private func count() {
                Task.detached { self.header.text = await self.model.count() }
            }

            private func tick() {}
        }

        final class PostCell: UICollectionViewCell {
            private let picture = UIImageView()

            func show(_ post: Post) {
                Task { picture.image = await post.picture() }
            }
        }
        """

    static let good = """
        import UIKit

        final class FeedViewController: UIViewController {
            private let header = UILabel()
            private let gradient = CAGradientLayer()
            private var clock: Timer?
            private var titleTask: Task<Void, Never>?
            private let model: FeedModel

            override func viewDidLoad() {
                super.viewDidLoad()
                dressBar()
                view.layer.addSublayer(gradient)
                header.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(header)
                NSLayoutConstraint.activate([
                    header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                    header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                ])
                clock = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in self?.tick() }
                titleTask = Task { header.text = await model.title() }
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
                    self.gradient.colors = self.model.colors
                }
                model.fetchPosts()
            }

            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                gradient.frame = view.bounds
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                clock?.invalidate()
                titleTask?.cancel()
            }

            private func dressBar() {
                let dress = UINavigationBarAppearance()
                dress.configureWithOpaqueBackground()
                navigationItem.standardAppearance = dress
                navigationItem.scrollEdgeAppearance = dress
                navigationItem.compactAppearance = dress
                navigationItem.compactScrollEdgeAppearance = dress
            }

            private func count() {
                Task { header.text = await model.count() }
            }

            private func tick() {}
        }

        final class PostCell: UICollectionViewCell {
            private let picture = UIImageView()
            private var pictureTask: Task<Void, Never>?

            func show(_ post: Post) {
                pictureTask = Task { picture.image = await post.picture() }
            }

            override func prepareForReuse() {
                super.prepareForReuse()
                pictureTask?.cancel()
                picture.image = nil
            }
        }
        """

    /// The rules of the ten, in the order of the list.
    static let rules = [
        "trait-collection-did-change", "geometry-in-view-did-load", "task-not-cancelled", "missing-mask-flag",
        "single-constraint-activation", "strong-self", "cell-without-reuse-reset", "bar-tint-directly",
        "expensive-view-will-appear", "detached-task-for-ui",
    ]
}
