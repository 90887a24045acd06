import CoreGraphics

/// What stands beside a cell's content while it is edited: the sign of its editing style before it, the grip behind it.
@MainActor
final class CellEditing {
    /// What the list asked of the row.
    struct Rule: Equatable {
        var style = UITableViewCell.EditingStyle.none
        /// Whether the row shows by a ring whether it is selected, in place of a style's sign.
        var selects = false
        /// Whether the content makes room for a sign.
        var isIndented = false
    }

    private unowned let cell: UITableViewCell
    private var sign: CellEditingSign?
    private var grip: CellGrip?

    init(of cell: UITableViewCell) {
        self.cell = cell
    }

    var rule = Rule() {
        didSet { if rule != oldValue, cell.isEditing { update() } }
    }

    var style: UITableViewCell.EditingStyle { rule.style }

    /// Whether there is a grip behind the content.
    var hasGrip: Bool { grip != nil }

    /// Shows what belongs to the cell's state, or takes it away.
    func update(animated: Bool = false) {
        showSign(cell.isEditing ? kind : nil, animated: animated)
        showGrip(cell.isEditing && cell.showsReorderControl, animated: animated)
        cell.accessoriesDidChange()
    }

    private var kind: CellEditingSign.Kind? {
        if rule.selects { return cell.isSelected ? .selected : .ring }
        switch rule.style {
        case .none: return nil
        case .delete: return .delete
        case .insert: return .insert
        }
    }

    private func showSign(_ kind: CellEditingSign.Kind?, animated: Bool) {
        guard let kind else {
            if let sign { remove(sign, animated: animated) { self.place($0, away: true) } }
            sign = nil
            return
        }
        if let sign {
            sign.kind = kind
            return
        }
        let new = CellEditingSign(kind)
        new.addAction(
            UIAction { [weak cell] _ in if let cell { cell.host?.editingSignTapped(in: cell) } }, for: .touchUpInside)
        sign = new
        add(new) { place(new, away: true) }
    }

    private func showGrip(_ isShown: Bool, animated: Bool) {
        guard isShown != (grip != nil) else { return }
        guard isShown else {
            if let grip { remove(grip, animated: animated) { _ in } }
            grip = nil
            return
        }
        let new = CellGrip()
        grip = new
        add(new) { place(new) }
    }

    /// Both fade in, with the layout that follows, and out.
    private func add(_ view: UIView, _ place: () -> Void) {
        UIView.performWithoutAnimation {
            cell.addSubview(view)
            place()
            view.alpha = 0
        }
    }

    private func remove<View: UIView>(_ view: View, animated: Bool, _ leave: @escaping (View) -> Void) {
        guard animated else { return view.removeFromSuperview() }
        UIView.animate(withDuration: CellBackdrop.fade) {
            leave(view)
            view.alpha = 0
        } completion: { _ in
            view.removeFromSuperview()
        }
    }

    // MARK: Layout

    /// Places both, while the cell is edited.
    /// - Returns: How much of the cell's width they take from the content.
    func place() -> (leading: CGFloat, trailing: CGFloat) {
        if let sign {
            place(sign, away: false)
            sign.alpha = 1
        }
        if let grip {
            place(grip)
            grip.alpha = 1
        }
        let indents = rule.isIndented && cell.shouldIndentWhileEditing
        return (indents ? indentation : 0, grip == nil ? 0 : CellGrip.width)
    }

    private var width: CGFloat { CellMetrics.editingSignWidth(scale: cell.screenScale) }
    private var indentation: CGFloat { width + CellMetrics.editingSignGap }
    private var isMirrored: Bool { cell.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// - Parameter away: Where it comes from as editing begins, and goes as it ends (assumed).
    private func place(_ sign: CellEditingSign, away: Bool) {
        let (size, margins) = (cell.layer.bounds.size, cell.layoutMargins)
        let unsafe = cell.host?.contentInset(of: cell) ?? .zero
        let start = isMirrored ? margins.right + unsafe.right : margins.left + unsafe.left
        let x = away ? start - indentation : start
        sign.frame = CGRect(x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
    }

    private func place(_ grip: CellGrip) {
        let size = cell.layer.bounds.size
        grip.frame = CGRect(
            x: isMirrored ? 0 : size.width - CellGrip.width, y: 0, width: CellGrip.width, height: size.height)
    }
}

/// The sign before the content of a cell that is edited: what can be done with the row, or whether it is selected. How its
/// lines run is assumed.
final class CellEditingSign: UIControl {
    enum Kind { case delete, insert, ring, selected }

    var kind: Kind {
        didSet { if kind != oldValue { show() } }
    }
    /// Of the circle, and of what is in it, in place of the kind's own.
    var discColor: UIColor? {
        didSet { show() }
    }
    var markColor: UIColor? {
        didSet { show() }
    }
    private let disc = GlyphPart()
    private let mark = GlyphPart()
    /// The ink of a ring that was recorded, in points.
    private static let ink = CGSize(width: 20.667, height: 20.333)

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        addSubview(disc)
        addSubview(mark)
        show()
    }

    required init?(coder: NSCoder) { nil }

    /// Rings are no buttons: a finger on one selects the row. Others take the room beside them as well.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        switch kind {
        case .ring, .selected: false
        case .delete, .insert: layer.bounds.insetBy(dx: -CellMetrics.editingSignGap / 2, dy: 0).contains(point)
        }
    }

    private func show() {
        disc.color = kind == .ring ? ownColor : discColor ?? ownColor
        mark.color = markColor ?? .white
        draw()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if kind == .selected { disc.color = discColor ?? ownColor }
    }

    private var ownColor: UIColor {
        switch kind {
        case .delete: .systemRed
        case .insert: .systemGreen
        case .ring: .tertiaryLabel
        case .selected: .tintColor
        }
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        draw()
    }

    private func draw() {
        let size = layer.bounds.size
        let frame = CGRect(
            x: (size.width - Self.ink.width) / 2, y: (size.height - Self.ink.height) / 2 + CellMetrics.editingSignDrop,
            width: Self.ink.width, height: Self.ink.height)
        disc.frame = frame
        mark.frame = frame
        let bounds = CGRect(origin: .zero, size: Self.ink)
        let circle = CGPath(ellipseIn: kind == .ring ? bounds.insetBy(dx: 0.75, dy: 0.75) : bounds, transform: nil)
        disc.outline = kind == .ring ? stroked(circle, 1.5) : circle
        mark.outline = markPath(in: bounds).map { stroked($0, 2) }
    }

    private func markPath(in bounds: CGRect) -> CGPath? {
        let (x, y) = (bounds.midX, bounds.midY)
        let path = CGMutablePath()
        switch kind {
        case .ring: return nil
        case .selected:
            path.addLines(between: [
                CGPoint(x: x - 4.5, y: y + 0.5), CGPoint(x: x - 1.5, y: y + 4), CGPoint(x: x + 4.5, y: y - 4),
            ])
        case .delete, .insert:
            path.addLines(between: [CGPoint(x: x - 5, y: y), CGPoint(x: x + 5, y: y)])
            if kind == .insert { path.addLines(between: [CGPoint(x: x, y: y - 5), CGPoint(x: x, y: y + 5)]) }
        }
        return path
    }

    private func stroked(_ path: CGPath, _ width: CGFloat) -> CGPath {
        path.copy(strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 10)
    }
}

/// Three lines behind the content of a cell that is edited, by which the row is moved.
final class CellGrip: UIView {
    /// With what is beside the lines.
    static let width = CellMetrics.gripSize.width + 2 * CellMetrics.besideGrip
    private let lines = GlyphPart()
    /// In place of its own.
    var color: UIColor? {
        didSet { lines.color = color ?? .tertiaryLabel }
    }

    init() {
        super.init(frame: .zero)
        lines.color = .tertiaryLabel
        addSubview(lines)
    }

    required init?(coder: NSCoder) { nil }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        let size = CellMetrics.gripSize
        lines.frame = CGRect(
            x: CellMetrics.besideGrip,
            y: PixelGrid.nearest((layer.bounds.height - size.height) / 2, scale: screenScale), width: size.width,
            height: size.height)
        let path = CGMutablePath()
        // Two points thick, with four and a half between them (assumed).
        for y in [0, 6.5, 13] as [CGFloat] { path.addRect(CGRect(x: 0, y: y, width: size.width, height: 2)) }
        lines.outline = path
    }
}
