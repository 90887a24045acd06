import CoreGraphics
import Foundation
import QuartzCore

/// What a segmented control draws: a plate, lines between the segments, a smaller plate behind the selected one, and what
/// the segments say.
final class SegmentRow: ControlPart {
    static let height: CGFloat = 32
    /// From the edges of the row to the selection's plate.
    static let inset: CGFloat = 2
    static let radius: CGFloat = 8
    /// On both sides of a title or image.
    static let padding: CGFloat = 10
    private static let pillRadius: CGFloat = 7
    private static let line: CGFloat = 1
    private static let lineInset: CGFloat = 6
    /// Seconds in which the selection moves (assumed).
    private static let duration = 0.25
    /// How large the selection's plate is while it is held (assumed).
    private static let heldScale: CGFloat = 0.95
    private static let shadow = Knob.Shadow(opacity: 0.13, offset: 2.5, sigma: 3)
    private static let pillColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 99.0 / 255, green: 99.0 / 255, blue: 102.0 / 255, alpha: 1) : .white
    }

    let pill = Knob(shadows: [SegmentRow.shadow], radius: SegmentRow.pillRadius)
    private(set) var views: [SegmentView] = []
    private(set) var dividers: [UIImageView] = []
    private(set) var isMirrored = false
    private var edges: [CGFloat] = [0]

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = Self.radius
        clipsToBounds = true
        pill.alpha = 0
        addSubview(pill)
    }

    required init?(coder: NSCoder) { nil }

    /// What a segment wants: its title or image and ten points at each side.
    func naturalWidth(of index: Int) -> CGFloat {
        views.indices.contains(index) ? views[index].contentWidth + 2 * Self.padding : 0
    }

    /// Shows segments between edges that run from the first to the last.
    /// - Parameter edges: called once the titles are known.
    func show(
        _ segments: [SegmentContent], _ pose: SegmentPose, _ looks: SegmentStyle, isEnabled: Bool, isMirrored: Bool,
        animated: Bool, edges: () -> [CGFloat]
    ) {
        self.isMirrored = isMirrored
        match(segments.count)
        let isCustom = !looks.backgrounds.isEmpty
        backgroundColor = isCustom ? nil : .tertiarySystemFill
        let states = segments.indices.map { state(of: $0, segments[$0], pose, isEnabled: isEnabled) }
        for (index, view) in views.enumerated() {
            view.show(
                segments[index], states[index], looks, at: place(of: index),
                hasPill: index == pose.selected && !isCustom)
        }
        self.edges = edges()
        for (index, divider) in dividers.enumerated() {
            show(divider, looks.divider(states[index], states[index + 1], .default))
        }
        let arrange = { self.arrange(segments, pose, isCustom: isCustom, looks) }
        guard animated else { return arrange() }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .beginFromCurrentState, animations: arrange)
    }

    private func state(
        of index: Int, _ segment: SegmentContent, _ pose: SegmentPose, isEnabled: Bool
    ) -> UIControl.State {
        var state: UIControl.State = isEnabled && segment.isEnabled ? [] : .disabled
        if index == pose.selected { state.insert(.selected) }
        if index == pose.pressed { state.insert(.highlighted) }
        return state
    }

    private func place(of index: Int) -> UISegmentedControl.Segment {
        if views.count == 1 { return .alone }
        return index == 0 ? .left : index == views.count - 1 ? .right : .center
    }

    private func match(_ count: Int) {
        while views.count > count { views.removeLast().removeFromSuperview() }
        while dividers.count > max(0, count - 1) { dividers.removeLast().removeFromSuperview() }
        while dividers.count < max(0, count - 1) {
            let divider = UIImageView()
            dividers.append(divider)
            insertSubview(divider, belowSubview: pill)
        }
        while views.count < count {
            let view = SegmentView()
            views.append(view)
            addSubview(view)
        }
    }

    /// A line of its own colour (assumed), or an image.
    private func show(_ divider: UIImageView, _ image: UIImage?) {
        divider.image = image
        divider.backgroundColor = image == nil ? .separator : nil
        divider.layer.cornerRadius = image == nil ? Self.line / 2 : 0
    }

    // MARK: Places

    /// Where a segment lies: behind the line before it.
    func frame(of index: Int) -> CGRect {
        guard edges.indices.contains(index + 1) else { return .zero }
        let start = edges[index] + (index > 0 ? Self.line : 0)
        return placed(CGRect(x: start, y: 0, width: max(0, edges[index + 1] - start), height: layer.bounds.height))
    }

    private func placed(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(x: layer.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func arrange(_ segments: [SegmentContent], _ pose: SegmentPose, isCustom: Bool, _ looks: SegmentStyle) {
        for (index, view) in views.enumerated() {
            view.frame = frame(of: index)
            view.place(offset: segments[index].offset, shift: looks.shift(of: place(of: index)))
        }
        for (index, divider) in dividers.enumerated() where edges.indices.contains(index + 1) {
            let width = divider.image?.size.width ?? Self.line
            let x = edges[index + 1] + (divider.image == nil ? 0 : (Self.line - width) / 2)
            let inset = divider.image == nil ? Self.lineInset : 0
            divider.frame = placed(
                CGRect(x: x, y: inset, width: width, height: max(0, layer.bounds.height - 2 * inset)))
            let isBeside = pose.selected == index || pose.selected == index + 1
            divider.alpha = isBeside && divider.image == nil ? 0 : 1
        }
        placePill(pose, isCustom: isCustom, looks)
    }

    private func placePill(_ pose: SegmentPose, isCustom: Bool, _ looks: SegmentStyle) {
        pill.color = looks.selectedColor ?? Self.pillColor
        guard let selected = pose.selected, !isCustom else {
            pill.alpha = 0
            return
        }
        let rect = frame(of: selected).shrunk(dx: Self.inset, dy: Self.inset)
        pill.transform = .identity
        // A plate that comes from nowhere does not fly in.
        if pill.alpha == 0 { UIView.performWithoutAnimation { pill.frame = rect } }
        pill.frame = rect
        pill.alpha = 1
        if pose.isHeld { pill.transform = CGAffineTransform(scaleX: Self.heldScale, y: Self.heldScale) }
    }
}
