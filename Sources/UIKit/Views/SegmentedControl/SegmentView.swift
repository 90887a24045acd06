import CoreGraphics
import Foundation

/// One segment: an image behind it where there is one, and a title or an image.
final class SegmentView: ControlPart {
    static let font = UIFont.systemFont(ofSize: 13)
    static let selectedFont = UIFont.systemFont(ofSize: 13, weight: .medium)
    /// What a segment says while a finger is on it, where it is not selected (assumed).
    private static let pressedAlpha: CGFloat = 0.5

    let textLabel = UILabel()
    let picture = UIImageView()
    private let background = UIImageView()
    private var content: (title: String?, image: UIImage?)
    private var measured: (title: String, attributes: [NSAttributedString.Key: Any], width: CGFloat)?
    private var measuringAttributes: [NSAttributedString.Key: Any] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        textLabel.textAlignment = .center
        for view in [background, picture, textLabel] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(
        _ segment: SegmentContent, _ state: UIControl.State, _ looks: SegmentStyle,
        at place: UISegmentedControl.Segment, hasPill: Bool
    ) {
        content = (segment.title, segment.image)
        background.image = looks.background(state, .default)
        picture.image =
            segment.image?.renderingMode == .alwaysOriginal
            ? segment.image : segment.image?.withRenderingMode(.alwaysTemplate)
        // Where all of the control is disabled all of it is pale.
        let color = segment.isEnabled ? UIColor.label : .tertiaryLabel
        picture.tintColor = color
        show(segment.title, state, looks, color)
        let isFaint = state.contains(.highlighted) && !state.contains(.selected)
        for view in [textLabel, picture] { view.alpha = isFaint ? Self.pressedAlpha : 1 }
    }

    private func show(_ title: String?, _ state: UIControl.State, _ looks: SegmentStyle, _ color: UIColor) {
        let isSelected = state.contains(.selected)
        let normal = looks.attributes.own(.normal) ?? [:]
        let own = state == .normal ? [:] : looks.attributes.own(state) ?? [:]
        let fallback = isSelected && own.isEmpty ? looks.attributes.own(.selected) ?? [:] : [:]
        // A width for the bolder of both, so that it stays when the selection moves (assumed).
        measuringAttributes = [.font: Self.selectedFont].merging(normal) { $1 }
        guard let title else {
            textLabel.text = nil
            return
        }
        let set = normal.merging(fallback) { $1 }.merging(own) { $1 }
        let font = isSelected ? Self.selectedFont : Self.font
        guard !set.isEmpty else {
            textLabel.font = font
            textLabel.textColor = color
            textLabel.text = title
            return
        }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        paragraph.lineBreakMode = .byTruncatingTail
        let base: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color, .paragraphStyle: paragraph]
        textLabel.attributedText = NSAttributedString(string: title, attributes: base.merging(set) { $1 })
    }

    /// The width of the title, of the image, or 0; measured once for a title.
    var contentWidth: CGFloat {
        if let image = content.image { return image.size.width }
        guard let title = content.title, !title.isEmpty else { return 0 }
        let font = measuringAttributes[.font] as? UIFont
        if let measured, measured.title == title, measured.attributes[.font] as? UIFont == font,
            measured.attributes.count == measuringAttributes.count
        {
            return measured.width
        }
        let width = NSAttributedString(string: title, attributes: measuringAttributes).size().width
        measured = (title, measuringAttributes, width)
        return width
    }

    /// Places what the segment says in its middle.
    func place(offset: CGSize, shift: UIOffset) {
        let bounds = layer.bounds
        background.frame = bounds
        let move = CGPoint(x: offset.width + shift.horizontal, y: offset.height + shift.vertical)
        textLabel.frame = bounds.shrunk(dx: SegmentRow.inset, dy: 0).offsetBy(dx: move.x, dy: move.y)
        let size = content.image?.size ?? .zero
        picture.frame = CGRect(
            x: (bounds.midX - size.width / 2).rounded() + move.x,
            y: (bounds.midY - size.height / 2).rounded() + move.y, width: size.width, height: size.height)
    }
}
