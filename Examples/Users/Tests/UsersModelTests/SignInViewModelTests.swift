import Combine
import UsersModel
import UsersTestSupport
import XCTest

@MainActor
final class SignInViewModelTests: XCTestCase {
    private let authManager = MockAuthManager()
    private lazy var sut = SignInViewModel(authManager: authManager)

    func test_signIn_withWrongFields_asksNobody() async {
        sut.email = "ada"
        sut.password = "short"
        let isSignedIn = await sut.signIn()
        XCTAssertFalse(isSignedIn)
        XCTAssertEqual(sut.problems, SignInProblems(email: .invalidEmail, password: .tooShort(minimum: 8)))
        XCTAssertTrue(authManager.signIns.isEmpty)
    }

    func test_signIn_trimsTheEmail() async {
        sut.email = " ada@example.com "
        sut.password = "difference engine"
        let isSignedIn = await sut.signIn()
        XCTAssertTrue(isSignedIn)
        XCTAssertEqual(authManager.signIns, ["ada@example.com difference engine"])
        XCTAssertFalse(sut.isLoading)
        XCTAssertTrue(sut.problems.isEmpty)
    }

    func test_signIn_thatFails_tellsWhy() async {
        authManager.error = NetworkError.unauthorized
        sut.email = "ada@example.com"
        sut.password = "12345678"
        let isSignedIn = await sut.signIn()
        XCTAssertFalse(isSignedIn)
        XCTAssertEqual(sut.error as? NetworkError, .unauthorized)
        XCTAssertFalse(sut.isLoading)
    }

    func test_signIn_thatIsCancelled_tellsNothing() async {
        authManager.error = CancellationError()
        sut.email = "ada@example.com"
        sut.password = "12345678"
        let isSignedIn = await sut.signIn()
        XCTAssertFalse(isSignedIn)
        XCTAssertNil(sut.error)
    }
}
