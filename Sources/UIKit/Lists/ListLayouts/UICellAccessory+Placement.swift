import CoreGraphics

// Where an app's views stand among a cell's accessories.
extension UICellAccessory {
    /// At which side of a cell an app's view stands, and where among others there.
    public enum Placement {
        /// Where it stands among the accessories of its side, which are given from the leading one on.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Array<UICellAccessory>.Index

        /// Before the content; by default right before it.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// Behind the content; by default right behind it.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Before the accessory of the same type; as the first where there is none.
        @MainActor
        public static func position(before accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { all in MainActor.assumeIsolated { all.firstIndex { $0.accessoryType == type } ?? 0 } }
        }

        /// Behind the accessory of the same type; as the last where there is none.
        @MainActor
        public static func position(after accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { all in
                MainActor.assumeIsolated { all.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? all.count }
            }
        }

        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }
    }

    /// A view of the app's, and where it stands.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// Where it stands.
        public let placement: Placement
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// How much width is kept for it. Default actual (assumed).
        public var reservedLayoutWidth: LayoutDimension
        /// The view's tint; nil, the default: its own.
        public var tintColor: UIColor?
        /// Whether the view keeps the size that it has; else it has the one that it needs, if it says so. Default false.
        public var maintainsFixedSize: Bool

        /// A view, with defaults for what is nil.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.tintColor) = (customView, placement, tintColor)
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}
