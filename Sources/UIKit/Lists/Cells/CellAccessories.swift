import CoreGraphics
import Foundation

/// What stands beside a cell's content: the signs of a type, or a view of the app's.
@MainActor
final class CellAccessories {
    private unowned let cell: UITableViewCell
    private var type = UITableViewCell.AccessoryType.none
    private var own: UIView?
    /// From the trailing side.
    private var views: [UIView] = []

    init(of cell: UITableViewCell) {
        self.cell = cell
    }

    var isEmpty: Bool { views.isEmpty }

    /// Shows a view in place of the type's signs, which are shown where there is none.
    func show(_ type: UITableViewCell.AccessoryType, _ own: UIView?) {
        guard type != self.type || own !== self.own else { return }
        (self.type, self.own) = (type, own)
        for view in views where view !== own && view.superview === cell { view.removeFromSuperview() }
        views = own.map { [$0] } ?? signs(of: type)
        for view in views { cell.addSubview(view) }
        cell.accessoriesDidChange()
    }

    private func signs(of type: UITableViewCell.AccessoryType) -> [UIView] {
        switch type {
        case .none: []
        case .disclosureIndicator: [CellSign(.disclosure)]
        case .checkmark: [CellSign(.check)]
        case .detailButton: [detailButton]
        case .detailDisclosureButton: [CellSign(.disclosure), detailButton]
        }
    }

    private var detailButton: UIButton {
        let button = UIButton(type: .detailDisclosure)
        button.accessibilityLabel = "More Info"
        let action = UIAction { [weak cell] _ in
            if let cell { cell.host?.accessoryTapped(in: cell) }
        }
        button.addAction(action, for: .touchUpInside)
        return button
    }

    /// Places everything, and answers how much of the cell's width it takes, up to the content.
    @discardableResult
    func place(in bounds: CGRect, margin: CGFloat, isMirrored: Bool, scale: CGFloat) -> CGFloat {
        var taken = margin
        for (index, view) in views.enumerated() {
            if index > 0 { taken += CellMetrics.betweenAccessories }
            let size = size(of: view, scale: scale)
            if let sign = view as? CellSign {
                sign.isMirrored = isMirrored
                if sign.kind == .check { taken += CellSign.checkStep - size.width }
            }
            taken += size.width
            view.frame = CGRect(
                x: isMirrored ? bounds.minX + taken - size.width : bounds.maxX - taken,
                y: PixelGrid.nearest((bounds.height - size.height) / 2, scale: scale), width: size.width,
                height: size.height)
        }
        return views.isEmpty ? 0 : taken
    }

    private func size(of view: UIView, scale: CGFloat) -> CGSize {
        if let sign = view as? CellSign { return sign.size(scale: scale) }
        return view === own ? view.layer.bounds.size : CellSign.detailSize
    }
}

/// A sign that shows what a cell leads to. How its lines run is assumed.
final class CellSign: ControlPart {
    enum Kind { case disclosure, check }

    /// From the check mark's begin to the margin.
    static let checkStep: CGFloat = 24
    static let detailSize = CGSize(width: 22, height: 22)

    let kind: Kind
    /// The cell's direction, as a view's own does not follow its superview's.
    var isMirrored = false {
        didSet { if isMirrored != oldValue { draw() } }
    }
    /// In place of the kind's own.
    var color: UIColor? {
        didSet { glyph.color = color ?? ownColor }
    }
    private var ownColor: UIColor { kind == .disclosure ? .tertiaryLabel : .tintColor }
    private let glyph = GlyphPart()

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        addSubview(glyph)
        glyph.color = ownColor
    }

    required init?(coder: NSCoder) { nil }

    func size(scale: CGFloat) -> CGSize {
        switch kind {
        case .disclosure: CGSize(width: scale == 2 ? 10.5 : PixelGrid.nearest(11.333, scale: scale), height: 14)
        case .check: CGSize(width: 19, height: 18)
        }
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        draw()
    }

    private func draw() {
        let size = layer.bounds.size
        glyph.frame = CGRect(origin: .zero, size: size)
        let path = CGMutablePath()
        switch kind {
        case .disclosure:
            let (near, far): (CGFloat, CGFloat) = (2, size.width - 2.5)
            let (start, tip) = isMirrored ? (size.width - near, size.width - far) : (near, far)
            path.addLines(between: [
                CGPoint(x: start, y: 1.5), CGPoint(x: tip, y: size.height / 2),
                CGPoint(x: start, y: size.height - 1.5),
            ])
        case .check:
            path.addLines(between: [CGPoint(x: 3, y: 10), CGPoint(x: 7.5, y: 15), CGPoint(x: 16, y: 3)])
        }
        glyph.outline = path.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 10)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if kind == .check { glyph.color = color ?? ownColor }
    }
}
