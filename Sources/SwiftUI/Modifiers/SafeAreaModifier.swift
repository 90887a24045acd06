/// Lets a view be as large as what is around the safe area, where it touches its edge.
struct IgnoreSafeAreaModifier: ElementModifier {
    typealias Body = Never
    let regions: SafeAreaRegions
    let edges: Edge.Set

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> IgnoreSafeAreaElement {
        IgnoreSafeAreaElement(content, edges)
    }

    func update(_ element: IgnoreSafeAreaElement, _ environment: EnvironmentValues) {
        let sides = regions.contains(.container) ? edges : []
        if element.edges != sides { element.edges = sides }
    }
}

final class IgnoreSafeAreaElement: WrapperElement {
    var edges: Edge.Set {
        didSet { invalidate() }
    }
    /// How much larger than its place the view is at each side.
    private var growth = EdgeInsets()

    init(_ content: LayoutElement, _ edges: Edge.Set) {
        self.edges = edges
        super.init(content)
    }

    /// The place is known only now.
    override func didPlace() {
        let reach = unsafeInsets
        growth = EdgeInsets(
            top: edges.contains(.top) ? reach.top : 0, leading: edges.contains(.leading) ? reach.leading : 0,
            bottom: edges.contains(.bottom) ? reach.bottom : 0,
            trailing: edges.contains(.trailing) ? reach.trailing : 0)
        forgetPlacements()
    }

    override func arrange(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
        let grown = ProposedViewSize(
            width: proposal.width.map { $0 + growth.leading + growth.trailing },
            height: proposal.height.map { $0 + growth.top + growth.bottom })
        return [Placement(origin: CGPoint(x: -growth.leading, y: -growth.top), proposal: grown)]
    }

    override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
        content.explicit(guide, proposal)
    }
}

extension View {
    /// Lets the view go on where it is not safe, at some sides.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoreSafeAreaModifier(regions: regions, edges: edges))
    }

    /// Lets the view go on where it is not safe, at some sides.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
