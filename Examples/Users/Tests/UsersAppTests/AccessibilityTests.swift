#if canImport(GoldenTesting)
    import GoldenTesting
    import Testing
    import UIKit
    import UsersModel
    import UsersTestSupport

    @testable import UsersApp

    /// What people meet who see, hear or touch otherwise, and what they are told of errors.
    @MainActor
    @Suite("Accessibility of the screens")
    struct AccessibilityTests {
        enum Screen: CaseIterable, Sendable {
            case signIn, problems, users, undo, empty, photos, detail, addUser, profile
        }

        private func make(_ screen: Screen) -> UIViewController {
            switch screen {
            case .signIn: return SignInViewController(viewModel: MockSignInViewModel())
            case .problems:
                let viewModel = MockSignInViewModel()
                viewModel.problemsSubject.send(SignInProblems(email: .invalidEmail, password: .empty))
                return SignInViewController(viewModel: viewModel)
            case .users: return UserListViewController(viewModel: MockUserListViewModel(users: User.stubs))
            case .undo:
                let viewModel = MockUserListViewModel(users: User.stubs)
                viewModel.removedUserSubject.send(.stub(id: 9))
                return UserListViewController(viewModel: viewModel)
            case .empty: return UserListViewController(viewModel: MockUserListViewModel())
            case .photos:
                return PhotoGridViewController(
                    viewModel: MockPhotoGridViewModel(photos: Photo.stubs()), imageLoader: MockImageLoader())
            case .detail:
                return UserDetailViewController(
                    viewModel: UserDetailViewModel(user: .stub(), favorites: MemoryStorage()))
            case .addUser: return AddUserViewController(viewModel: AddUserViewModel())
            case .profile:
                return ProfileViewController(
                    viewModel: ProfileViewModel(authManager: MockAuthManager(account: .stub())))
            }
        }

        private func show(_ screen: Screen, _ style: UIUserInterfaceStyle) async -> Stage {
            let stage = Stage(device: .iPhone13, traits: UITraitCollection(userInterfaceStyle: style))
            stage.makeCurrent()
            let controller = make(screen)
            if controller is SignInViewController {
                stage.window.rootViewController = controller
            } else {
                let navigation = UINavigationController(rootViewController: controller)
                navigation.navigationBar.tintColor = .accent
                stage.window.rootViewController = navigation
            }
            // What a model tells comes by the main queue.
            for _ in 0..<50 { await Task.yield() }
            stage.advance(by: 0.1)
            return stage
        }

        @Test(
            "A11Y-06 Every screen passes the audit: labels, sizes of text, contrast, room to touch",
            arguments: Screen.allCases, [UIUserInterfaceStyle.light, .dark])
        func audit(_ screen: Screen, _ style: UIUserInterfaceStyle) async {
            let stage = await show(screen, style)
            for issue in stage.accessibility.audit() { Issue.record("\(screen), \(style): \(issue)") }
        }

        @Test("A11Y-06 What is planted on a screen is found: no label, one size of text, one colour, no room")
        func planted() async {
            let stage = await show(.detail, .dark)
            let label = UILabel(frame: CGRect(x: 20, y: 500, width: 300, height: 40))
            label.text = "Fixed"
            label.font = .systemFont(ofSize: 12)
            label.textColor = .black
            let button = UIButton(frame: CGRect(x: 20, y: 600, width: 20, height: 20))
            button.backgroundColor = .red
            [label, button].forEach(stage.window.addSubview)
            let found = stage.accessibility.audit().map(\.auditType)
            for type in [AccessibilityAuditType.sufficientElementDescription, .dynamicType, .contrast, .hitRegion] {
                #expect(found.contains(type))
            }
        }

        @Test("An error is an alert over the screen", arguments: [UIUserInterfaceStyle.light, .dark])
        func error(_ style: UIUserInterfaceStyle) async {
            let stage = await show(.users, style)
            let list = stage.window.rootViewController?.children.first as? UserListViewController
            list?.showError(NetworkError.offline)
            stage.advance(by: 1)
            expectGolden(stage.render(), named: "error.\(style == .dark ? "dark" : "light")")
        }
    }
#endif
