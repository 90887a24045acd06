import CoreGraphics

/// Where a list cell's lines are, as constraints may say it: by themselves they go by the cell's content.
@MainActor
final class SeparatorGuide {
    let guide = UILayoutGuide()
    private unowned let cell: UIView
    private let start: NSLayoutConstraint
    private let end: NSLayoutConstraint

    init(in cell: UIView) {
        self.cell = cell
        cell.addLayoutGuide(guide)
        start = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
        end = cell.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
        // The app's constraints come first.
        for constraint in [start, end] { constraint.priority = .fittingSizeLevel }
        NSLayoutConstraint.activate([
            start, end, guide.topAnchor.constraint(equalTo: cell.topAnchor),
            guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        ])
    }

    /// - Parameter insets: By the content, leading at the left.
    func place(_ insets: UIEdgeInsets) {
        if start.constant != insets.left { start.constant = insets.left }
        if end.constant != insets.right { end.constant = insets.right }
    }

    /// From the cell's sides; leading at the left.
    func insets(isMirrored: Bool) -> UIEdgeInsets {
        let (frame, width) = (guide.layoutFrame, cell.layer.bounds.width)
        let (left, right) = (frame.minX, width - frame.maxX)
        return UIEdgeInsets(top: 0, left: isMirrored ? right : left, bottom: 0, right: isMirrored ? left : right)
    }
}
