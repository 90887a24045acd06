#if canImport(SnapshotTesting)
    import SnapshotTesting
    import UIKit
    import UsersModel
    import UsersTestSupport
    import XCTest

    @testable import UsersApp

    /// Every screen in light and dark, from right to left, and with the largest text.
    @MainActor
    final class ScreenSnapshotTests: XCTestCase {
        private static let variants: [(name: String, traits: UITraitCollection)] = [
            ("light", UITraitCollection(userInterfaceStyle: .light)),
            ("dark", UITraitCollection(userInterfaceStyle: .dark)),
            ("rightToLeft", UITraitCollection(layoutDirection: .rightToLeft)),
            ("largeText", UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)),
        ]

        func test_signIn() async {
            await assertScreens { SignInViewController(viewModel: MockSignInViewModel()) }
        }

        func test_signInProblems() async {
            await assertScreens {
                let viewModel = MockSignInViewModel()
                viewModel.problemsSubject.send(SignInProblems(email: .invalidEmail, password: .tooShort(minimum: 8)))
                return SignInViewController(viewModel: viewModel)
            }
        }

        func test_users() async {
            await assertScreens {
                Self.inBar(UserListViewController(viewModel: MockUserListViewModel(users: User.stubs)))
            }
        }

        func test_usersUndo() async {
            await assertScreens {
                let viewModel = MockUserListViewModel(users: Array(User.stubs.dropFirst()))
                viewModel.removedUserSubject.send(User.stubs[0])
                return Self.inBar(UserListViewController(viewModel: viewModel))
            }
        }

        func test_usersEmpty() async {
            await assertScreens { Self.inBar(UserListViewController(viewModel: MockUserListViewModel())) }
        }

        func test_photos() async {
            await assertScreens {
                Self.inBar(
                    PhotoGridViewController(
                        viewModel: MockPhotoGridViewModel(photos: Photo.stubs()), imageLoader: MockImageLoader()))
            }
        }

        func test_userDetail() async {
            await assertScreens {
                Self.inBar(
                    UserDetailViewController(
                        viewModel: UserDetailViewModel(user: .stub(), favorites: MemoryStorage(favorites: [1]))))
            }
        }

        func test_addUser() async {
            await assertScreens {
                let viewModel = AddUserViewModel()
                viewModel.email = "ada@"
                _ = viewModel.makeUser()
                return Self.inBar(AddUserViewController(viewModel: viewModel))
            }
        }

        func test_profile() async {
            await assertScreens {
                Self.inBar(
                    ProfileViewController(viewModel: ProfileViewModel(authManager: MockAuthManager(account: .stub()))))
            }
        }

        func test_tabs() async {
            await assertScreens {
                let navigationController = UINavigationController()
                let services = AppServices(
                    authManager: MockAuthManager(account: .stub()), userService: MockUserService(users: User.stubs),
                    photoService: MockPhotoService())
                AppCoordinator(navigationController: navigationController, services: services).start()
                return navigationController
            }
        }

        private static func inBar(_ controller: UIViewController) -> UIViewController {
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.tintColor = .accent
            return navigation
        }

        private func assertScreens(
            _ make: () -> UIViewController, file: StaticString = #filePath, testName: String = #function,
            line: UInt = #line
        ) async {
            for variant in Self.variants {
                let controller = make()
                controller.loadViewIfNeeded()
                for child in controller.children { child.loadViewIfNeeded() }
                // What a model tells comes by the main queue.
                let settled = expectation(description: "the main queue ran")
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { settled.fulfill() }
                await fulfillment(of: [settled], timeout: 5)
                assertSnapshot(
                    of: controller, as: .image(on: .iPhone13, traits: variant.traits), named: variant.name, file: file,
                    testName: testName, line: line)
            }
        }
    }
#endif
