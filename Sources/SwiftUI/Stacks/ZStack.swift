/// Views in front of each other, later ones in front.
public struct ZStack<Content: View>: View, StackView {
    public typealias Body = Never

    let content: Content
    let layout: ZStackLayout

    /// Views in front of each other, their guides on each other.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}
