/// What the app works with; a test brings its own.
@MainActor
public struct AppServices {
    public var authManager: AuthManagerProtocol
    public var userService: UserServiceProtocol
    public var photoService: PhotoServiceProtocol

    public init(
        authManager: AuthManagerProtocol? = nil, userService: UserServiceProtocol = UserService(),
        photoService: PhotoServiceProtocol = PhotoService()
    ) {
        self.authManager = authManager ?? AuthManager.shared
        self.userService = userService
        self.photoService = photoService
    }
}
