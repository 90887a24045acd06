import Foundation

// Across the axis.
extension StackPlan {
    private static let connection = "UISV-canvas-connection"
    private static let boundary = "UISV-spanning-boundary"

    private enum Placement {
        case fill, start, end, center, firstBaseline, lastBaseline
        /// A baseline in a column, which has none to align: the views only stay inside.
        case loose
    }

    mutating func align() {
        guard !visible.isEmpty else { return fillAcross() }
        let placement = placement
        alignItems(placement)
        if placement == .fill { return connectFilled() }
        if items.count == 1 { connectOne(placement) } else { connectSpanned(placement) }
        for item in items { add("UISV-ambiguity-suppression", item, cross.size, is: 0, priority: 25) }
    }

    /// Where all are hidden a spacer of no size takes their place (assumed).
    private mutating func fillAcross() {
        let spanner = stack.helpers.spanner
        add(Self.connection, canvas, cross.start, spanner)
        add(Self.connection, canvas, cross.end, spanner)
        add("UISV-spanning-fit", spanner, cross.size, is: 0, priority: 51)
    }

    private var placement: Placement {
        let isColumn = stack.axis == .vertical
        return switch stack.alignment {
        case .fill: .fill
        case .leading: .start
        case .trailing: .end
        case .center: .center
        case .firstBaseline: isColumn ? .loose : .firstBaseline
        case .lastBaseline: isColumn ? .loose : .lastBaseline
        }
    }

    private mutating func alignItems(_ placement: Placement) {
        let attributes: [NSLayoutConstraint.Attribute] =
            switch placement {
            case .fill: [cross.start, cross.end]
            case .start: [cross.start]
            case .end: [cross.end]
            case .center: [cross.center]
            case .firstBaseline: [.firstBaseline]
            case .lastBaseline: [.lastBaseline]
            case .loose: []
            }
        for item in items.dropFirst() {
            for attribute in attributes { add("UISV-alignment", items[0], attribute, item) }
        }
    }

    private mutating func connectFilled() {
        add(Self.connection, canvas, cross.start, items[0])
        add(Self.connection, canvas, cross.end, items[0])
    }

    /// Aligns one view, which needs no spacer: its loose edges go to the canvas.
    private mutating func connectOne(_ placement: Placement) {
        let item = items[0]
        add(Self.connection, canvas, cross.start, item, relation: placement == .start ? .equal : .lessThanOrEqual)
        add(Self.connection, canvas, cross.end, item, relation: placement == .end ? .equal : .greaterThanOrEqual)
        if placement == .center { add(Self.connection, canvas, cross.center, item) }
        add("UISV-canvas-fit", stack, cross.size, is: 0, priority: 49)
    }

    private mutating func connectSpanned(_ placement: Placement) {
        let first = items[0]
        let spanner = stack.helpers.spanner
        switch placement {
        case .start: add(Self.connection, canvas, cross.start, first)
        case .firstBaseline: add(Self.connection, canvas, cross.start, first, relation: .lessThanOrEqual)
        default: add(Self.connection, canvas, cross.start, spanner)
        }
        switch placement {
        case .end: add(Self.connection, canvas, cross.end, first)
        case .lastBaseline: add(Self.connection, canvas, cross.end, first, relation: .greaterThanOrEqual)
        default: add(Self.connection, canvas, cross.end, spanner)
        }
        if placement == .center { add(Self.connection, canvas, cross.center, first) }
        bound(spanner, placement)
        add("UISV-spanning-fit", spanner, cross.size, is: 0, priority: 51)
        if placement == .firstBaseline || placement == .lastBaseline {
            add("UISV-canvas-fit", stack, cross.size, is: 0, priority: 49)
        }
    }

    /// The spacer goes around all views.
    private mutating func bound(_ spanner: UILayoutGuide, _ placement: Placement) {
        for item in visible {
            if placement == .start {
                add(Self.boundary, spanner, cross.start, item, priority: 999.5)
            } else {
                add(Self.boundary, spanner, cross.start, item, relation: .lessThanOrEqual)
            }
            if placement == .end {
                add(Self.boundary, spanner, cross.end, item, priority: 999.5)
            } else {
                add(Self.boundary, spanner, cross.end, item, relation: .greaterThanOrEqual)
            }
        }
    }
}
