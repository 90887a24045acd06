import CoreGraphics

/// The lines that a list draws at a cell's edges.
struct CellLineStyle: Equatable {
    /// Below the cell; nil: none.
    var below: UIEdgeInsets?
    /// Above the cell, where a section begins; nil: none.
    var above: UIEdgeInsets?
    var color: UIColor
    /// In place of the colour.
    var effect: UIVisualEffect?
}

/// The lines at a cell's edges, in front of its other views: a pixel high.
@MainActor
final class CellLines {
    private unowned let cell: UIView
    private var below: UIView?
    private var above: UIView?

    init(of cell: UIView) {
        self.cell = cell
    }

    /// A line across a width.
    /// - Parameter insets: Leading at the left.
    static func frame(
        y: CGFloat, width: CGFloat, _ insets: UIEdgeInsets, pixel: CGFloat, isMirrored: Bool
    ) -> CGRect {
        CGRect(
            x: isMirrored ? insets.right : insets.left, y: y, width: max(0, width - insets.left - insets.right),
            height: pixel)
    }

    /// A line, or the one that there is if it can be coloured so.
    static func line(_ line: UIView?, _ color: UIColor, _ effect: UIVisualEffect?) -> UIView {
        guard let effect else {
            let view = line as? ControlPart ?? ControlPart(frame: .zero)
            view.backgroundColor = color
            return view
        }
        let view = line as? UIVisualEffectView ?? UIVisualEffectView(effect: effect)
        view.isUserInteractionEnabled = false
        if view.effect !== effect { view.effect = effect }
        return view
    }

    /// - Parameter style: Insets are leading at the left; nil: there are no lines.
    func place(_ style: CellLineStyle?, scale: CGFloat, isMirrored: Bool) {
        place(&below, style?.below, style, atTop: false, scale, isMirrored)
        place(&above, style?.above, style, atTop: true, scale, isMirrored)
    }

    private func place(
        _ line: inout UIView?, _ insets: UIEdgeInsets?, _ style: CellLineStyle?, atTop: Bool, _ scale: CGFloat,
        _ isMirrored: Bool
    ) {
        guard let insets, let style else {
            line?.isHidden = true
            return
        }
        let view = Self.line(line, style.color, style.effect)
        if view !== line { line?.removeFromSuperview() }
        line = view
        let (size, pixel) = (cell.layer.bounds.size, 1 / scale)
        view.frame = Self.frame(
            y: atTop ? 0 : size.height - pixel, width: size.width, insets, pixel: pixel, isMirrored: isMirrored)
        view.isHidden = false
        if view.parentView !== cell { cell.addSubview(view) }
    }
}
