/// What follows when somebody has signed in.
@MainActor
protocol SignInCoordinatorProtocol: AnyObject {
    func didSignIn()
}
