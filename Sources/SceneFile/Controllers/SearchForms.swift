import UIKit

/// The map of a search controller.
enum SearchForms {
    private typealias Key = SceneKey<UISearchController>

    static let search = PropertyRecord(
        "the search controller",
        fields: [Field("searchResultsController", .controller, "Shows what was found, while there is text.")],
        keys)

    private static let keys = SceneKey<UISearchController>.rows([
        Key("searchBar", .barKeys("UISearchBar"), "Keys of its bar.") { search, value, builder in
            value.bar.map { builder.furnish(search.searchBar, $0) }
        },
        .bool("obscuresBackgroundDuringPresentation", "Whether what is below is dimmed meanwhile. Default false.") {
            $0.obscuresBackgroundDuringPresentation = $1
        },
        .bool(
            "hidesNavigationBarDuringPresentation",
            "Whether the navigation bar keeps only the search bar meanwhile. Default true."
        ) { $0.hidesNavigationBarDuringPresentation = $1 },
        .bool("automaticallyShowsCancelButton", "Whether the cancel button comes with a search. Default true.") {
            $0.automaticallyShowsCancelButton = $1
        },
        .name(
            "scopeBarActivation", "When scopes show. Default automatic: while a search is under way.",
            of: [
                "automatic": UISearchController.ScopeBarActivation.automatic, "manual": .manual,
                "onTextEntry": .onTextEntry, "onSearchActivation": .onSearchActivation,
            ]
        ) { $0.scopeBarActivation = $1 },
        Key("searchSuggestions", .nullable(.list(.text)), "What is offered below the bar meanwhile.") {
            search, value, _ in
            search.searchSuggestions = (value.items ?? []).compactMap(\.value.text).map {
                UISearchSuggestionItem(localizedSuggestion: $0)
            }
        },
    ])
}

extension SceneBuilder {
    func makeSearch(_ record: SceneRecord) -> UISearchController {
        let results = record["searchResultsController"]?.controllers?.first.map { makeController($0) }
        let search = UISearchController(searchResultsController: results)
        SearchForms.search.set(record, on: search, self)
        return search
    }
}
