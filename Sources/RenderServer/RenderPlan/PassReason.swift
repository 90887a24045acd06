/// Why a pass cannot be avoided as the tree stands. A closed list, told in one table: name, sentence, removal.
///
/// The order of the cases that share a group surface is their precedence as primary reason.
public enum PassReason: String, CaseIterable, Hashable, Sendable, Comparable {
    case rasterize
    case maskLayer
    case filter
    case blendMode
    case roundedClip
    case clipNotAxisAligned
    case edgeAntialiasedGroup
    case groupOpacity
    case shadowWithoutPath
    case backdropBlur
    case vibrancy
    case capture

    /// Orders reasons by precedence.
    public static func < (a: PassReason, b: PassReason) -> Bool {
        a.precedence < b.precedence
    }

    private var precedence: Int { Self.allCases.firstIndex(of: self)! }

    /// One sentence: what forces the pass.
    public var sentence: String {
        switch self {
        case .rasterize: "shouldRasterize keeps a bitmap of the subtree, and this frame had to make it"
        case .maskLayer: "a mask layer cuts the subtree, which must first exist as one picture"
        case .filter: "a filter works on the finished picture of the subtree"
        case .blendMode: "the compositing filter blends the subtree as one picture"
        case .roundedClip: "masksToBounds with a rounded corner clips content that reaches the corner"
        case .clipNotAxisAligned: "masksToBounds under a rotation clips content that sticks out"
        case .edgeAntialiasedGroup: "a clip with antialiased edges off the pixel lines cuts content"
        case .groupOpacity: "the layer is translucent and two or more things are faded together"
        case .shadowWithoutPath: "the shadow has no shadowPath, so its outline is taken from what is drawn"
        case .backdropBlur: "a blur effect reads what lies behind it"
        case .vibrancy: "vibrant content is filtered with what lies behind it"
        case .capture: "a snapshot draws the tree once more"
        }
    }

    /// What removes the pass, or nil where nothing does.
    public var removal: String? {
        switch self {
        case .rasterize: "set shouldRasterize to false on content that changes"
        case .maskLayer: "use cornerRadius with masksToBounds where the mask is a rounded rectangle"
        case .filter: nil
        case .blendMode: nil
        case .roundedClip:
            "drop masksToBounds if nothing sticks out, round the content itself, "
                + "or remove the box behind a clipped image"
        case .clipNotAxisAligned: "keep the content inside the bounds, or the clip unrotated"
        case .edgeAntialiasedGroup: "align the clip to whole pixels"
        case .groupOpacity: "set the opacity on the leaves, or allowsGroupOpacity to false"
        case .shadowWithoutPath: "set shadowPath"
        case .backdropBlur: "use a static picture of the blurred background"
        case .vibrancy: "use plain content"
        case .capture: nil
        }
    }
}
