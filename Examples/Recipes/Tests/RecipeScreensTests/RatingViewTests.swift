import SwiftUI
import XCTest

@testable import RecipeScreens

final class RatingViewTests: XCTestCase {
    @MainActor func testTappedStarIsTheRating() throws {
        let rating = Rating(stars: 2)
        let controller = UIHostingController(rootView: RatingView(rating: rating))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.layoutIfNeeded()
        XCTAssertEqual(symbols(in: controller.view).count, 5)
        rating.stars = 4
        XCTAssertEqual(rating.history, [2, 4])
        XCTAssertGreaterThan(controller.sizeThatFits(in: CGSize(width: 320, height: 200)).width, 100)
    }

    @MainActor func testStarsHaveTheColorOfTheEnvironment() throws {
        func color(_ view: some View) -> UIColor? {
            let controller = UIHostingController(rootView: view)
            controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
            controller.view.layoutIfNeeded()
            return symbols(in: controller.view).first?.tintColor
        }
        let stars = RatingView(rating: Rating(stars: 1))
        let light = UITraitCollection(userInterfaceStyle: .light)
        XCTAssertEqual(color(stars), UIColor.systemOrange.resolvedColor(with: light))
        XCTAssertEqual(color(stars.environment(\.starColor, .red)), UIColor.systemRed.resolvedColor(with: light))
    }

    private func symbols(in view: UIView) -> [UIView] {
        view.subviews.flatMap { $0 is UIImageView ? [$0] : symbols(in: $0) }
    }
}
