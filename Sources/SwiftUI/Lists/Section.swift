/// Views that belong together, in lists with a header and a footer.
@preconcurrency @MainActor
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let footer: Footer
    let content: Content
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// Outside of lists: the header, the content, the footer.
    public var body: some View { SectionParts(header: header, content: content, footer: footer) }
}

/// A section outside of lists; in menus choices in place of it, with lines around.
private struct SectionParts<Header: View, Content: View, Footer: View>: View {
    let header: Header
    let content: Content
    let footer: Footer
    @Environment(\.self) private var environment

    var body: some View {
        if environment.container.readsItems {
            HStack { header }.modifier(
                ItemModifier(kind: ItemSource.group(content, environment.withoutLog, isInline: true)))
        } else {
            header
            content
            footer
        }
    }
}

extension Section: PartedView where Parent: View, Content: View, Footer: View {
    func walk(_ walker: PartWalker, _ id: PartID) {
        walker.section(
            id, header: Parent.self == EmptyView.self ? nil : header,
            footer: Footer.self == EmptyView.self ? nil : footer
        ) { walker.walk(content, id.step("content")) }
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// A section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), footer: footer(), content: content())
    }

    /// A section with a header and a footer.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, footer: footer, content: content())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), footer: EmptyView(), content: content())
    }

    /// A section with a header.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, footer: EmptyView(), content: content())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// A section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), footer: footer(), content: content())
    }

    /// A section with a footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), footer: footer, content: content())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// A section of views alone.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), footer: EmptyView(), content: content())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a text as its header.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), footer: EmptyView(), content: content())
    }

    /// A section with a text as its header.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), footer: EmptyView(), content: content())
    }
}
