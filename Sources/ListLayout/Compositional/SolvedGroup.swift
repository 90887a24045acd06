import CoreGraphics

/// A group with a place for each of its items, from its own origin.
struct SolvedGroup: Hashable, Sendable {
    struct Cell: Hashable, Sendable {
        /// Counted from the group's first item.
        var item: Int
        var frame: CGRect
        var zIndex = 0
        /// Along which axes its cell may answer with a size of its own.
        var estimates = LayoutEstimates()
    }

    struct Supplement: Hashable, Sendable {
        var kind: String
        /// Among those of its kind in the group.
        var number: Int
        var frame: CGRect
        var zIndex: Int
    }

    var size: CGSize
    var cells: [Cell] = []
    var supplements: [Supplement] = []
    /// Along the axis that scrolls, by how much the group is shorter than a full one.
    var missing: CGFloat = 0

    mutating func add(_ other: SolvedGroup, at origin: CGPoint) {
        let first = cells.count
        cells += other.cells.map { cell in
            var cell = cell
            cell.item += first
            cell.frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
            return cell
        }
        for supplement in other.supplements {
            let frame = supplement.frame.offsetBy(dx: origin.x, dy: origin.y)
            add(supplement.kind, frame, supplement.zIndex)
        }
    }

    mutating func add(_ kind: String, _ frame: CGRect, _ zIndex: Int) {
        let number = supplements.count { $0.kind == kind }
        supplements.append(Supplement(kind: kind, number: number, frame: frame, zIndex: zIndex))
    }
}
