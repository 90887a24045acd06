/// Views in front of each other, later ones in front.
public struct ZStack<Content: View>: View, ContainerView {
    public typealias Body = Never

    let content: Content
    private let layout: ZStackLayout

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    func makeElement(_ environment: EnvironmentValues) -> LayoutContainerElement<ZStackLayout> {
        LayoutContainerElement(layout)
    }

    func update(_ element: LayoutContainerElement<ZStackLayout>, _ environment: EnvironmentValues) {
        if element.layout.alignment != layout.alignment { element.layout = layout }
    }
}
