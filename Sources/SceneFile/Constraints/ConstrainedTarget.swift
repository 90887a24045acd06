/// What constraints may be about.
protocol ConstrainedTarget: SceneTarget {
    /// Whether it has guides that constraints may be about, too.
    var hasGuides: Bool { get }
}

/// A layout guide of a view.
struct GuideTarget: ConstrainedTarget {
    var sentence: String { "a layout guide" }
    var hasGuides: Bool { false }
}

/// The constraints of all views, in the order of the file.
final class FoundConstraints: FeatureStore {
    var nodes: [ConstraintNode] = []
}
