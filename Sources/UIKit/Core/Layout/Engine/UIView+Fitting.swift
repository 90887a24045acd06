import AutoLayout
import Foundation

extension UIView {
    /// The size that the constraints in the subtree give the view, near `target` as far as the priorities go.
    ///
    /// Measured by an engine of its own; the tree's stays as it is. Rounded up to pixels.
    func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        UpdatePass.run { $0.runUpdateConstraints(layer) }
        let engine = LayoutEngine(host: self, isTemporary: true)
        var views: [UIView] = []
        collectConstrained(into: &views)
        engine.installHeld(by: views)
        let record = engine.engage(self)
        engine.settleItems()
        let insets = alignmentRectInsets
        let inner = CGSize(
            width: max(0, target.width - insets.left - insets.right),
            height: max(0, target.height - insets.top - insets.bottom))
        engine.aim(record.width, at: inner.width, horizontal)
        let height = engine.aim(record.height, at: inner.height, vertical)
        engine.solve()
        engine.measureContent()
        let size = engine.rectangle(of: record).size
        if !vertical.isRequired, let height, !views.isEmpty, engine.follows(height, record.height, inner.height) {
            warnOfOpenHeight()
        }
        let scale = screenScale
        return CGSize(
            width: PixelGrid.up(size.width + insets.left + insets.right, scale: scale),
            height: PixelGrid.up(size.height + insets.top + insets.bottom, scale: scale))
    }

    private func collectConstrained(into views: inout [UIView]) {
        if let role = layoutRole, !role.held.isEmpty { views.append(self) }
        for child in childViews { child.collectConstrained(into: &views) }
    }

    private func warnOfOpenHeight() {
        sceneHost?.report(
            .ambiguousLayout,
            "systemLayoutSizeFitting: nothing gives \(label) a height; an unbroken chain of constraints from its top "
                + "to its bottom would", views: [label])
    }
}

extension LayoutEngine {
    /// Asks for a size at a priority.
    @discardableResult
    fileprivate func aim(
        _ variable: LayoutVariable, at size: CGFloat, _ priority: UILayoutPriority
    ) -> LayoutConstraintID? {
        let aim = LayoutConstraint(
            [LinearTerm(variable)], .equal, Double(size), priority: priority.rawValue, origin: .system)
        return try? solver.add(aim)
    }

    /// The variable goes wherever it is asked to go: no constraint says anything of it.
    fileprivate func follows(_ id: LayoutConstraintID, _ variable: LayoutVariable, _ target: CGFloat) -> Bool {
        let start = Double(target)
        guard solver.value(of: variable) == start else { return false }
        for probe in [start + 1, start + 1000] {
            guard (try? solver.setConstant(probe, of: id)) != nil else { return false }
            solver.solve()
            guard abs(solver.value(of: variable) - probe) < 1e-6 else { return false }
        }
        return true
    }
}
