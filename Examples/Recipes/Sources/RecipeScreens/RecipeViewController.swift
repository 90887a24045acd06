import Combine
import RecipeModel
import UIKit

public final class RecipeViewController: UIViewController {
    private let viewModel: RecipeViewModel
    private var cancellables: Set<AnyCancellable> = []

    let titleLabel = UILabel()
    let durationLabel = UILabel()
    let favoriteButton = UIButton(type: .system)
    let stepper = StepperRow()

    public init(viewModel: RecipeViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.font = .preferredFont(forTextStyle: .title1)
        titleLabel.numberOfLines = 0
        durationLabel.textColor = .secondaryLabel
        favoriteButton.addTarget(self, action: #selector(favoriteTapped(_:)), for: .touchUpInside)
        stepper.delegate = self

        let ingredients = viewModel.recipe.ingredients.map { text -> UILabel in
            let label = UILabel()
            label.text = "• \(text)"
            return label
        }
        let stack = UIStackView(
            arrangedSubviews: [titleLabel, durationLabel, stepper, favoriteButton] + ingredients)
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        NotificationCenter.default.addObserver(
            self, selector: #selector(contentSizeChanged), name: UIContentSizeCategory.didChangeNotification,
            object: nil)
        bind()
    }

    private func bind() {
        viewModel.$title
            .sink { [weak self] in self?.titleLabel.text = $0 }
            .store(in: &cancellables)
        viewModel.$duration
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.durationLabel.text = $0 }
            .store(in: &cancellables)
        viewModel.$isFavorite
            .map { $0 ? "Remove from favorites" : "Add to favorites" }
            .sink { [weak self] in self?.favoriteButton.setTitle($0, for: .normal) }
            .store(in: &cancellables)
    }

    @objc private func favoriteTapped(_ sender: UIButton) {
        viewModel.toggleFavorite()
    }

    @objc private func contentSizeChanged() {
        view.setNeedsLayout()
    }
}

extension RecipeViewController: StepperRowDelegate {
    public func stepperRow(_ row: StepperRow, didChange value: Int) {
        viewModel.servings = value
    }
}
