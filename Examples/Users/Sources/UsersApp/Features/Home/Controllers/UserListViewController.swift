import Combine
import UIKit
import UsersModel

/// The list of users: pull to refresh, swipe to delete, and take that back for a while.
final class UserListViewController: BaseViewController {
    weak var coordinator: UserListCoordinatorProtocol?
    private let viewModel: UserListViewModelProtocol
    private var hiding: Task<Void, Never>?

    private(set) lazy var tableView: UITableView = {
        let table = UITableView(frame: .zero, style: .plain)
        table.translatesAutoresizingMaskIntoConstraints = false
        table.register(UserCell.self, forCellReuseIdentifier: UserCell.identifier)
        table.dataSource = self
        table.delegate = self
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 80
        table.backgroundColor = .canvas
        table.refreshControl = refreshControl
        return table
    }()

    private let refreshControl = UIRefreshControl()
    private(set) lazy var toastView = ToastView(actionTitle: Strings.text("users.undo"))
    let emptyView = EmptyStateView(
        title: Strings.text("users.empty.title"), message: Strings.text("users.empty.message"))

    init(viewModel: UserListViewModelProtocol) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.loadUsers()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        hiding?.cancel()
        viewModel.forgetDelete()
    }

    override func setupUI() {
        super.setupUI()
        title = Strings.text("users.title")
        let addButton = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addTapped))
        addButton.accessibilityLabel = Strings.text("users.add")
        navigationItem.rightBarButtonItem = addButton
        refreshControl.addTarget(self, action: #selector(refreshPulled), for: .valueChanged)
        refreshControl.accessibilityLabel = Strings.text("users.refresh")
        toastView.actionButton.addTarget(self, action: #selector(undoTapped), for: .touchUpInside)
        toastView.isHidden = true
        emptyView.isHidden = true
        [tableView, emptyView, toastView].forEach(view.addSubview)
    }

    override func setupConstraints() {
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            emptyView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            emptyView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            emptyView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            emptyView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            toastView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            toastView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            toastView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
        ])
    }

    override func setupBindings() {
        bindErrors(of: viewModel)
        viewModel.usersPublisher
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.tableView.reloadData() }
            .store(in: &cancellables)
        viewModel.removedUserPublisher
            .receive(on: DispatchQueue.main)
            .sink { [weak self] user in self?.showRemoved(user) }
            .store(in: &cancellables)
        viewModel.usersPublisher.combineLatest(viewModel.isLoadingPublisher)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] users, isLoading in self?.showState(isEmpty: users.isEmpty, isLoading: isLoading) }
            .store(in: &cancellables)
    }

    private func showState(isEmpty: Bool, isLoading: Bool) {
        emptyView.isHidden = !isEmpty || isLoading
        if !isLoading { refreshControl.endRefreshing() }
    }

    private func showRemoved(_ user: User?) {
        hiding?.cancel()
        toastView.isHidden = user == nil
        guard let user else { return }
        let message = Strings.removed(user.name)
        toastView.message = message
        UIAccessibility.post(notification: .announcement, argument: message)
        hiding = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 5_000_000_000)
            guard !Task.isCancelled else { return }
            self?.viewModel.forgetDelete()
        }
    }

    @objc private func addTapped() {
        coordinator?.showAddUser()
    }

    @objc private func refreshPulled() {
        viewModel.loadUsers()
    }

    @objc private func undoTapped() {
        viewModel.undoDelete()
    }
}

extension UserListViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.users.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: UserCell.identifier, for: indexPath)
        let user = viewModel.users[indexPath.row]
        (cell as? UserCell)?.configure(with: user) { [weak self] in self?.viewModel.deleteUser(id: user.id) }
        return cell
    }
}

extension UserListViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        coordinator?.showUserDetail(viewModel.users[indexPath.row])
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let id = viewModel.users[indexPath.row].id
        let delete = UIContextualAction(style: .destructive, title: Strings.text("users.delete")) {
            [weak self] _, _, completion in
            self?.viewModel.deleteUser(id: id)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
