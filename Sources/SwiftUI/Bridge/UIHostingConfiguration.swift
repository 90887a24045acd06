import UIKit

/// Views of SwiftUI's as the content of a cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private let background: Background
    /// Nil: the system's.
    private var margins: (top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?)
    private var least: (width: CGFloat?, height: CGFloat?)

    private init(
        _ content: Content, _ background: Background,
        _ margins: (CGFloat?, CGFloat?, CGFloat?, CGFloat?) = (nil, nil, nil, nil),
        _ least: (CGFloat?, CGFloat?) = (nil, nil)
    ) {
        self.content = content
        self.background = background
        self.margins = (margins.0, margins.1, margins.2, margins.3)
        self.least = (least.0, least.1)
    }

    /// A configuration that shows views.
    @MainActor public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.init(content(), EmptyView())
    }

    /// Fills the cell behind the content; margins do not count for it.
    @MainActor public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View> {
        background { Rectangle().fill(style) }
    }

    /// Shows views behind the content, in all of the cell; margins do not count for them.
    @MainActor public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(
            self.content, content(), (margins.top, margins.leading, margins.bottom, margins.trailing),
            (least.width, least.height))
    }

    /// Sets margins at some sides, in points; others keep the system's.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// Sets margins at some sides; others keep the system's.
    public func margins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets
    ) -> UIHostingConfiguration<Content, Background> {
        var copy = self
        if edges.contains(.top) { copy.margins.top = insets.top }
        if edges.contains(.leading) { copy.margins.leading = insets.leading }
        if edges.contains(.bottom) { copy.margins.bottom = insets.bottom }
        if edges.contains(.trailing) { copy.margins.trailing = insets.trailing }
        return copy
    }

    /// Sets the least size; nil: the system's, which is 44 high.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
        var copy = self
        copy.least = (width, height)
        return copy
    }

    @MainActor public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }

    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }

    // MARK: For the view

    /// The margins, with those of a list at the sides and 11 above and below where none are set (assumed).
    @MainActor
    func insets(_ system: NSDirectionalEdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: margins.top ?? 11, leading: margins.leading ?? system.leading, bottom: margins.bottom ?? 11,
            trailing: margins.trailing ?? system.trailing)
    }

    var leastSize: CGSize { CGSize(width: least.width ?? 0, height: least.height ?? 44) }

    @MainActor
    func root(_ insets: EdgeInsets) -> HostedContent<Content, Background> {
        HostedContent(content: content, background: background, insets: insets, least: leastSize)
    }
}

/// The content of a cell with its margins and what is behind.
struct HostedContent<Content: View, Background: View>: View {
    let content: Content
    let background: Background
    let insets: EdgeInsets
    let least: CGSize

    var body: some View {
        content.padding(insets)
            .frame(
                minWidth: least.width > 0 ? least.width : nil, maxWidth: .infinity, minHeight: least.height,
                maxHeight: .infinity, alignment: .leading
            )
            .background(background)
    }
}

/// The view of a cell's content.
final class HostedContentView<Content: View, Background: View>: UIView, UIContentView {
    private var current: UIHostingConfiguration<Content, Background>
    private let host: HostingView<HostedContent<Content, Background>>

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        current = configuration
        host = HostingView(rootView: configuration.root(EdgeInsets()))
        super.init(frame: .zero)
        host.safeAreaRegions = []
        host.followsIdealSize = true
        host.frame = bounds
        host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(host)
        sizeForWidth = { [weak self] width in self?.size(width) ?? .zero }
        host.idealSizeDidChange = { [weak self] _ in self?.contentSizeChanged() }
    }

    required init?(coder: NSCoder) { fatalError("A content view is made with its configuration.") }

    var configuration: any UIContentConfiguration {
        get { current }
        set {
            guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
            current = new
            show()
        }
    }

    /// The margins of the list, where it has any for its cells.
    private var systemMargins: NSDirectionalEdgeInsets {
        superview?.directionalLayoutMargins ?? NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    }

    private func show() {
        let insets = current.insets(systemMargins)
        shownInsets = insets
        host.rootView = current.root(insets)
    }

    private var shownInsets: EdgeInsets?

    private func showIfMarginsChanged() {
        if shownInsets != current.insets(systemMargins) { show() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        showIfMarginsChanged()
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        show()
    }

    private func size(_ width: CGFloat) -> CGSize {
        showIfMarginsChanged()
        return host.contentSize(ProposedViewSize(width: width, height: nil))
    }

    override var intrinsicContentSize: CGSize {
        showIfMarginsChanged()
        return host.contentSize(.unspecified)
    }

    /// A cell whose content is of another size is measured again.
    private func contentSizeChanged() {
        invalidateIntrinsicContentSize()
        var view = superview
        while let current = view {
            if current is UITableViewCell || current is UICollectionReusableView {
                return current.invalidateIntrinsicContentSize()
            }
            view = current.superview
        }
    }
}
