/// What follows when somebody has signed out.
@MainActor
protocol ProfileCoordinatorProtocol: AnyObject {
    func didSignOut()
}
