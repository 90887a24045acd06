import Combine
import UIKit
import UsersModel

/// A form for a new user.
final class AddUserViewController: BaseViewController {
    weak var delegate: AddUserViewControllerDelegate?
    private let viewModel: AddUserViewModelProtocol

    private let scrollView = UIScrollView()
    private(set) lazy var nameField = FormFieldView(title: Strings.text("addUser.name")) { [weak self] text in
        self?.viewModel.name = text
    }
    private(set) lazy var emailField = FormFieldView(title: Strings.text("addUser.email")) { [weak self] text in
        self?.viewModel.email = text
    }
    private(set) lazy var roleField = FormFieldView(title: Strings.text("addUser.role")) { [weak self] text in
        self?.viewModel.role = text
    }

    private lazy var stack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [nameField, emailField, roleField])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()

    init(viewModel: AddUserViewModelProtocol) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func setupUI() {
        super.setupUI()
        title = Strings.text("addUser.title")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: Strings.text("addUser.cancel"), style: .plain, target: self, action: #selector(cancelTapped))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: Strings.text("addUser.save"), style: .done, target: self, action: #selector(saveTapped))
        nameField.textField.textContentType = .name
        emailField.textField.keyboardType = .emailAddress
        emailField.textField.textContentType = .emailAddress
        emailField.textField.autocapitalizationType = .none
        scrollView.showForm(stack, in: view)
    }

    override func setupConstraints() {
        NSLayoutConstraint.activate(scrollView.formConstraints(stack, in: view, top: 24, side: 0))
    }

    override func setupBindings() {
        viewModel.problemsPublisher
            .receive(on: DispatchQueue.main)
            .sink { [weak self] problems in
                self?.nameField.problem = problems.name?.text
                self?.emailField.problem = problems.email?.text
            }
            .store(in: &cancellables)
    }

    @objc private func saveTapped() {
        view.endEditing(true)
        guard let user = viewModel.makeUser() else { return }
        delegate?.addUserViewController(self, didSave: user)
    }

    @objc private func cancelTapped() {
        delegate?.addUserViewControllerDidCancel(self)
    }
}
