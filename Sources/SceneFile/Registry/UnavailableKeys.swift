/// Classes that no view of a file has.
enum UnavailableKeys {
    /// What to write instead of a class whose objects others make.
    static func place(ofClass name: String) -> String? { places[name] }

    private static let places = [
        "UITableViewCell": "a UITableView makes it of a row: write the row in `rows:` of its `sections:`",
        "UITableViewHeaderFooterView": "write a text or a view as `header:` or `footer:` of a UITableView's section",
        "UICollectionViewCell": "a UICollectionView makes it of an item: write the item in `items:` of its `sections:`",
        "UICollectionViewListCell":
            "a UICollectionView whose layout is a list makes it of an item: write it in `items:` of its `sections:`",
        "UICollectionReusableView": "write a view in `supplementaries:` of a UICollectionView's section",
    ]
}
