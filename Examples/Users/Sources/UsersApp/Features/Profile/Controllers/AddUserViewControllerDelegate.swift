import UsersModel

/// Whoever waits for a new user.
@MainActor
protocol AddUserViewControllerDelegate: AnyObject {
    func addUserViewController(_ controller: AddUserViewController, didSave user: User)
    func addUserViewControllerDidCancel(_ controller: AddUserViewController)
}
