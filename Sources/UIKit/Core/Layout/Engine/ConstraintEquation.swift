import AutoLayout
import Foundation

/// A constraint as the solver takes it: `terms relation (constant of the constraint − offset)`.
///
/// Coordinates are those of the view that holds the constraint; the way up to it from an item adds the places of the
/// views between. Its own edges lie at 0 and at its size: scrolling moves the content, not the edges that content is
/// tied to. Those of a view with a `constraintContentGuide` are the guide's.
@MainActor
struct ConstraintEquation {
    private(set) var terms: [LinearTerm] = []
    private(set) var offset = 0.0
    /// Views between an item and the holder, whose bounds' origins are in `offset`.
    private(set) var crossed: [UIView] = []
    /// Views whose baselines are in it.
    private(set) var baselines: [UIView] = []
    /// Items that have variables in it.
    private(set) var records: [ItemRecord] = []

    private let engine: LayoutEngine
    private let holder: UIView
    /// Stands for the holder's edges in constraints of the app, when the holder has such a guide.
    private let content: UILayoutGuide?
    /// Coordinates run from the right edge of the holder to the left.
    private var isMirrored = false

    init(_ constraint: NSLayoutConstraint, in holder: UIView, of engine: LayoutEngine) {
        self.engine = engine
        self.holder = holder
        content = constraint.isSystem ? nil : holder.constraintContentGuide
        isMirrored = constraint.isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
        add(constraint.first, 1)
        if !constraint.second.isEmpty, constraint.multiplier != 0 {
            add(constraint.second, -Double(constraint.multiplier))
        }
    }

    private mutating func add(_ side: ConstraintSide, _ factor: Double) {
        if side.isDistance {
            add(side.attribute, of: side.item, factor)
            add(side.originAttribute, of: side.origin, -factor)
        } else {
            add(side.attribute, of: side.item, factor)
        }
    }

    private mutating func add(_ attribute: NSLayoutConstraint.Attribute, of item: (any LayoutItem)?, _ factor: Double) {
        guard let item else { return }
        guard !attribute.isMargin else { return add(attribute.base, of: item.marginItem ?? item, factor) }
        if isMirrored, attribute.family == .directional || attribute.family == .centerX {
            // Distance from the holder's right edge.
            addSize(\.width, of: holder, factor)
            return addPlain(attribute, of: item, -factor)
        }
        addPlain(attribute, of: item, factor)
    }

    private mutating func addPlain(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, _ factor: Double)
    {
        if let content, item === holder, attribute.family != .size { return addPlain(attribute, of: content, factor) }
        switch attribute {
        case .left: addOrigin(.horizontal, of: item, factor)
        case .leading: addEdge(.horizontal, isFar: isMirrored, of: item, factor)
        case .right: addEdge(.horizontal, isFar: true, of: item, factor)
        case .trailing: addEdge(.horizontal, isFar: !isMirrored, of: item, factor)
        case .centerX:
            addOrigin(.horizontal, of: item, factor)
            addSize(\.width, of: item, factor / 2)
        case .top: addOrigin(.vertical, of: item, factor)
        case .bottom: addEdge(.vertical, isFar: true, of: item, factor)
        case .centerY:
            addOrigin(.vertical, of: item, factor)
            addSize(\.height, of: item, factor / 2)
        case .width: addSize(\.width, of: item, factor)
        case .height: addSize(\.height, of: item, factor)
        case .firstBaseline: addBaseline(of: item, isFirst: true, factor)
        case .lastBaseline: addBaseline(of: item, isFirst: false, factor)
        default: break
        }
    }

    private mutating func addEdge(
        _ axis: NSLayoutConstraint.Axis, isFar: Bool, of item: any LayoutItem, _ factor: Double
    ) {
        addOrigin(axis, of: item, factor)
        if isFar { addSize(axis == .horizontal ? \.width : \.height, of: item, factor) }
    }

    private mutating func addSize(
        _ size: KeyPath<ItemRecord, LayoutVariable>, of item: any LayoutItem, _ factor: Double
    ) {
        let record = engine.engage(item)
        append(record, record[keyPath: size], factor)
    }

    private mutating func addOrigin(_ axis: NSLayoutConstraint.Axis, of item: any LayoutItem, _ factor: Double) {
        var item = item
        while item !== holder {
            let record = engine.engage(item)
            append(record, axis == .horizontal ? record.minX : record.minY, factor)
            guard let container = item.layoutContainer, container !== holder else { return }
            let origin = container.layer.bounds.origin
            offset -= Double(axis == .horizontal ? origin.x : origin.y) * factor
            if container.isScrollable { crossed.append(container) }
            item = container
        }
    }

    private mutating func addBaseline(of item: any LayoutItem, isFirst: Bool, _ factor: Double) {
        guard let view = item as? UIView else {
            return addEdge(.vertical, isFar: !isFirst, of: item, factor)
        }
        let chain = view.baselineChain(isFirst: isFirst)
        baselines += chain
        let target = chain.last ?? view
        addEdge(.vertical, isFar: !isFirst, of: target, factor)
        let distance = isFirst ? target.firstBaselineOffset : -target.lastBaselineOffset
        offset += Double(distance) * factor
    }

    private mutating func append(_ record: ItemRecord, _ variable: LayoutVariable, _ factor: Double) {
        guard factor != 0 else { return }
        if let index = terms.firstIndex(where: { $0.variable == variable }) {
            terms[index].coefficient += factor
            return
        }
        terms.append(LinearTerm(variable, coefficient: factor))
        if !records.contains(where: { $0 === record }) { records.append(record) }
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint follows the direction of reading.
    var isDirectional: Bool {
        func isDirectional(_ side: ConstraintSide) -> Bool {
            side.attribute.family == .directional || (side.isDistance && side.originAttribute.family == .directional)
        }
        return isDirectional(first) || isDirectional(second)
    }
}

extension UIView {
    /// The view and those that stand in for it, one for the other, as far as the baseline goes.
    func baselineChain(isFirst: Bool) -> [UIView] {
        var chain = [self]
        while let last = chain.last {
            let next = isFirst ? last.forFirstBaselineLayout : last.forLastBaselineLayout
            // Only views inside can stand in.
            guard next !== last, next.isDescendant(of: last) else { break }
            chain.append(next)
        }
        return chain
    }
}
