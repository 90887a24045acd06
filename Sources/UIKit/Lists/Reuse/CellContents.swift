/// What a cell holds, to tell afterwards what was added to it. It keeps all of that alive meanwhile, so that nothing new
/// takes an identity over.
@MainActor
struct CellContents {
    private let views: [ObjectIdentifier: UIView]
    private let constraints: [ObjectIdentifier: NSLayoutConstraint]

    init(of cell: UIView) {
        var (views, constraints): ([UIView], [NSLayoutConstraint]) = ([], [])
        var stack = [cell]
        while let view = stack.popLast() {
            views.append(view)
            constraints += view.constraints
            stack += view.childViews
        }
        self.views = Dictionary(views.map { (ObjectIdentifier($0), $0) }) { first, _ in first }
        self.constraints = Dictionary(constraints.map { (ObjectIdentifier($0), $0) }) { first, _ in first }
    }

    func additions(since earlier: CellContents) -> CellAdditions {
        CellAdditions(
            views: views.keys.count { earlier.views[$0] == nil },
            constraints: constraints.keys.count { earlier.constraints[$0] == nil })
    }
}
