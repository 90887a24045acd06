import XCTest

@testable import RecipeModel

final class RecipeViewModelTests: XCTestCase {
    private let recipe = Recipe(id: 1, title: "Soup", minutes: 30, ingredients: ["Water", "Salt"])

    func testTellsHowLongItTakes() {
        let model = RecipeViewModel(recipe: recipe, favorites: FavoriteStore())
        XCTAssertEqual(model.duration, "30 min for 2")
        model.servings = 4
        XCTAssertEqual(model.duration, "40 min for 4")
    }

    func testFollowsTheStore() {
        let store = FavoriteStore()
        let model = RecipeViewModel(recipe: recipe, favorites: store)
        XCTAssertFalse(model.isFavorite)
        store.toggle(1)
        XCTAssertTrue(model.isFavorite)
        model.toggleFavorite()
        XCTAssertFalse(model.isFavorite)
    }
}
