import UIKit

extension UIView {
    /// Whether a view beside it, or beside what is around it, lies in front of it and shows something there: a banner over a
    /// row. What is behind shows by chance.
    var isPartlyCovered: Bool {
        let area = UIAccessibility.convertToScreenCoordinates(bounds, in: self)
        return zip(withSuperviews, withSuperviews.dropFirst()).contains { view, parent in
            guard let place = parent.subviews.firstIndex(where: { $0 === view }) else { return false }
            return parent.subviews[(place + 1)...].contains { $0.covers(area) }
        }
    }

    /// Whether the view, or one in it, shows a background in a rectangle of the screen's.
    private func covers(_ area: CGRect) -> Bool {
        guard !isHidden, alpha > 0 else { return false }
        let frame = UIAccessibility.convertToScreenCoordinates(bounds, in: self)
        let isInTheWay = frame.intersects(area)
        if isInTheWay, (backgroundColor?.cgColor.alpha ?? 0) > 0 || self is UIVisualEffectView { return true }
        if clipsToBounds, !isInTheWay { return false }
        return subviews.contains { $0.covers(area) }
    }
}
