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

    func testATimerFires() {
        let fired = expectation(description: "the timer fired")
        Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in fired.fulfill() }
        let start = Date()
        wait(for: [fired], timeout: 10)
        XCTAssertLessThan(Date().timeIntervalSince(start), 10)
    }
}
