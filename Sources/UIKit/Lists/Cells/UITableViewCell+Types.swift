extension UITableViewCell {
    /// What texts a cell has, and where.
    public enum CellStyle: Int, Sendable {
        /// An image and a text.
        case `default` = 0
        /// A text, and another one at the other end, in a paler colour.
        case value1 = 1
        /// A short text in the tint, and another one after it.
        case value2 = 2
        /// An image, a text, and a smaller one below it.
        case subtitle = 3
    }

    /// How a cell shows that it is selected.
    public enum SelectionStyle: Int, Sendable {
        /// Not at all.
        case none = 0
        /// As the default: from before iOS 7.
        case blue = 1
        /// As the default: from before iOS 7.
        case gray = 2
        /// By a grey plate behind the content.
        case `default` = 3
    }

    /// The sign beside a cell's content.
    public enum AccessoryType: Int, Sendable {
        /// None.
        case none = 0
        /// An arrow: the cell leads to another screen.
        case disclosureIndicator = 1
        /// A button with an i, and an arrow.
        case detailDisclosureButton = 2
        /// A check mark: the cell is chosen.
        case checkmark = 3
        /// A button with an i.
        case detailButton = 4
    }

    /// What a row lets be done with it while its table is edited.
    public enum EditingStyle: Int, Sendable {
        /// Nothing: there is no sign before the content.
        case none = 0
        /// The row can be deleted: a red sign.
        case delete = 1
        /// A row can be inserted: a green sign.
        case insert = 2
    }

    /// What a cell shows beside its content while it is edited.
    public struct StateMask: OptionSet, Sendable {
        /// The set's bits.
        public let rawValue: UInt

        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The cell is edited.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// A button asks whether to delete.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
}
