import Foundation

/// The constraints of a stack view's arrangement: along its axis here, across it in an extension.
///
/// Which ones there are was matched against live stack views; their priorities compete as on a device.
@MainActor
struct StackPlan {
    let stack: UIStackView
    /// All arranged views, hidden ones too.
    let items: [UIView]
    let visible: [UIView]
    let main: StackAxis
    let cross: StackAxis
    /// What the views keep to: the stack, or its margins.
    let canvas: any LayoutItem
    private(set) var constraints: [StackConstraint] = []

    init(_ stack: UIStackView) {
        self.stack = stack
        items = stack.arrangedSubviews
        visible = items.filter { !$0.isHidden }
        main = stack.axis == .horizontal ? .horizontal : .vertical
        cross = stack.axis == .horizontal ? .vertical : .horizontal
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    mutating func make() {
        guard !items.isEmpty else { return }
        hide()
        connectAlong()
        space()
        distribute()
        align()
    }

    mutating func add(_ constraint: StackConstraint) {
        constraints.append(constraint)
    }

    mutating func add(
        _ identifier: String, _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
        _ second: any LayoutItem, _ secondAttribute: NSLayoutConstraint.Attribute? = nil,
        relation: NSLayoutConstraint.Relation = .equal, priority: Float = 1000
    ) {
        constraints.append(
            StackConstraint(
                identifier: identifier, first: ConstraintSide(first, attribute), relation: relation,
                second: ConstraintSide(second, secondAttribute ?? attribute), priority: UILayoutPriority(priority)))
    }

    mutating func add(
        _ identifier: String, _ item: any LayoutItem, _ size: NSLayoutConstraint.Attribute, is constant: CGFloat,
        priority: Float = 1000
    ) {
        constraints.append(
            StackConstraint(
                identifier: identifier, first: ConstraintSide(item, size), constant: constant,
                priority: UILayoutPriority(priority)))
    }

    // MARK: Along the axis

    private mutating func hide() {
        for item in items where item.isHidden { add("UISV-hiding", item, main.size, is: 0) }
    }

    private mutating func connectAlong() {
        guard let first = visible.first, let last = visible.last else { return fillAlong() }
        add("UISV-canvas-connection", canvas, main.start, first)
        add("UISV-canvas-connection", canvas, main.end, last)
    }

    /// Where all are hidden a spacer of no length takes their place (assumed).
    private mutating func fillAlong() {
        let filler = stack.helpers.filler
        add("UISV-canvas-connection", canvas, main.start, filler)
        add("UISV-canvas-connection", canvas, main.end, filler)
        add("UISV-spanning-fit", filler, main.size, is: 0, priority: 51)
    }

    private mutating func space() {
        let relation: NSLayoutConstraint.Relation =
            switch stack.distribution {
            case .fill, .fillEqually, .fillProportionally: .equal
            case .equalSpacing, .equalCentering: .greaterThanOrEqual
            }
        let isBaselineRelative = stack.axis == .vertical && stack.isBaselineRelativeArrangement
        var lastVisible: UIView?
        for (previous, next) in zip(items, items.dropFirst()) {
            if !previous.isHidden { lastVisible = previous }
            let (space, isSystem) = gap(between: previous, and: next, after: lastVisible)
            add(
                StackConstraint(
                    identifier: "UISV-spacing",
                    first: ConstraintSide(next, isBaselineRelative ? .firstBaseline : main.start), relation: relation,
                    second: ConstraintSide(previous, isBaselineRelative ? .lastBaseline : main.end), constant: space,
                    isSystemSpacing: isSystem))
        }
    }

    /// Half of it goes with each hidden neighbour, all of it at the ends. Across hidden views that of the visible one
    /// before them counts (assumed).
    private func gap(
        between previous: UIView, and next: UIView, after lastVisible: UIView?
    ) -> (space: CGFloat, isSystem: Bool) {
        guard let lastVisible, next !== visible.first, lastVisible !== visible.last else { return (0, false) }
        let custom = stack.customSpacing(after: lastVisible)
        let chosen = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
        let isSystem = chosen == UIStackView.spacingUseSystem
        let space = points(chosen)
        let hidden = [previous, next].count { $0.isHidden }
        return (space - CGFloat(hidden) * space / 2, isSystem)
    }

    private func points(_ spacing: CGFloat) -> CGFloat {
        switch spacing {
        case UIStackView.spacingUseSystem: SystemSpacing.standard
        case UIStackView.spacingUseDefault: 0
        default: spacing
        }
    }

    private mutating func distribute() {
        switch stack.distribution {
        case .fill: orderArrangement()
        case .fillEqually: fillEqually()
        case .fillProportionally: fillProportionally()
        case .equalSpacing: distributeGaps(from: main.end, to: main.start)
        case .equalCentering: distributeGaps(from: main.center, to: main.center)
        }
    }

    /// Where priorities do not say which view stretches or shrinks the order of arrangement does: the last one
    /// (assumed). A view that has constraints inside says by them how long it would be.
    private mutating func orderArrangement() {
        for item in visible.dropLast() {
            let length = item.intrinsicContentSize[keyPath: main.length]
            if length < 0, item.isSizedFromInside { continue }
            add("UISV-arrangement-order", item, main.size, is: max(0, length), priority: 0.5)
        }
    }

    private mutating func fillEqually() {
        guard let first = visible.first else { return }
        for item in visible.dropFirst() { add("UISV-fill-equally", item, main.size, first) }
    }

    private mutating func fillProportionally() {
        let lengths = visible.map { max(-1, $0.intrinsicContentSize[keyPath: main.length]) }
        let spacing = points(stack.spacing)
        let total = lengths.reduce(0) { $0 + max(0, $1) } + spacing * CGFloat(max(0, visible.count - 1))
        let measured = lengths.count { $0 >= 0 }
        guard measured > 0, total > 0 else { return fillEqually() }
        let isExact = measured == 1 && (visible.count == 1 || spacing == 0)
        var priority: Float = isExact ? 1000 : 999
        for (item, length) in zip(visible, lengths) {
            guard length >= 0 else {
                add("UISV-fill-proportionally", item, main.size, is: 0)
                continue
            }
            add(
                StackConstraint(
                    identifier: "UISV-fill-proportionally", first: ConstraintSide(item, main.size),
                    second: ConstraintSide(stack, main.size), multiplier: length / total,
                    priority: UILayoutPriority(priority)))
            priority = max(1, priority - 1)
        }
    }

    private mutating func distributeGaps(
        from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute
    ) {
        var priority: Float = stack.distribution == .equalSpacing ? 1000 : 149
        var first: UILayoutGuide?
        for (index, (previous, next)) in zip(visible, visible.dropFirst()).enumerated() {
            let gap = stack.helpers.gap(index)
            add("UISV-distributing-edge", gap, main.start, previous, start)
            add("UISV-distributing-edge", gap, main.end, next, end)
            if let first {
                add("UISV-fill-equally", gap, main.size, first, priority: priority)
                if stack.distribution == .equalCentering { priority = max(1, priority - 1) }
            } else {
                first = gap
            }
        }
        add("UISV-canvas-fit", stack, main.size, is: 0, priority: 49)
    }
}

/// The attributes of one direction.
@MainActor
struct StackAxis {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute
    let length: KeyPath<CGSize, CGFloat>

    static let horizontal = StackAxis(
        start: .leading, end: .trailing, center: .centerX, size: .width, length: \.width)
    static let vertical = StackAxis(start: .top, end: .bottom, center: .centerY, size: .height, length: \.height)
}
