import CoreGraphics

/// How the lines above and below a row of a list look.
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether there is a line.
    public enum Visibility: Hashable, Sendable {
        /// What the list has: lines between rows, in grouped lists also around them.
        case automatic
        /// A line in any case.
        case visible
        /// No line.
        case hidden
    }

    /// Stands for insets by the row's content: up to where its text begins. Each side may be used by itself.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: automatic, leading: automatic, bottom: automatic, trailing: automatic)

    static let automatic = CGFloat.greatestFiniteMagnitude

    /// Whether there is a line above. Default automatic.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is a line below. Default automatic.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// What the line above keeps from the sides, in points. Default automatic.
    public var topSeparatorInsets = automaticInsets
    /// What the line below keeps from the sides, in points. Default automatic.
    public var bottomSeparatorInsets = automaticInsets
    /// The lines' colour.
    public var color = UIColor.separator
    /// The lines' colour while the row is one of several that are selected. Default the same (assumed).
    public var multipleSelectionColor = UIColor.separator
    /// In place of the colour. Default nil.
    public var visualEffect: UIVisualEffect?

    /// The lines of a list that looks so: those of all lists are alike here.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
