import UsersModel

/// Where the list of users leads.
@MainActor
protocol UserListCoordinatorProtocol: AnyObject {
    func showUserDetail(_ user: User)
    func showAddUser()
}
