/// Classes of the format whose part of the product does not exist yet.
enum UnavailableKeys {
    /// What is missing behind a class, as a name.
    static func part(behindClass name: String) -> String? { classes[name] }

    private static let classes: [String: String] = {
        let parts = ["collections": ["UITableView", "UICollectionView"]]
        return Dictionary(parts.flatMap { part, names in names.map { ($0, part) } }) { first, _ in first }
    }()
}
