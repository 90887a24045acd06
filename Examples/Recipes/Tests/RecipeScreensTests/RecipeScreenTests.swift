import RecipeModel
import Testing
import UIKit

@testable import RecipeScreens

@MainActor
@Suite struct RecipeScreenTests {
    private func makeScreen() -> RecipeViewController {
        let recipe = Recipe(id: 7, title: "Lentil soup", minutes: 40, ingredients: ["Lentils", "Carrots"])
        let screen = RecipeViewController(viewModel: RecipeViewModel(recipe: recipe, favorites: FavoriteStore()))
        screen.loadViewIfNeeded()
        screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        screen.view.layoutIfNeeded()
        return screen
    }

    @Test func showsTheRecipe() {
        let screen = makeScreen()
        #expect(screen.titleLabel.text == "Lentil soup")
        #expect(screen.titleLabel.frame.width > 300)
    }

    @Test func theButtonTogglesTheFavorite() {
        let screen = makeScreen()
        #expect(screen.favoriteButton.title(for: .normal) == "Add to favorites")
        screen.favoriteButton.sendActions(for: .touchUpInside)
        #expect(screen.favoriteButton.title(for: .normal) == "Remove from favorites")
    }
}
