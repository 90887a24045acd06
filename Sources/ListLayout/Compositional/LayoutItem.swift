import CoreGraphics

/// What stands in a group: a cell, or a group of its own.
package struct LayoutItem: Hashable, Sendable {
    package var size: LayoutSize
    /// A cell is shrunk by them, but along axes whose length is an estimate; a group's content lies inside of them.
    package var insets = LayoutInsets.zero
    package var edgeSpacing = LayoutEdgeSpacing()
    package var supplements: [LayoutSupplement] = []
    /// Nil for a cell.
    package var group: LayoutGroup? {
        get { content.first }
        set { content = newValue.map { [$0] } ?? [] }
    }
    /// One or none: a value may not hold itself.
    private var content: [LayoutGroup] = []

    package init(_ size: LayoutSize, group: LayoutGroup? = nil) {
        self.size = size
        self.group = group
    }

    /// Whether cells in it may answer with sizes of their own.
    var isSelfSizing: Bool {
        guard let group else { return size.isEstimate }
        return group.subitems.contains(where: \.isSelfSizing)
    }
}

/// How items stand in a group.
package struct LayoutGroup: Hashable, Sendable {
    package enum Arrangement: Hashable, Sendable {
        /// One behind the other.
        case line(ListAxis)
        /// Wherever code put them, in the order of the items.
        case custom([CustomItem])
    }

    /// How often the subitems are repeated, one after the other.
    package enum Repetition: Hashable, Sendable {
        /// As often as they fit; where the group's own length is an estimate, once.
        case filling
        /// As often as is said.
        case count(Int)
        /// As often as is said, each as long as it takes to fill the group.
        case equal(Int)
    }

    package struct CustomItem: Hashable, Sendable {
        package var frame: CGRect
        package var zIndex: Int

        package init(_ frame: CGRect, zIndex: Int = 0) {
            self.frame = frame
            self.zIndex = zIndex
        }
    }

    package var arrangement: Arrangement
    package var subitems: [LayoutItem]
    package var repetition = Repetition.filling
    /// Between items.
    package var spacing = LayoutSpacing.fixed(0)

    package init(_ axis: ListAxis, _ subitems: [LayoutItem], _ repetition: Repetition = .filling) {
        arrangement = .line(axis)
        self.subitems = subitems
        self.repetition = repetition
    }

    package init(_ items: [CustomItem]) {
        arrangement = .custom(items)
        subitems = []
    }
}
