import UIKit

/// How a preview is shown.
public struct PreviewTrait<T>: Sendable {
    /// What a preview gets to lie in.
    package enum Layout: Hashable, Sendable {
        /// The screen of a device.
        case device
        /// A screen of the size that the content wants.
        case fitting
        /// A screen of a size.
        case fixed(CGSize)
    }

    enum Kind: Sendable {
        case layout(Layout)
        case orientation(UIInterfaceOrientation)
    }

    let kind: Kind
}

extension PreviewTrait<Preview.ViewTraits> {
    /// The screen of a device: what is shown without a trait.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.device)) }
    /// A screen of the size that the content wants.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.fitting)) }
    /// A screen of a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(kind: .layout(.fixed(CGSize(width: width, height: height))))
    }

    /// A device that is held upright.
    public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }
    /// A device that is held upside down.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }
    /// A device on its left side.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeLeft)) }
    /// A device on its right side.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeRight)) }

    /// A trait of a layout, for modules above this one.
    package static func layout(_ layout: Layout) -> PreviewTrait<T> { PreviewTrait(kind: .layout(layout)) }
    /// A trait of an orientation, for modules above this one.
    package static func orientation(_ orientation: UIInterfaceOrientation) -> PreviewTrait<T> {
        PreviewTrait(kind: .orientation(orientation))
    }
}
