/// The buttons of an alert of old, by number in the order in which they were added.
struct AlertButtons {
    private(set) var titles: [String] = []
    /// The number of the one that cancels; −1 for none.
    var cancel = -1
    /// The number of the one in red; −1 for none.
    var destructive = -1

    /// - Returns: The button's number.
    mutating func add(_ title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    /// The first one that neither cancels nor destroys; −1 for none.
    var firstOther: Int { titles.indices.first { $0 != cancel && $0 != destructive } ?? -1 }

    func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    func style(at index: Int) -> UIAlertAction.Style {
        if index == cancel { return .cancel }
        return index == destructive ? .destructive : .default
    }
}
