import YAMLTree

/// Something in the file that has an id.
protocol SceneTarget {
    /// What it is, as messages say it: "a view".
    var sentence: String { get }
}

/// Everything in the file that has an id.
struct SceneTargets {
    private var targets: [String: (target: any SceneTarget, mark: YAMLMark)] = [:]

    /// - Returns: the place of the other one when the id is taken.
    mutating func insert(_ id: String, _ target: any SceneTarget, at mark: YAMLMark) -> YAMLMark? {
        if let other = targets[id] { return other.mark }
        targets[id] = (target, mark)
        return nil
    }

    /// Ids of what could not be read: what speaks of them is no further error.
    private(set) var lost: Set<String> = []

    mutating func lose(_ id: String) { lost.insert(id) }

    /// Finds what has no id of its own, such as a view in a row.
    var finder: ((String) -> (any SceneTarget)?)?

    subscript(id: String) -> (any SceneTarget)? { targets[id]?.target ?? finder?(id) }

    /// Whether something has an id of its own.
    func owns(_ id: String) -> Bool { targets[id] != nil }

    var ids: [String] { targets.sortedKeys }

    /// Ids of targets of a type.
    func ids<Target: SceneTarget>(of type: Target.Type) -> [String] {
        targets.filter { $0.value.target is Target }.sortedKeys
    }
}

/// Words for the guides of a view. They mean these where ids stand, so nothing else is called so.
enum GuideName: String, CaseIterable {
    case safeArea, layoutMargins, readableContent, keyboard, contentLayout, frameLayout

    /// A guide by its word here or by the property of UIKit that it is: `keyboard`, `keyboardLayoutGuide`.
    init?(_ name: String) {
        guard let guide = Self.allCases.first(where: { $0.rawValue == name || $0.propertyName == name }) else {
            return nil
        }
        self = guide
    }

    /// The property of UIKit: `layoutMarginsGuide`.
    var propertyName: String {
        switch self {
        case .layoutMargins: "layoutMarginsGuide"
        case .readableContent: "readableContentGuide"
        case .safeArea: "safeAreaLayoutGuide"
        case .keyboard: "keyboardLayoutGuide"
        case .contentLayout: "contentLayoutGuide"
        case .frameLayout: "frameLayoutGuide"
        }
    }

    /// All names of all guides.
    static var names: [String] { allCases.map(\.rawValue) + allCases.map(\.propertyName) }
}
