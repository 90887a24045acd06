import UIKit

/// What a row tells its list.
struct RowTraits {
    /// Buttons that a swipe shows.
    struct Swipe {
        var content: AnyView
        var environment: EnvironmentValues
        var allowsFullSwipe: Bool
    }

    var background: (view: AnyView, environment: EnvironmentValues)?
    var insets: EdgeInsets?
    var topSeparator: Visibility?
    var bottomSeparator: Visibility?
    var separatorColor: Color?
    var leadingSwipe: Swipe?
    var trailingSwipe: Swipe?
    var tag: AnyHashable?
    /// What a tap on the row does.
    var actions: [@MainActor () -> Void] = []
    var hasDisclosure = false
    var badge: String?
    var isDeleteDisabled = false
    var isMoveDisabled = false
    var isSelectionDisabled = false

    mutating func add(_ other: RowTraits) {
        background = background ?? other.background
        insets = insets ?? other.insets
        topSeparator = topSeparator ?? other.topSeparator
        bottomSeparator = bottomSeparator ?? other.bottomSeparator
        separatorColor = separatorColor ?? other.separatorColor
        leadingSwipe = leadingSwipe ?? other.leadingSwipe
        trailingSwipe = trailingSwipe ?? other.trailingSwipe
        tag = tag ?? other.tag
        actions += other.actions
        hasDisclosure = hasDisclosure || other.hasDisclosure
        badge = badge ?? other.badge
        isDeleteDisabled = isDeleteDisabled || other.isDeleteDisabled
        isMoveDisabled = isMoveDisabled || other.isMoveDisabled
        isSelectionDisabled = isSelectionDisabled || other.isSelectionDisabled
    }
}

/// Whether something is seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the container likes.
    case automatic
    /// Seen.
    case visible
    /// Not seen.
    case hidden
}

enum RowTraitsKey: PreferenceKey {
    static var defaultValue: RowTraits { RowTraits() }
    static func reduce(value: inout RowTraits, nextValue: () -> RowTraits) { value.add(nextValue()) }
}

/// Tells a list something of a row. Inside, what is told nearer to the row's content counts first.
struct RowTraitModifier: ElementModifier {
    typealias Body = Never
    let change: (inout RowTraits, EnvironmentValues) -> Void

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> RowTraitElement {
        RowTraitElement(content, self, environment)
    }

    func update(_ element: RowTraitElement, _ environment: EnvironmentValues) {
        (element.modifier, element.environment) = (self, environment)
    }
}

final class RowTraitElement: WrapperElement {
    var modifier: RowTraitModifier {
        didSet { if insets != oldInsets { invalidate() } }
    }
    var environment: EnvironmentValues
    private var oldInsets: EdgeInsets?

    init(_ content: LayoutElement, _ modifier: RowTraitModifier, _ environment: EnvironmentValues) {
        self.modifier = modifier
        self.environment = environment
        super.init(content)
        oldInsets = insets
    }

    private var traits: RowTraits {
        var traits = RowTraits()
        modifier.change(&traits, environment)
        return traits
    }

    private var insets: EdgeInsets? { traits.insets }

    override func willForget() { oldInsets = insets }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == RowTraitsKey.self else { return super.preference(key) }
        var value = super.preference(RowTraitsKey.self) ?? RowTraits()
        value.add(traits)
        return value as? Key.Value
    }
}

extension View {
    func rowTrait(_ change: @escaping (inout RowTraits) -> Void) -> some View {
        modifier(RowTraitModifier { traits, _ in change(&traits) })
    }

    /// Sets how far the content of a row is from the edges; nil: as the list likes.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { rowTrait { $0.insets = insets } }

    /// Shows a view behind a row's content, in all of the row; nil: what the list shows.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(
            RowTraitModifier { traits, environment in
                if let view { traits.background = (AnyView(view), environment) }
            })
    }

    /// Shows the lines above and below a row, or hides them.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait {
            if edges.contains(.top) { $0.topSeparator = visibility }
            if edges.contains(.bottom) { $0.bottomSeparator = visibility }
        }
    }

    /// Sets the colour of the lines above and below a row; nil: the list's.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait { $0.separatorColor = color }
    }

    /// Shows buttons when the row is swiped. Of two at one edge, that nearer to the row's content counts.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let content = AnyView(content())
        return modifier(
            RowTraitModifier { traits, environment in
                let swipe = RowTraits.Swipe(
                    content: content, environment: environment, allowsFullSwipe: allowsFullSwipe)
                if edge == .leading { traits.leadingSwipe = swipe } else { traits.trailingSwipe = swipe }
            })
    }

    /// Whether the row can be deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { rowTrait { $0.isDeleteDisabled = isDisabled } }

    /// Whether the row can be moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View { rowTrait { $0.isMoveDisabled = isDisabled } }

    /// Whether the row can be selected.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        rowTrait { $0.isSelectionDisabled = isDisabled }
    }
}

/// An upper or a lower side.
public enum VerticalEdge: Int8, Hashable, CaseIterable, Sendable {
    case top, bottom

    /// Several sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each side.
        public let rawValue: Int8
        /// The sides of some bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The set of one side.
        public init(_ e: VerticalEdge) { rawValue = 1 << e.rawValue }

        /// The upper side.
        public static let top = Set(.top)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}

/// A leading or a trailing side.
public enum HorizontalEdge: Int8, Hashable, CaseIterable, Sendable {
    case leading, trailing

    /// Several sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each side.
        public let rawValue: Int8
        /// The sides of some bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The set of one side.
        public init(_ e: HorizontalEdge) { rawValue = 1 << e.rawValue }

        /// The leading side.
        public static let leading = Set(.leading)
        /// The trailing side.
        public static let trailing = Set(.trailing)
        /// Both.
        public static let all: Set = [.leading, .trailing]
    }
}
