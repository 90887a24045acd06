import Combine
import UIKit
import UsersModel

/// Asks for email and password.
final class SignInViewController: BaseViewController {
    weak var coordinator: SignInCoordinatorProtocol?
    private let viewModel: SignInViewModelProtocol
    private var signingIn: Task<Void, Never>?

    private let scrollView = UIScrollView()
    private let titleLabel = UILabel(style: .largeTitle)
    private let subtitleLabel = UILabel(style: .body, color: .secondaryText)
    private(set) lazy var emailField = FormFieldView(title: Strings.text("signIn.email")) { [weak self] text in
        self?.viewModel.email = text
    }
    private(set) lazy var passwordField = FormFieldView(title: Strings.text("signIn.password")) { [weak self] text in
        self?.viewModel.password = text
    }
    let signInButton = PrimaryButton(title: Strings.text("signIn.button"))

    private lazy var stack: UIStackView = {
        let stack = UIStackView(
            arrangedSubviews: [titleLabel, subtitleLabel, emailField, passwordField, signInButton])
        stack.axis = .vertical
        stack.spacing = 20
        stack.setCustomSpacing(8, after: titleLabel)
        stack.setCustomSpacing(32, after: subtitleLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()

    init(viewModel: SignInViewModelProtocol) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        signingIn?.cancel()
    }

    override func setupUI() {
        super.setupUI()
        titleLabel.text = Strings.text("signIn.title")
        titleLabel.accessibilityTraits.insert(.header)
        subtitleLabel.text = Strings.text("signIn.subtitle")
        setupFields()
        signInButton.addTarget(self, action: #selector(signInTapped), for: .touchUpInside)
        scrollView.keyboardDismissMode = .interactive
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        view.addSubview(scrollView)
    }

    override func setupConstraints() {
        let content = scrollView.contentLayoutGuide
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 64),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 8),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -8),
        ])
    }

    override func setupBindings() {
        bindErrors(of: viewModel)
        viewModel.problemsPublisher
            .receive(on: DispatchQueue.main)
            .sink { [weak self] problems in
                self?.emailField.problem = problems.email?.text
                self?.passwordField.problem = problems.password?.text
            }
            .store(in: &cancellables)
        viewModel.isLoadingPublisher
            .receive(on: DispatchQueue.main)
            .sink { [weak self] isLoading in self?.signInButton.isBusy = isLoading }
            .store(in: &cancellables)
    }

    private func setupFields() {
        emailField.textField.keyboardType = .emailAddress
        emailField.textField.textContentType = .username
        emailField.textField.autocapitalizationType = .none
        emailField.textField.autocorrectionType = .no
        emailField.textField.returnKeyType = .next
        emailField.textField.delegate = self
        passwordField.textField.isSecureTextEntry = true
        passwordField.textField.textContentType = .password
        passwordField.textField.returnKeyType = .go
        passwordField.textField.delegate = self
    }

    @objc private func signInTapped() {
        view.endEditing(true)
        signingIn?.cancel()
        signingIn = Task { [weak self] in
            guard await self?.viewModel.signIn() == true, !Task.isCancelled else { return }
            self?.coordinator?.didSignIn()
        }
    }
}

extension SignInViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === emailField.textField {
            passwordField.textField.becomeFirstResponder()
        } else {
            signInTapped()
        }
        return false
    }
}
