/// Whoever waits for somebody to sign in.
@MainActor
protocol AuthCoordinatorDelegate: AnyObject {
    func authCoordinatorDidFinish(_ coordinator: AuthCoordinator)
}
