/// Views below each other.
public struct VStack<Content: View>: View, StackView {
    public typealias Body = Never

    let content: Content
    let layout: VStackLayout

    /// Views below each other.
    /// - Parameters:
    ///   - alignment: How views are aligned across.
    ///   - spacing: Points between views; nil: what they ask for.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}
