import RecipeModel
import XCTest

@testable import RecipeScreens

final class RecipeWindowTests: XCTestCase {
    private let viewModel = RecipeViewModel(
        recipe: Recipe(id: 7, title: "Lentil soup", minutes: 40, ingredients: ["Lentils", "Carrots"]),
        favorites: FavoriteStore())

    func testTheDurationArrivesOnTheMainQueue() {
        let screen = RecipeViewController(viewModel: viewModel)
        screen.loadViewIfNeeded()
        viewModel.servings = 4
        let arrived = expectation(description: "the main queue ran")
        DispatchQueue.main.async { arrived.fulfill() }
        wait(for: [arrived], timeout: 10)
        XCTAssertEqual(screen.durationLabel.text, "50 min for 4")
    }

    func testFillsTheWindow() {
        let window = UIWindow()
        let screen = RecipeViewController(viewModel: viewModel)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        RunLoop.current.run(until: Date().addingTimeInterval(0.2))
        XCTAssertEqual(screen.view.frame, window.bounds)
        XCTAssertGreaterThan(screen.titleLabel.frame.width, 300)
    }

    @MainActor
    func testATestOfTheMainActorWaits() {
        let window = UIWindow()
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let presented = expectation(description: "the recipe was presented")
        root.present(RecipeViewController(viewModel: viewModel), animated: true) { presented.fulfill() }
        waitForExpectations(timeout: 10)
        let moved = expectation(description: "the animation ended")
        UIView.animate(withDuration: 0.5, animations: { root.view.alpha = 0.5 }, completion: { _ in moved.fulfill() })
        let late = expectation(description: "the main queue ran")
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { late.fulfill() }
        wait(for: [moved, late], timeout: 10)
        XCTAssertTrue(root.presentedViewController is RecipeViewController)
    }

    func testATimerFires() {
        let fired = expectation(description: "the timer fired")
        Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in fired.fulfill() }
        let start = Date()
        wait(for: [fired], timeout: 10)
        XCTAssertLessThan(Date().timeIntervalSince(start), 10)
    }
}
