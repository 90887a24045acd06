import Foundation

/// Turns a visual format into constraints.
@MainActor
struct VisualFormatBuilder {
    private let text: String
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Double]
    private let views: [String: any LayoutItem]
    private var constraints: [NSLayoutConstraint] = []

    /// - Throws: what is wrong with the format, or with what it names.
    static func constraints(
        _ text: String, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Double],
        views: [String: any LayoutItem]
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let format = try VisualFormatParser.parse(text)
        var builder = VisualFormatBuilder(
            text: text, format: format, options: options, metrics: metrics, views: views)
        try builder.build()
        return builder.constraints
    }

    private init(
        text: String, format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Double],
        views: [String: any LayoutItem]
    ) {
        self.text = text
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    private mutating func build() throws(VisualFormatError) {
        try checkOptions()
        var items: [any LayoutItem] = []
        for view in format.views { items.append(try item(named: view.name, at: view.offset)) }
        if let leading = format.leading {
            let superview = try container(of: items[0], at: format.leadingBar)
            try connect(items[0], start, leading, superview, start, at: format.leadingBar)
        }
        for (index, view) in format.views.enumerated() {
            for size in view.sizes { try addSize(size, of: items[index]) }
            guard index > 0 else { continue }
            try connect(items[index], nextStart, format.connections[index - 1], items[index - 1], previousEnd, at: 0)
        }
        if let trailing = format.trailing, let last = items.last {
            let superview = try container(of: last, at: format.trailingBar)
            try connect(superview, end, trailing, last, end, at: format.trailingBar)
        }
        align(items)
    }

    // MARK: Attributes

    private var direction: NSLayoutConstraint.FormatOptions { options.intersection(.directionMask) }

    private var start: NSLayoutConstraint.Attribute {
        guard format.isHorizontal else { return .top }
        return switch direction {
        case .directionLeftToRight: .left
        case .directionRightToLeft: .right
        default: .leading
        }
    }

    private var end: NSLayoutConstraint.Attribute {
        guard format.isHorizontal else { return .bottom }
        return switch direction {
        case .directionLeftToRight: .right
        case .directionRightToLeft: .left
        default: .trailing
        }
    }

    private var isBaselineSpaced: Bool { !format.isHorizontal && options.contains(.spacingBaselineToBaseline) }
    private var nextStart: NSLayoutConstraint.Attribute { isBaselineSpaced ? .firstBaseline : start }
    private var previousEnd: NSLayoutConstraint.Attribute { isBaselineSpaced ? .lastBaseline : end }

    /// The alignment must lie across the direction of the format.
    private func checkOptions() throws(VisualFormatError) {
        for attribute in alignments {
            let isVertical = attribute.family == .vertical
            guard isVertical != format.isHorizontal else { continue }
            let edge = isVertical ? "horizontal" : "vertical"
            let layout = format.isHorizontal ? "horizontal" : "vertical"
            throw VisualFormatError(
                reason: "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout "
                    + "that is also \(layout).", format: text, offset: 0)
        }
    }

    private var alignments: [NSLayoutConstraint.Attribute] {
        NSLayoutConstraint.Attribute.allCases.filter {
            $0 != .notAnAttribute
                && options.rawValue & NSLayoutConstraint.FormatOptions.alignmentMask.rawValue
                    & (1 << UInt($0.rawValue)) != 0
        }
    }

    private mutating func align(_ items: [any LayoutItem]) {
        for attribute in alignments {
            for (previous, next) in zip(items, items.dropFirst()) {
                constraints.append(
                    NSLayoutConstraint(ConstraintSide(previous, attribute), .equal, ConstraintSide(next, attribute)))
            }
        }
    }

    // MARK: Connections

    /// `later = earlier + space`, in reading order.
    private mutating func connect(
        _ later: any LayoutItem, _ laterEdge: NSLayoutConstraint.Attribute, _ connection: VisualFormat.Connection,
        _ earlier: any LayoutItem, _ earlierEdge: NSLayoutConstraint.Attribute, at offset: Int
    ) throws(VisualFormatError) {
        switch connection {
        case .none:
            add(later, laterEdge, .equal, earlier, earlierEdge, 0, .required)
        case .standard:
            // The superview's edge is its margin, which is not a number here.
            if later.layoutContainer === earlier {
                add(later, laterEdge, .equal, earlier, Self.margin(earlierEdge), 0, .required)
            } else if earlier.layoutContainer === later {
                add(later, Self.margin(laterEdge), .equal, earlier, earlierEdge, 0, .required)
            } else {
                add(later, laterEdge, .equal, earlier, earlierEdge, SystemSpacing.standard, .required)
                constraints.last?.spacing = .visualFormat
            }
        case .predicates(let predicates):
            for predicate in predicates {
                let space = try number(predicate.amount)
                let priority = try self.priority(predicate)
                add(later, laterEdge, predicate.relation, earlier, earlierEdge, space, priority)
            }
        }
    }

    private mutating func add(
        _ later: any LayoutItem, _ laterEdge: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ earlier: any LayoutItem, _ earlierEdge: NSLayoutConstraint.Attribute, _ space: CGFloat,
        _ priority: UILayoutPriority
    ) {
        // From right to left the edges are absolute and the space counts the other way.
        let isReversed = format.isHorizontal && direction == .directionRightToLeft
        let reversed: [NSLayoutConstraint.Relation: NSLayoutConstraint.Relation] = [
            .lessThanOrEqual: .greaterThanOrEqual, .greaterThanOrEqual: .lessThanOrEqual,
        ]
        constraints.append(
            NSLayoutConstraint(
                ConstraintSide(later, laterEdge), isReversed ? reversed[relation] ?? .equal : relation,
                ConstraintSide(earlier, earlierEdge), constant: isReversed ? -space : space, priority: priority))
    }

    private static func margin(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch edge {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        default: edge
        }
    }

    private mutating func addSize(_ size: VisualFormat.Predicate, of item: any LayoutItem) throws(VisualFormatError) {
        let attribute: NSLayoutConstraint.Attribute = format.isHorizontal ? .width : .height
        let priority = try self.priority(size)
        if case .name(let name, _) = size.amount, metrics[name] == nil, let other = views[name] {
            constraints.append(
                NSLayoutConstraint(
                    ConstraintSide(item, attribute), size.relation, ConstraintSide(other, attribute),
                    priority: priority))
            return
        }
        let constant = try number(size.amount)
        constraints.append(
            NSLayoutConstraint(
                ConstraintSide(item, attribute), size.relation, ConstraintSide(), constant: constant,
                priority: priority))
    }

    // MARK: Names

    private func item(named name: String, at offset: Int) throws(VisualFormatError) -> any LayoutItem {
        if let item = views[name] { return item }
        throw VisualFormatError(reason: "\(name) is not a key in the views dictionary.", format: text, offset: offset)
    }

    private func container(of item: any LayoutItem, at offset: Int) throws(VisualFormatError) -> any LayoutItem {
        if let container = item.layoutContainer { return container }
        throw VisualFormatError(
            reason: "Unable to interpret '|' character, because the related view doesn't have a superview",
            format: text, offset: offset)
    }

    private func number(_ amount: VisualFormat.Amount) throws(VisualFormatError) -> CGFloat {
        switch amount {
        case .number(let number): return CGFloat(number)
        case .name(let name, let offset):
            if let number = metrics[name] { return CGFloat(number) }
            throw VisualFormatError(
                reason: "Expected a number or key from the metrics dictionary, but encountered something else",
                format: text, offset: offset)
        }
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority {
        guard let amount = predicate.priority else { return .required }
        return UILayoutPriority(Float(try number(amount)))
    }
}
