/// Keys and classes of the format whose part of the product does not exist yet.
enum UnavailableKeys {
    /// What is missing behind a key, as a name.
    static func part(behind key: String) -> String? { keys[key] }

    static func part(behind key: String, in map: String) -> String? { map == "the scene" ? keys[key] : nil }

    static func part(behindClass name: String) -> String? { classes[name] }

    private static let keys: [String: String] = {
        let parts = [
            "touches": ["touches"],
            "gestures": ["gestureRecognizers"],
        ]
        return Dictionary(parts.flatMap { part, keys in keys.map { ($0, part) } }) { first, _ in first }
    }()

    private static let classes: [String: String] = {
        let parts = [
            "text fields": ["UITextField", "UITextView"],
            "controls": [
                "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
                "UIProgressView", "UIActivityIndicatorView", "UIControl",
            ],
            "collections": ["UITableView", "UICollectionView"],
        ]
        return Dictionary(parts.flatMap { part, names in names.map { ($0, part) } }) { first, _ in first }
    }()
}
