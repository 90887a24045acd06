import UIKit

/// What makes lists stutter, the worst first.
public enum SlownessCause: String, CaseIterable, Hashable, Sendable {
    case shadowWithoutPath
    case roundedClip
    case blending
    case manySubviews
    case drawOverride
    case repeatedLayout

    /// One sentence: what is wrong, and what helps.
    public var sentence: String {
        switch self {
        case .shadowWithoutPath: "shadows without a path: set shadowPath"
        case .roundedClip: "rounded clips with content: round the content itself, or drop the clip"
        case .blending: "blended pixels: give views an opaque background, pictures without alpha, alpha 1"
        case .manySubviews: "many subviews in a cell: flatten it"
        case .drawOverride: "draw(_:) overrides: compose layers instead, or draw once into an image"
        case .repeatedLayout: "layoutSubviews more than once in a frame: do not mark layout from inside layout"
        }
    }

    /// What `Culprit.amount` counts.
    public var unit: String {
        switch self {
        case .shadowWithoutPath, .roundedClip: "passes"
        case .blending: "square points"
        case .manySubviews: "views"
        case .drawOverride: "bytes"
        case .repeatedLayout: "layouts"
        }
    }
}
