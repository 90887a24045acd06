/// Views below each other.
public struct VStack<Content: View>: View, ContainerView {
    public typealias Body = Never

    let content: Content
    private let layout: VStackLayout

    /// - Parameters:
    ///   - alignment: How views are aligned across.
    ///   - spacing: Points between views; nil: what they ask for.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    func makeElement(_ environment: EnvironmentValues) -> LayoutContainerElement<VStackLayout> {
        LayoutContainerElement(layout)
    }

    func update(_ element: LayoutContainerElement<VStackLayout>, _ environment: EnvironmentValues) {
        if element.layout.spacing != layout.spacing || element.layout.alignment != layout.alignment {
            element.layout = layout
        }
    }
}
