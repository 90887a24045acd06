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
        scrollView.showForm(stack, in: view)
    }

    override func setupConstraints() {
        NSLayoutConstraint.activate(scrollView.formConstraints(stack, in: view, top: 64, side: 8))
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
