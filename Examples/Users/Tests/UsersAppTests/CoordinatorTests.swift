import UIKit
import UsersModel
import UsersTestSupport
import XCTest

@testable import UsersApp

@MainActor
final class CoordinatorTests: XCTestCase {
    private let navigationController = UINavigationController()

    func test_app_withoutAccount_asksToSignIn_andGoesOnFromThere() throws {
        let authManager = MockAuthManager()
        let sut = AppCoordinator(navigationController: navigationController, services: services(authManager))
        sut.start()
        let signIn = try XCTUnwrap(navigationController.viewControllers.first as? SignInViewController)
        XCTAssertTrue(sut.childCoordinators.first is AuthCoordinator)
        signIn.coordinator?.didSignIn()
        XCTAssertTrue(navigationController.viewControllers.first is UITabBarController)
        XCTAssertEqual(sut.childCoordinators.count, 1)
        XCTAssertTrue(sut.childCoordinators.first is MainTabCoordinator)
    }

    func test_app_withAccount_showsThreeTabs_andLeavesThemBySigningOut() throws {
        let authManager = MockAuthManager(account: .stub())
        let sut = AppCoordinator(navigationController: navigationController, services: services(authManager))
        sut.start()
        let tabs = try XCTUnwrap(navigationController.viewControllers.first as? UITabBarController)
        let roots = (tabs.viewControllers ?? []).compactMap { ($0 as? UINavigationController)?.viewControllers.first }
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Users", "Photos", "Profile"])
        XCTAssertTrue(roots[0] is UserListViewController)
        XCTAssertTrue(roots[1] is PhotoGridViewController)
        let profile = try XCTUnwrap(roots[2] as? ProfileViewController)
        profile.signOut()
        XCTAssertEqual(authManager.signOutCount, 1)
        XCTAssertTrue(navigationController.viewControllers.first is SignInViewController)
    }

    func test_users_pushesADetail_once() async throws {
        let window = UIWindow()
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
        let sut = UserCoordinator(
            navigationController: navigationController, viewModel: MockUserListViewModel(users: User.stubs))
        sut.start()
        let list = try XCTUnwrap(navigationController.topViewController as? UserListViewController)
        XCTAssertTrue(list.coordinator === sut)
        let isSettled = await eventually { self.navigationController.transitionCoordinator == nil }
        XCTAssertTrue(isSettled)
        sut.showUserDetail(.stub())
        sut.showUserDetail(.stub(id: 2))
        XCTAssertEqual(navigationController.viewControllers.count, 2)
        XCTAssertTrue(navigationController.topViewController is UserDetailViewController)
    }

    func test_users_presentsTheForm_andTakesWhatItSaves() throws {
        let viewModel = MockUserListViewModel()
        let window = UIWindow()
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
        let sut = UserCoordinator(navigationController: navigationController, viewModel: viewModel)
        sut.start()
        sut.showAddUser()
        sut.showAddUser()
        let sheet = try XCTUnwrap(navigationController.presentedViewController as? UINavigationController)
        let form = try XCTUnwrap(sheet.topViewController as? AddUserViewController)
        XCTAssertTrue(form.delegate === sut)
        form.delegate?.addUserViewController(form, didSave: .stub(id: 5))
        XCTAssertEqual(viewModel.added.map(\.id), [5])
        form.delegate?.addUserViewControllerDidCancel(form)
    }

    func test_children_comeAndGo() {
        let sut = AppCoordinator(navigationController: navigationController, services: services(MockAuthManager()))
        let child = PhotoCoordinator(
            navigationController: UINavigationController(), viewModel: MockPhotoGridViewModel())
        sut.addChild(child)
        sut.removeChild(child)
        XCTAssertTrue(sut.childCoordinators.isEmpty)
    }

    private func services(_ authManager: MockAuthManager) -> AppServices {
        AppServices(authManager: authManager, userService: MockUserService(), photoService: MockPhotoService())
    }
}
