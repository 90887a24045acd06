import CoreGraphics

/// What a list cell shows beside its content: a sign, a button, a text, a view.
///
/// Signs have their places, whatever their order in `accessories`; from the edges inwards, delete, insert and multiselect stand
/// before the content, and reorder, disclosure indicator, detail, checkmark and label behind it.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// What a tap does.
    public typealias ActionHandler = () -> Void
    /// Called when another element of a menu is chosen.
    public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

    /// When an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
        /// Always.
        case always
        /// While the collection is edited.
        case whenEditing
        /// While it is not.
        case whenNotEditing
    }

    /// How much width is kept for an accessory, in whose middle it stands.
    public enum LayoutDimension: Hashable, Sendable {
        /// The accessory's own width.
        case actual
        /// A width of 24 points.
        case standard
        /// Points; 0: as much as it is wide.
        case custom(CGFloat)
    }

    /// What an accessory is.
    public enum AccessoryType: Hashable {
        /// An arrow: the cell leads to another screen.
        case disclosureIndicator
        /// A chevron that opens and closes what belongs below the cell.
        case outlineDisclosure
        /// A check mark.
        case checkmark
        /// A red sign.
        case delete
        /// A green sign.
        case insert
        /// A grip by which the cell is moved.
        case reorder
        /// A ring that shows whether the cell is selected.
        case multiselect
        /// A text.
        case label
        /// A view of the app's.
        case customView(UIView)
        /// A button that opens a menu and shows what was chosen in it.
        case popUpMenu
        /// A button with an i.
        case detail
    }

    /// What the accessory is.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    var look = AccessoryLook()
    /// What a tap on it does.
    var handler: ActionHandler?
    /// What only some kinds have.
    var extra = Extra.none

    /// What only some kinds of accessories have.
    enum Extra {
        case none
        case label(String, LabelOptions)
        case outline(OutlineDisclosureOptions.Style)
        case reorder(showsLine: Bool)
        case menu(UIMenu, MenuSelectedElementDidChangeHandler?)
        case custom(CustomViewConfiguration)
    }

    init(_ type: AccessoryType, _ displayed: DisplayedState, _ look: AccessoryLook, _ extra: Extra = .none) {
        (accessoryType, self.displayed, self.look, self.extra) = (type, displayed, look, extra)
    }

    /// Whether it is shown.
    func isShown(whileEditing isEditing: Bool) -> Bool {
        switch displayed {
        case .always: !look.isHidden
        case .whenEditing: isEditing && !look.isHidden
        case .whenNotEditing: !isEditing && !look.isHidden
        }
    }
}

/// What all accessories have.
struct AccessoryLook {
    var isHidden = false
    var reservedWidth = UICellAccessory.LayoutDimension.actual
    var tintColor: UIColor?
    var backgroundColor: UIColor?

    init() {}

    init(
        _ isHidden: Bool, _ reservedWidth: UICellAccessory.LayoutDimension, _ tintColor: UIColor?,
        _ backgroundColor: UIColor? = nil
    ) {
        (self.isHidden, self.reservedWidth) = (isHidden, reservedWidth)
        (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
}
