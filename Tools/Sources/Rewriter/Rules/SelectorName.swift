/// What Objective-C calls a Swift method.
enum SelectorName {
    /// Labels that begin with one of these words stand without "With".
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
    /// Methods of UIKit that are often named without their labels and take one argument without a label.
    static let unlabelled: Set<String> = [
        "copy", "cut", "delete", "endEditing", "paste", "pasteAndMatchStyle", "select", "selectAll", "toggleBoldface",
        "toggleItalics", "toggleUnderline",
    ]

    /// The name of a method: `tapped(_:)` is `tapped:`, `show(sender:)` is `showWithSender:`.
    static func method(_ name: String, labels: [String]) -> String {
        guard let first = labels.first else { return name }
        let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
        return name + start(first) + ":" + rest
    }

    static func setter(_ name: String) -> String { "set\(name.first!.uppercased())\(name.dropFirst()):" }

    private static func start(_ label: String) -> String {
        guard label != "_" else { return "" }
        let word = String(label.prefix { !$0.isUppercase })
        let capitalized = label.prefix(1).uppercased() + label.dropFirst()
        return prepositions.contains(word) ? capitalized : "With" + capitalized
    }
}
