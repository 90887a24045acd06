import CoreGraphics

// How the signs of editing and what they do can be changed.
extension UICellAccessory {
    /// How a sign looks that deletes.
    public struct DeleteOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// How much width is kept for it. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil, the default: the kind's own.
        public var tintColor: UIColor?
        /// Behind the sign; nil, the default: the kind's own.
        public var backgroundColor: UIColor?

        /// Options, with defaults for what is nil.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var look: AccessoryLook {
            AccessoryLook(isHidden, reservedLayoutWidth, tintColor, backgroundColor)
        }
    }

    /// How a sign looks that inserts.
    public struct InsertOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// How much width is kept for it. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil, the default: the kind's own.
        public var tintColor: UIColor?
        /// Behind the sign; nil, the default: the kind's own.
        public var backgroundColor: UIColor?

        /// Options, with defaults for what is nil.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var look: AccessoryLook {
            AccessoryLook(isHidden, reservedLayoutWidth, tintColor, backgroundColor)
        }
    }

    /// How a ring looks.
    public struct MultiselectOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// How much width is kept for it. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil, the default: the kind's own.
        public var tintColor: UIColor?
        /// Behind the sign; nil, the default: the kind's own.
        public var backgroundColor: UIColor?

        /// Options, with defaults for what is nil.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var look: AccessoryLook {
            AccessoryLook(isHidden, reservedLayoutWidth, tintColor, backgroundColor)
        }
    }

    /// How a grip looks.
    public struct ReorderOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// How much width is kept for it. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil, the default: the kind's own.
        public var tintColor: UIColor?
        /// Whether there is a line before it where something else stands beside it. Default true.
        public var showsVerticalSeparator: Bool

        /// Options, with defaults for what is nil.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }

        var look: AccessoryLook { AccessoryLook(isHidden, reservedLayoutWidth, tintColor) }
    }
}
