import Foundation

extension StageSnapshot.ConstraintReading {
    /// Reads a constraint and what its sides come to on the window.
    @MainActor
    init(_ constraint: NSLayoutConstraint, in window: UIWindow) {
        text = constraint.description
        isBroken = constraint.isBroken
        let ruler = ConstraintRuler(window: window)
        guard let first = ruler.value(constraint.first) else {
            sides = nil
            return
        }
        if constraint.second.isEmpty {
            sides = (first, constraint.constant)
        } else if let second = ruler.value(constraint.second), constraint.multiplier == 1 || constraint.second.isSize {
            // A scaled location depends on the space it is taken in.
            sides = (first, constraint.multiplier * second + constraint.constant)
        } else {
            sides = nil
        }
    }
}

/// Takes attributes of items from their frames, in the window's space.
@MainActor
private struct ConstraintRuler {
    let window: UIWindow

    func value(_ side: ConstraintSide) -> CGFloat? {
        guard let item = side.item, let end = value(side.attribute, of: item) else { return nil }
        guard side.isDistance else { return end }
        guard let origin = side.origin, let start = value(side.originAttribute, of: origin) else { return nil }
        return end - start
    }

    private func value(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) -> CGFloat? {
        guard let view = item.layoutView, let rect = rect(of: item) else { return nil }
        let runsBackwards = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch attribute {
        case .left: return rect.minX
        case .right: return rect.maxX
        case .leading: return runsBackwards ? rect.maxX : rect.minX
        case .trailing: return runsBackwards ? rect.minX : rect.maxX
        case .top: return rect.minY
        case .bottom: return rect.maxY
        case .width: return rect.width
        case .height: return rect.height
        case .centerX: return rect.midX
        case .centerY: return rect.midY
        default: return nil
        }
    }

    private func rect(of item: any LayoutItem) -> CGRect? {
        if let guide = item as? UILayoutGuide {
            return guide.owningView.map { $0.layer.convert(guide.layoutFrame, to: window.layer) }
        }
        guard let view = item as? UIView else { return nil }
        return view === window ? view.bounds : view.layer.convert(view.bounds, to: window.layer)
    }
}
