/// Views side by side.
public struct HStack<Content: View>: View, StackView {
    public typealias Body = Never

    let content: Content
    let layout: HStackLayout

    /// Views side by side.
    /// - Parameters:
    ///   - alignment: How views are aligned across.
    ///   - spacing: Points between views; nil: what they ask for.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}
