/// Whoever shows something else when the main part of the app is left.
@MainActor
protocol MainTabCoordinatorDelegate: AnyObject {
    func mainTabCoordinatorDidSignOut(_ coordinator: MainTabCoordinator)
}
