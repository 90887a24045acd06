#if canImport(SnapshotTesting)
    import RecipeModel
    import SnapshotTesting
    import XCTest

    @testable import RecipeScreens

    final class RecipeSnapshotTests: XCTestCase {
        func testStepperRow() {
            let row = StepperRow(frame: CGRect(x: 0, y: 0, width: 240, height: 44))
            row.value = 5
            assertSnapshot(of: row, as: .image)
        }

        func testScreen() {
            let recipe = Recipe(id: 7, title: "Lentil soup", minutes: 40, ingredients: ["Lentils", "Carrots"])
            let screen = RecipeViewController(viewModel: RecipeViewModel(recipe: recipe, favorites: FavoriteStore()))
            assertSnapshot(of: screen, as: .image(on: .iPhone13Mini))
        }
    }
#endif
