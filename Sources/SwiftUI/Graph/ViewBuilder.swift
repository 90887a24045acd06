/// Makes one view of several that are written below each other.
@resultBuilder
public enum ViewBuilder {
    @MainActor public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    @MainActor public static func buildBlock() -> EmptyView { EmptyView() }

    @MainActor public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    @MainActor
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var views: [any View] = []
        for view in repeat each content { views.append(view) }
        return TupleView((repeat each content), views)
    }

    @MainActor public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    @MainActor
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }

    @MainActor
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }

    @MainActor public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
