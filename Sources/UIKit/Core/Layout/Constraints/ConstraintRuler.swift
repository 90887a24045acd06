import Foundation

extension NSLayoutConstraint {
    /// What the left and the right side come to in the window's space, in points; nil where they are not geometry
    /// alone.
    package func sides(in window: UIWindow) -> (first: CGFloat, second: CGFloat)? {
        let ruler = ConstraintRuler(window: window)
        guard let firstValue = ruler.value(first) else { return nil }
        if second.isEmpty { return (firstValue, constant) }
        // A scaled location depends on the space it is taken in.
        guard multiplier == 1 || second.isSize, let secondValue = ruler.value(second) else { return nil }
        return (firstValue, multiplier * secondValue + constant)
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
