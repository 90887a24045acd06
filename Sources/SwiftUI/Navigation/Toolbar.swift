import UIKit

/// Where an item is.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case leading, trailing, principal, bottom
    }

    let kind: Kind
    var isStrong = false

    /// Where items of the view's kind are: at the trailing side of a navigation bar.
    public static let automatic = ToolbarItemPlacement(kind: .trailing)
    /// In the middle, in place of the title.
    public static let principal = ToolbarItemPlacement(kind: .principal)
    /// Where the way back is.
    public static let navigation = ToolbarItemPlacement(kind: .leading)
    /// For what is done most.
    public static let primaryAction = ToolbarItemPlacement(kind: .trailing)
    /// For what says yes: bold.
    public static let confirmationAction = ToolbarItemPlacement(kind: .trailing, isStrong: true)
    /// For what changes nothing.
    public static let cancellationAction = ToolbarItemPlacement(kind: .leading)
    /// For what destroys something.
    public static let destructiveAction = ToolbarItemPlacement(kind: .leading)
    /// At the leading side of the upper bar.
    public static let topBarLeading = ToolbarItemPlacement(kind: .leading)
    /// At the trailing side of the upper bar.
    public static let topBarTrailing = ToolbarItemPlacement(kind: .trailing)
    /// At the leading side of the navigation bar.
    public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
    /// At the trailing side of the navigation bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)
    /// In the bar below.
    public static let bottomBar = ToolbarItemPlacement(kind: .bottom)
}

/// An item with where it is.
struct ToolbarPart {
    let placement: ToolbarItemPlacement
    let view: AnyView
    var environment: EnvironmentValues?
}

/// Items of bars. Those of an app's own are made of others, and have no state.
@preconcurrency @MainActor
public protocol ToolbarContent {
    /// The type of the items.
    associatedtype Body: ToolbarContent
    /// The items.
    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Items that bars know have no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    var parts: [ToolbarPart] { get }
}

extension ToolbarContent {
    var allParts: [ToolbarPart] { (self as? any PrimitiveToolbarContent)?.parts ?? body.allParts }
}

/// One item of a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    var parts: [ToolbarPart] { [ToolbarPart(placement: placement, view: AnyView(content))] }
}

extension ToolbarItem where ID == () {
    /// An item at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// Several items of a bar at one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Items at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    var parts: [ToolbarPart] { ToolbarParts.of(content, placement) }
}

@MainActor
enum ToolbarParts {
    /// The views of a builder, each as an item.
    static func of<Content: View>(_ content: Content, _ placement: ToolbarItemPlacement) -> [ToolbarPart] {
        let walker = PartWalker { _, _ in nil }
        walker.walk(content, PartID())
        return walker.sections.flatMap(\.parts).map {
            ToolbarPart(placement: placement, view: AnyView(any: $0.view()))
        }
    }
}

/// Several items as one value.
public struct TupleToolbarContent: ToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    let parts: [ToolbarPart]
}

/// Makes items of several that are written below each other.
@resultBuilder
public enum ToolbarContentBuilder {
    /// An item as it is.
    @MainActor public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// One item.
    @MainActor public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Several items.
    @MainActor
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent {
        var parts: [ToolbarPart] = []
        for item in repeat each content { parts += item.allParts }
        return TupleToolbarContent(parts: parts)
    }

    /// Items, or none.
    @MainActor public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> TupleToolbarContent {
        TupleToolbarContent(parts: content?.allParts ?? [])
    }

    /// The items of the first arm.
    @MainActor public static func buildEither<Content: ToolbarContent>(first: Content) -> TupleToolbarContent {
        TupleToolbarContent(parts: first.allParts)
    }

    /// The items of the second arm.
    @MainActor public static func buildEither<Content: ToolbarContent>(second: Content) -> TupleToolbarContent {
        TupleToolbarContent(parts: second.allParts)
    }
}

// Apple has both: which one is meant, the content says.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
    /// Shows views as items of bars.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        toolbarParts(ToolbarParts.of(content(), .automatic))
    }

    /// Shows items in bars.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        toolbarParts(content().allParts)
    }

    /// Shows views at the sides of the navigation bar.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbarParts([
            ToolbarPart(placement: .topBarLeading, view: AnyView(leading)),
            ToolbarPart(placement: .topBarTrailing, view: AnyView(trailing)),
        ])
    }

    /// Shows a view at the leading side of the navigation bar.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbarParts([ToolbarPart(placement: .topBarLeading, view: AnyView(leading))])
    }

    /// Shows a view at the trailing side of the navigation bar.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbarParts([ToolbarPart(placement: .topBarTrailing, view: AnyView(trailing))])
    }

    private func toolbarParts(_ parts: [ToolbarPart]) -> some View {
        bars { bars, environment in
            bars.items += parts.map { ToolbarPart(placement: $0.placement, view: $0.view, environment: environment) }
        }
    }
}
