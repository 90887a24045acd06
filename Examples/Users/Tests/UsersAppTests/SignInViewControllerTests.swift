import UIKit
import UsersModel
import UsersTestSupport
import XCTest

@testable import UsersApp

@MainActor
final class SignInViewControllerTests: XCTestCase {
    private let viewModel = MockSignInViewModel()
    private let coordinator = MockCoordinator()
    private lazy var sut: SignInViewController = {
        let controller = SignInViewController(viewModel: viewModel)
        controller.coordinator = coordinator
        controller.loadViewIfNeeded()
        return controller
    }()

    func test_fields_goToTheModel() {
        sut.emailField.textField.text = "ada@example.com"
        sut.emailField.textField.sendActions(for: .editingChanged)
        sut.passwordField.textField.text = "12345678"
        sut.passwordField.textField.sendActions(for: .editingChanged)
        XCTAssertEqual(viewModel.email, "ada@example.com")
        XCTAssertEqual(viewModel.password, "12345678")
        XCTAssertTrue(sut.passwordField.textField.isSecureTextEntry)
    }

    func test_button_signsIn_andTellsCoordinator() async {
        sut.signInButton.sendActions(for: .touchUpInside)
        let isTold = await eventually { self.coordinator.signInCount == 1 }
        XCTAssertTrue(isTold)
        XCTAssertEqual(viewModel.signInCount, 1)
    }

    func test_returnInThePassword_signsIn_andThatOfTheEmailDoesNot() async {
        XCTAssertFalse(sut.textFieldShouldReturn(sut.emailField.textField))
        XCTAssertFalse(sut.textFieldShouldReturn(sut.passwordField.textField))
        let isAsked = await eventually { self.viewModel.signInCount == 1 }
        XCTAssertTrue(isAsked)
    }

    func test_signInThatFails_staysHere() async {
        viewModel.answer = false
        sut.signInButton.sendActions(for: .touchUpInside)
        let isAsked = await eventually { self.viewModel.signInCount == 1 }
        XCTAssertTrue(isAsked)
        await Task.yield()
        XCTAssertEqual(coordinator.signInCount, 0)
    }

    func test_leavingCancels() async {
        sut.signInButton.sendActions(for: .touchUpInside)
        sut.viewDidDisappear(false)
        _ = await eventually { self.viewModel.signInCount == 1 }
        await Task.yield()
        XCTAssertEqual(coordinator.signInCount, 0)
    }

    func test_stateOfTheModel_isShown() async {
        _ = sut
        viewModel.problemsSubject.send(SignInProblems(email: .invalidEmail, password: .tooShort(minimum: 8)))
        viewModel.isLoadingSubject.send(true)
        let isShown = await eventually { self.sut.emailField.problem != nil && self.sut.signInButton.isBusy }
        XCTAssertTrue(isShown)
        XCTAssertEqual(sut.emailField.problem, "This is no email address.")
        XCTAssertEqual(sut.passwordField.problem, "At least 8 characters, please.")
        XCTAssertFalse(sut.signInButton.isEnabled)
    }
}
