import UIKit

/// Shows views in a view of UIKit's.
class HostingView<Content: View>: UIView, GraphHost, SchemeTeller {
    let graph = ViewGraph()
    private let root = RootElement()
    private var node: TypedNode<RootView<Content>>!
    private lazy var renderer = Renderer { [weak self] in self?.pixelScale ?? 1 }
    private var knownIdeal: CGSize?
    private var isSettling = false
    private var keyboard: KeyboardWatch?
    private var schemes = SchemeApplier()
    private var hasBeenSeen = false
    private var isUpdatingUnseen = false

    /// What is safe beside the view's own safe area; which parts of it count.
    var safeAreaRegions = SafeAreaRegions.all {
        didSet { setNeedsLayout() }
    }
    /// Called when the ideal size is another one.
    var idealSizeDidChange: ((CGSize) -> Void)?
    /// Whether changes of the ideal size are looked for.
    var followsIdealSize = false
    /// The environment around the host, where another host's views show it; nil: there is none.
    var outerEnvironment: EnvironmentValues? {
        didSet { if !isSameEnvironment(oldValue) { environmentMayHaveChanged() } }
    }
    /// Whether lists of the host are edited.
    private(set) lazy var editMode: Binding<EditMode> = Binding(StateLocation(EditMode.inactive, in: graph))
    /// Called when bodies have run and all is laid out.
    var didSettle: (() -> Void)?
    /// Changes the environment of the root.
    var changeEnvironment: (inout EnvironmentValues) -> Void = { _ in }

    /// The most updates that follow each other in one layout.
    private static var mostRounds: Int { 100 }

    /// - Parameter outerEnvironment: The environment around, where another host's views show it.
    init(rootView: Content, in outerEnvironment: EnvironmentValues? = nil) {
        self.rootView = rootView
        self.outerEnvironment = outerEnvironment
        super.init(frame: .zero)
        bringsSubviews = true
        graph.host = self
        node = graph.updating {
            RootView<Content>.node(
                RootView(content: rootView, elementsDidChange: { [weak self] in self?.takeElements() }),
                in: Place(graph: graph, parent: nil, environment: makeEnvironment()))
        }
        takeElements()
    }

    required init?(coder: NSCoder) { fatalError("A hosting view is made with its root view.") }

    /// What is shown. State is kept where types and places are the same.
    var rootView: Content {
        didSet {
            isRootChanged = true
            graphNeedsUpdate()
        }
    }
    private var isRootChanged = false
    private var isEnvironmentChanged = false

    // MARK: Environment

    private func makeEnvironment() -> EnvironmentValues {
        var environment = outerEnvironment ?? EnvironmentValues()
        // A view outside of a window has no traits yet: then those around hold.
        if outerEnvironment == nil || window != nil { environment.hostTraits = traitCollection }
        changeEnvironment(&environment)
        return environment
    }

    private func isSameEnvironment(_ other: EnvironmentValues?) -> Bool {
        guard let outerEnvironment, let other else { return outerEnvironment == nil && other == nil }
        return outerEnvironment.isIdentical(to: other)
    }

    private var pixelScale: CGFloat {
        let scale = window == nil ? node.environment.displayScale : traitCollection.displayScale
        return scale > 0 ? scale : 1
    }

    /// The traits, or what the owner adds, are others.
    func environmentMayHaveChanged() {
        isEnvironmentChanged = true
        graphNeedsUpdate()
    }

    /// Traits of an app's own too: keys of the environment may read them.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        environmentMayHaveChanged()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { hasBeenSeen = true }
        if window == nil { schemes.apply(nil) }
        let watches = window != nil && safeAreaRegions.contains(.keyboard)
        graph.lifecycle.hostDidMove(isShown: window != nil)
        keyboard = watches ? keyboard ?? KeyboardWatch { [weak self] in self?.setNeedsLayout() } : nil
        environmentMayHaveChanged()
    }

    // MARK: Graph

    func graphNeedsUpdate() {
        setNeedsLayout()
        if window == nil, hasBeenSeen { updateUnseen() }
    }

    /// What is covered, or below on a stack, is in no window and so not laid out, and yet goes on.
    private func updateUnseen() {
        guard !isUpdatingUnseen else { return }
        isUpdatingUnseen = true
        DispatchQueue.main.async { [weak self] in
            self?.isUpdatingUnseen = false
            self?.layoutIfNeeded()
        }
    }
    func graphDidFind(_ problem: String) { Findings.report(problem) }

    private func takeElements() {
        guard node != nil else { return }
        root.isRightToLeft = node.environment.layoutDirection == .rightToLeft
        root.setItems(node.elements)
    }

    /// Runs bodies that have to run, until there is nothing to do or `mostRounds` are over.
    private func runBodies() {
        takeNewRoot()
        var rounds = 0
        while graph.hasChanges, rounds < Self.mostRounds {
            rounds += 1
            graph.runUpdate()
        }
    }

    private func takeNewRoot() {
        let environment = isEnvironmentChanged ? makeEnvironment() : node.environment
        if isRootChanged {
            isRootChanged = false
            var view = node.view
            view.content = rootView
            graph.updating { node.receive(view, environment) }
        } else if isEnvironmentChanged {
            graph.updating { node.receive(environment: environment) }
        }
        isEnvironmentChanged = false
    }

    /// Brings views up to date without laying them out, for who reads what they tell.
    func bringUpToDate() { if !isSettling { runBodies() } }

    /// What the views tell of a preference; nil: nothing.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { root.preference(key) }

    var wantedScheme: ColorScheme? { root.preference(PreferredColorSchemeKey.self).flatMap(\.self) }

    /// The scroll view that is furthest behind, if nothing is behind it.
    var firstScrollView: UIScrollView? {
        var view: UIView? = self
        while let current = view {
            if let scrollView = current as? UIScrollView { return scrollView }
            view = current.subviews.first
        }
        return nil
    }

    /// What the views put into layout.
    var elements: [LayoutElement] { root.items }

    // MARK: Layout

    /// The size of the content for a proposal, with the state of now.
    func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        if !isSettling { runBodies() }
        return root.contentSize(proposal)
    }

    override var intrinsicContentSize: CGSize { contentSize(.unspecified) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(ProposedViewSize(size)) }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        settle()
    }

    /// Carries out one transaction after the other: bodies, layout, what is seen, and the calls for what came and went.
    private func settle() {
        guard !isSettling else { return }
        isSettling = true
        defer { isSettling = false }
        takeNewRoot()
        var rounds = 0
        repeat {
            rounds += 1
            graph.runUpdate()
            layOut()
            let motion = Motion(animation: graph.animation, transaction: graph.transaction)
            renderer.render(root, in: self, motion)
            for call in root.observers().compactMap({ $0.didLayOut() }) { call() }
            if window != nil || superview != nil { graph.lifecycle.run() }
            graph.lifecycle.runLater()
        } while (graph.hasChanges || isRootChanged) && rounds < Self.mostRounds
        if graph.hasChanges {
            graphDidFind("Views of \(Content.self) change state in each update, and were stopped.")
        }
        noteIdealSize()
        schemes.apply(self)
        didSettle?()
    }

    private func layOut() {
        root.isRightToLeft = node.environment.layoutDirection == .rightToLeft
        let insets = safeAreaRegions.contains(.container) ? safeAreaInsets : .zero
        let (leading, trailing) = root.isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
        let covered = safeAreaRegions.contains(.keyboard) ? keyboard?.cover(of: self) ?? 0 : 0
        root.safeArea = EdgeInsets(
            top: insets.top, leading: leading, bottom: max(insets.bottom, covered), trailing: trailing)
        graph.updating { root.commit(.zero, ProposedViewSize(bounds.size)) }
    }

    private func noteIdealSize() {
        guard followsIdealSize else { return }
        let ideal = root.contentSize(.unspecified)
        guard ideal != knownIdeal else { return }
        knownIdeal = ideal
        idealSizeDidChange?(ideal)
    }

    /// The host is gone: so are its views.
    isolated deinit {
        node.end()
        graph.lifecycle.run()
    }
}

/// The root of a host's views, which tells when elements are others.
struct RootView<Content: View>: View, PrimitiveView {
    typealias Body = Never
    var content: Content
    let elementsDidChange: () -> Void

    static func makeNode(_ view: Self, in place: Place) -> TypedNode<Self> { Node(view, in: place) }

    private final class Node: TypedNode<RootView<Content>> {
        private var content: TypedNode<Content>!

        override init(_ view: RootView<Content>, in place: Place) {
            super.init(view, in: place)
            content = Content.node(view.content, in: self.place())
        }

        override var elements: [LayoutElement] { content.elements }
        override var children: [ViewNode] { [content] }
        override func elementsDidChange() { view.elementsDidChange() }

        override func viewDidChange(from old: RootView<Content>, _ oldEnvironment: EnvironmentValues) {
            content.receive(view.content, environment)
        }

        override func environmentDidChange(from old: EnvironmentValues) {
            content.receive(environment: environment)
            view.elementsDidChange()
        }
    }
}
