import Combine
import Foundation

public final class RecipeViewModel: ObservableObject {
    @Published public private(set) var title = ""
    @Published public private(set) var duration = ""
    @Published public private(set) var isFavorite = false
    @Published public var servings = 2

    public let recipe: Recipe
    private let favorites: FavoriteStore
    private var cancellables: Set<AnyCancellable> = []

    public init(recipe: Recipe, favorites: FavoriteStore) {
        self.recipe = recipe
        self.favorites = favorites
        title = recipe.title
        favorites.ids
            .map { $0.contains(recipe.id) }
            .removeDuplicates()
            .sink { [weak self] in self?.isFavorite = $0 }
            .store(in: &cancellables)
        $servings
            .map { "\(recipe.minutes + 5 * ($0 - 2)) min for \($0)" }
            .sink { [weak self] in self?.duration = $0 }
            .store(in: &cancellables)
    }

    public func toggleFavorite() {
        favorites.toggle(recipe.id)
    }
}

public final class FavoriteStore {
    public let ids = CurrentValueSubject<Set<Int>, Never>([])

    public init() {}

    public func toggle(_ id: Int) {
        var next = ids.value
        if next.remove(id) == nil { next.insert(id) }
        ids.send(next)
    }
}
