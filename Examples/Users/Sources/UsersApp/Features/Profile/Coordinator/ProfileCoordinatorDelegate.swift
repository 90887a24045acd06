/// Whoever shows something else when somebody signs out.
@MainActor
protocol ProfileCoordinatorDelegate: AnyObject {
    func profileCoordinatorDidSignOut(_ coordinator: ProfileCoordinator)
}
