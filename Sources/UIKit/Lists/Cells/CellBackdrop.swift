import Foundation

/// The views behind a cell's content: the app's background, and what shows that the cell is selected or highlighted.
@MainActor
final class CellBackdrop {
    /// Seconds of the fade (assumed).
    static let fade: TimeInterval = 0.3

    private unowned let cell: UIView
    /// The colour of the plate where the app gives no view; nil: there is none then.
    private let plateColor: UIColor?
    private var plate: UIView?
    /// What is behind the content now, on its way out too.
    private var shown: UIView?
    private var isSelected = false

    init(of cell: UIView, plateColor: UIColor? = nil) {
        self.cell = cell
        self.plateColor = plateColor
    }

    /// Behind all other views.
    var background: UIView? {
        didSet {
            guard background !== oldValue else { return }
            if oldValue?.superview === cell { oldValue?.removeFromSuperview() }
            guard let background else { return }
            background.frame = cell.layer.bounds
            cell.insertSubview(background, at: 0)
        }
    }

    /// Just above the background, while the cell is selected.
    var selected: UIView? {
        didSet {
            guard selected !== oldValue, isSelected else { return }
            takeAway()
            bring(animated: false)
        }
    }

    /// Shows or hides the selection.
    func show(_ isSelected: Bool, animated: Bool) {
        guard isSelected != self.isSelected else { return }
        self.isSelected = isSelected
        if isSelected { bring(animated: animated) } else { dismiss(animated: animated) }
    }

    /// Takes the cell's size over.
    func place(_ bounds: CGRect) {
        background?.frame = bounds
        shown?.frame = bounds
    }

    private func bring(animated: Bool) {
        guard let view = selected ?? ownPlate() else { return }
        if view !== shown || view.superview !== cell {
            takeAway()
            shown = view
            view.frame = cell.layer.bounds
            cell.insertSubview(view, at: background?.superview === cell ? 1 : 0)
            if animated { view.alpha = 0 }
        }
        guard animated else {
            view.layer.removeAnimation(forKey: "opacity")
            view.alpha = 1
            return
        }
        UIView.animate(withDuration: Self.fade, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            view.alpha = 1
        }
    }

    private func dismiss(animated: Bool) {
        guard let view = shown else { return }
        guard animated else { return takeAway() }
        UIView.animate(
            withDuration: Self.fade, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { view.alpha = 0 },
            completion: { [weak self] _ in
                guard let self, !isSelected, shown === view else { return }
                takeAway()
            })
    }

    private func takeAway() {
        guard let view = shown else { return }
        shown = nil
        if view.superview === cell { view.removeFromSuperview() }
        view.layer.removeAnimation(forKey: "opacity")
        view.alpha = 1
    }

    private func ownPlate() -> UIView? {
        guard let plateColor else { return nil }
        if let plate { return plate }
        let plate = ControlPart()
        plate.backgroundColor = plateColor
        self.plate = plate
        return plate
    }
}

extension UIView {
    /// Highlights, or does so no more, what of a cell's content can be: labels, image views and controls at any depth
    /// (assumed).
    func highlightContent(_ isHighlighted: Bool) {
        for view in childViews {
            if let control = view as? UIControl {
                control.isHighlighted = isHighlighted
                continue
            }
            if let label = view as? UILabel { label.isHighlighted = isHighlighted }
            if let picture = view as? UIImageView { picture.isHighlighted = isHighlighted }
            view.highlightContent(isHighlighted)
        }
    }
}
