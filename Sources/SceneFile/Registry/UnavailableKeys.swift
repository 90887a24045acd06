/// Classes that no view of a file has.
enum UnavailableKeys {
    /// What is missing behind a class of the format whose part of the product does not exist yet, as a name.
    static func part(behindClass name: String) -> String? { name == "UICollectionView" ? "collections" : nil }

    /// What to write instead of a class whose objects others make.
    static func place(ofClass name: String) -> String? { places[name] }

    private static let places = [
        "UITableViewCell": "a UITableView makes it of a row: write the row in `rows:` of its `sections:`",
        "UITableViewHeaderFooterView": "write a text or a view as `header:` or `footer:` of a UITableView's section",
    ]
}
