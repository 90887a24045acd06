/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// How far a drag of the cell is.
    public enum DragState: Int, Sendable {
        /// The cell is not dragged.
        case none = 0
        /// A finger lifts it.
        case lifting = 1
        /// A finger drags it.
        case dragging = 2
    }

    /// What a drag over the list means for the cell.
    public enum DropState: Int, Sendable {
        /// Nothing is dragged over the list.
        case none = 0
        /// The drag aims at something else.
        case notTargeted = 1
        /// The drag aims at the cell.
        case targeted = 2
    }

    /// The cell's traits.
    public var traitCollection: UITraitCollection
    /// Whether fingers pass the cell by. Default false.
    public var isDisabled = false
    /// Whether a finger is on the cell. Default false.
    public var isHighlighted = false
    /// Whether the cell is selected. Default false.
    public var isSelected = false
    /// Whether the cell has the focus. Default false: no view here ever has it.
    public var isFocused = false
    /// Whether the view sticks to an edge of a list. Default false.
    public var isPinned = false
    /// Whether the cell is edited. Default false.
    public var isEditing = false
    /// Whether what belongs below the cell is shown. Default false.
    public var isExpanded = false
    /// Whether the cell is swiped aside. Default false.
    public var isSwiped = false
    /// Whether a finger moves the cell to another place. Default false.
    public var isReordering = false
    /// How far a drag of the cell is. Default none: there is no drag and drop here.
    public var cellDragState = DragState.none
    /// What a drag over the list means for the cell. Default none.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with nothing but traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The app's own part of the state; nil where nothing was set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
