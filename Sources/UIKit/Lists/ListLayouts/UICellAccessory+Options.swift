import CoreGraphics

// How signs, texts and buttons can be changed.
extension UICellAccessory {
    /// How an arrow looks.
    public struct DisclosureIndicatorOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// How much width is kept for it. Default actual.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil, the default: the kind's own.
        public var tintColor: UIColor?

        /// Options, with defaults for what is nil.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }

        var look: AccessoryLook { AccessoryLook(isHidden, reservedLayoutWidth, tintColor) }
    }

    /// How a check mark looks.
    public struct CheckmarkOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// How much width is kept for it. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil, the default: the kind's own.
        public var tintColor: UIColor?

        /// Options, with defaults for what is nil.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }

        var look: AccessoryLook { AccessoryLook(isHidden, reservedLayoutWidth, tintColor) }
    }

    /// How a button with an i looks.
    public struct DetailOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// How much width is kept for it. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil, the default: the kind's own.
        public var tintColor: UIColor?

        /// Options, with defaults for what is nil.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }

        var look: AccessoryLook { AccessoryLook(isHidden, reservedLayoutWidth, tintColor) }
    }

    /// How a button looks that opens a menu.
    public struct PopUpMenuOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// How much width is kept for it. Default actual.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil, the default: the kind's own.
        public var tintColor: UIColor?

        /// Options, with defaults for what is nil.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }

        var look: AccessoryLook { AccessoryLook(isHidden, reservedLayoutWidth, tintColor) }
    }

    /// How a chevron looks and works.
    public struct OutlineDisclosureOptions {
        /// What opens and closes the branch.
        public enum Style: Hashable, Sendable {
            /// The style of headers in headers, of cells in other cells.
            case automatic
            /// A tap anywhere on the cell, which is not selected. The chevron stands at the end (assumed).
            case header
            /// A tap on the chevron, at the beginning.
            case cell
        }

        /// What opens and closes the branch. Default automatic.
        public var style: Style
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// How much width is kept for it. Default actual.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil, the default: the kind's own.
        public var tintColor: UIColor?

        /// Options, with defaults for what is nil.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }

        var look: AccessoryLook { AccessoryLook(isHidden, reservedLayoutWidth, tintColor) }
    }

    /// How a text looks.
    public struct LabelOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// How much width is kept for it. Default actual.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil, the default: the kind's own.
        public var tintColor: UIColor?
        /// Default body.
        public var font: UIFont
        /// Whether the font follows the size that the user chose. Default true.
        public var adjustsFontForContentSizeCategory: Bool

        /// Options, with defaults for what is nil.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }

        var look: AccessoryLook { AccessoryLook(isHidden, reservedLayoutWidth, tintColor) }
    }
}
