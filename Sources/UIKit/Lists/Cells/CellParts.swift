import Foundation

/// The image and the labels of a table view cell, made when they are asked for.
@MainActor
final class CellParts {
    private(set) var imageView: CellImageView?
    private(set) var textLabel: CellLabel?
    private(set) var detailLabel: CellLabel?
    var isHighlighted = false
    /// The alignment that the style last gave the first text: one of the app's stays.
    private var givenAlignment = NSTextAlignment.natural

    var isEmpty: Bool { imageView == nil && textLabel == nil && detailLabel == nil }

    func image(in cell: UITableViewCell) -> UIImageView {
        if let imageView { return imageView }
        let view = CellImageView(frame: .zero)
        view.isHighlighted = isHighlighted
        view.cell = cell
        imageView = view
        cell.contentStorage.addSubview(view)
        return view
    }

    func text(in cell: UITableViewCell) -> UILabel {
        if let textLabel { return textLabel }
        let isShort = cell.cellStyle == .value2
        let label = makeLabel(in: cell, isShort ? .caption1 : .body, isShort ? .tintColor : .label)
        textLabel = label
        return label
    }

    func detail(in cell: UITableViewCell) -> UILabel {
        if let detailLabel { return detailLabel }
        let isValue = cell.cellStyle == .value1
        let label = makeLabel(in: cell, isValue ? .body : .caption1, isValue ? .secondaryLabel : .label)
        detailLabel = label
        return label
    }

    private func makeLabel(in cell: UITableViewCell, _ style: UIFont.TextStyle, _ color: UIColor) -> CellLabel {
        let label = CellLabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.isHighlighted = isHighlighted
        label.cell = cell
        cell.contentStorage.addSubview(label)
        return label
    }

    /// The text of the style `value2` ends where the second one begins.
    func align(isMirrored: Bool) {
        guard let textLabel, textLabel.textAlignment == givenAlignment else { return }
        givenAlignment = isMirrored ? .left : .right
        textLabel.textAlignment = givenAlignment
    }

    /// Natural sizes, of text in some room.
    func measure(_ text: inout CellText) {
        if let image = imageView?.image { text.image = image.size }
        let room = CGSize(width: text.textRoom, height: .greatestFiniteMagnitude)
        text.text = size(of: textLabel, in: room)
        text.detail = size(of: detailLabel, in: room)
    }

    private func size(of label: UILabel?, in room: CGSize) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        return label.sizeThatFits(room)
    }

    func place(_ frames: CellText.Frames, width: CGFloat, isMirrored: Bool) {
        func place(_ view: UIView?, _ frame: CGRect) {
            let x = isMirrored ? width - frame.maxX : frame.minX
            view?.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
        }
        place(imageView, frames.image)
        place(textLabel, frames.text)
        place(detailLabel, frames.detail)
    }
}
