import CoreGraphics
import Foundation

/// What stands beside a list cell's content: its views, and where they are.
@MainActor
final class ListCellAccessories {
    private unowned let cell: UICollectionViewListCell
    /// From the leading side on; a view stays as long as the cell has an accessory of its type.
    private var (leading, trailing): ([Part], [Part]) = ([], [])
    private var views: [UICellAccessory.AccessoryType: AccessoryView] = [:]
    private var line: ControlPart?

    private struct Part {
        let accessory: UICellAccessory
        let view: AccessoryView
    }

    /// Between two accessories: before the content, and behind it.
    private static let (leadingGap, trailingGap): (CGFloat, CGFloat) = (16, 8)

    init(of cell: UICollectionViewListCell) {
        self.cell = cell
    }

    /// What the app set.
    private(set) var all: [UICellAccessory] = []

    func set(_ new: [UICellAccessory]) {
        all = checked(new)
        arrange()
    }

    private func checked(_ new: [UICellAccessory]) -> [UICellAccessory] {
        var seen: Set<UICellAccessory.AccessoryType> = []
        return new.filter { accessory in
            if case .label(let text, _) = accessory.extra, text.isEmpty {
                cell.report(misuse: Self.empty)
                return false
            }
            guard seen.insert(accessory.accessoryType).inserted else {
                cell.report(misuse: Self.double + "\(accessory.accessoryType)")
                return false
            }
            return true
        }
    }

    private static let empty =
        "NSInternalInconsistencyException: the text of a label accessory must not be empty"
    private static let double =
        "NSInternalInconsistencyException: accessories of a cell must be unique, but there are two of the type "

    // MARK: Views

    /// Brings the views of what is shown now into the cell.
    func arrange() {
        let order = AccessoryOrder(all, isHeader: cell.isHeader)
        let old = views
        views = [:]
        leading = parts(order.leading, old)
        trailing = parts(order.trailing, old)
        for (type, view) in old where views[type] == nil && view.superview === cell { view.removeFromSuperview() }
        cell.accessoriesDidChange()
    }

    private func parts(_ accessories: [UICellAccessory], _ old: [UICellAccessory.AccessoryType: AccessoryView])
        -> [Part]
    {
        accessories.filter { $0.isShown(whileEditing: cell.isEdited) }.map { accessory in
            let type = accessory.accessoryType
            let view = old[type] ?? AccessoryView(type)
            view.show(accessory, in: cell)
            if view.superview !== cell { UIView.performWithoutAnimation { cell.addSubview(view) } }
            views[type] = view
            return Part(accessory: accessory, view: view)
        }
    }

    var hasLeading: Bool { !leading.isEmpty }
    var hasTrailing: Bool { !trailing.isEmpty }

    /// The view of an accessory that is shown.
    func view(of type: UICellAccessory.AccessoryType) -> AccessoryView? { views[type] }

    /// What a tap anywhere on the cell opens and closes; nil: nothing.
    var toggledByCell: UICellAccessory? {
        trailing.first { $0.accessory.togglesByCell(cell.isHeader) }?.accessory
    }

    // MARK: Layout

    /// Places all views.
    /// - Parameters:
    ///   - margins: The cell's, leading at the left.
    ///   - indentation: How far those before the content are moved.
    /// - Returns: How much they take from the content at both sides, from the cell's edges; 0 where there is none.
    func place(margins: UIEdgeInsets, indentation: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        var taken = margins.left + indentation
        for (index, part) in leading.enumerated() {
            if index > 0 { taken += Self.leadingGap }
            taken += place(part, from: taken, atEnd: false)
        }
        let before = leading.isEmpty ? 0 : taken
        taken = margins.right
        line?.isHidden = true
        for (index, part) in trailing.reversed().enumerated() {
            if index > 0 { taken += gap(behind: trailing[trailing.count - index].accessory, from: taken) }
            taken += place(part, from: taken, atEnd: true)
        }
        return (before, trailing.isEmpty ? 0 : taken)
    }

    /// Between an accessory at the end and the one before it: beside a grip with a line.
    private func gap(behind accessory: UICellAccessory, from taken: CGFloat) -> CGFloat {
        guard case .reorder(showsLine: true) = accessory.extra else { return Self.trailingGap }
        let view = line ?? ControlPart(frame: .zero)
        if line == nil {
            view.backgroundColor = .separator
            line = view
        }
        if view.superview !== cell { cell.addSubview(view) }
        view.isHidden = false
        view.frame = frame(from: taken + Self.trailingGap, width: 1, CGSize(width: 1, height: height), atEnd: true)
        return 2 * Self.trailingGap + 1
    }

    private var height: CGFloat { cell.layer.bounds.height }

    private func place(_ part: Part, from start: CGFloat, atEnd: Bool) -> CGFloat {
        let size = part.view.neededSize(in: CGSize(width: cell.layer.bounds.width, height: height))
        let slot =
            switch part.accessory.look.reservedWidth {
            case .actual: size.width
            case .standard: Self.standardWidth
            case .custom(let width): width > 0 && width.isFinite ? width : size.width
            }
        part.view.isMirrored = isMirrored
        part.view.place(frame(from: start, width: slot, size, atEnd: atEnd), in: cell)
        return slot
    }

    static let standardWidth: CGFloat = 24

    private var isMirrored: Bool { cell.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Something in the middle of a slot that begins so far from an end of the cell.
    private func frame(from start: CGFloat, width: CGFloat, _ size: CGSize, atEnd: Bool) -> CGRect {
        let middle = start + width / 2
        let x = (atEnd != isMirrored ? cell.layer.bounds.width - middle : middle) - size.width / 2
        let scale = cell.screenScale
        return CGRect(
            x: PixelGrid.nearest(x, scale: scale), y: PixelGrid.nearest((height - size.height) / 2, scale: scale),
            width: size.width, height: size.height)
    }
}
