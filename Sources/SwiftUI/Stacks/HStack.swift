/// Views side by side.
public struct HStack<Content: View>: View, ContainerView {
    public typealias Body = Never

    let content: Content
    private let layout: HStackLayout

    /// - Parameters:
    ///   - alignment: How views are aligned across.
    ///   - spacing: Points between views; nil: what they ask for.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    func makeElement(_ environment: EnvironmentValues) -> LayoutContainerElement<HStackLayout> {
        LayoutContainerElement(layout)
    }

    func update(_ element: LayoutContainerElement<HStackLayout>, _ environment: EnvironmentValues) {
        if element.layout.spacing != layout.spacing || element.layout.alignment != layout.alignment {
            element.layout = layout
        }
    }
}
