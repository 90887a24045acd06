import RenderServer
import TextFormatting
import UIKit

/// What makes lists stutter.
public enum SlownessCause: String, CaseIterable, Hashable, Sendable {
    case shadowWithoutPath
    case roundedClip
    case mask
    case groupOpacity
    case rasterize
    /// Passes for any other reason: filters, blend modes, blurs, clips off the pixel lines.
    case effect
    case blending
    case manySubviews
    case drawOverride
    case repeatedLayout
    /// Pictures of which less than half of the decoded pixels are shown.
    case oversizedPicture
    /// Pictures between the screen's pixels.
    case misalignedPicture
    /// Pictures with alpha of which every pixel is opaque.
    case needlessAlpha
    /// Of films: passes in frame after frame that a change was seen to spare.
    case passInEachFrame
    /// Of films: a layout in frame after frame.
    case layoutInEachFrame
    /// Of several frames: a body of SwiftUI's in frame after frame.
    case bodyInEachFrame
    /// Of films: a shadow's path that stays while the bounds change.
    case staleShadowPath
    /// Of lists that scroll: passes in their cells.
    case passInCell
    /// Of lists that scroll: pictures that the main actor decodes.
    case decodedWhileScrolling
    /// Of lists that scroll: cells made where others could be used again.
    case cellMadeWhileScrolling
    /// Of lists that scroll: cells that are measured as they come.
    case cellMeasuredWhileScrolling
    /// Of lists: heights asked of rows that nobody sees.
    case heightsOfAllRows
    /// Of lists that scroll: views that come into cells which had theirs.
    case viewAddedAtReuse
    /// Of lists that scroll: constraints that come into cells which had theirs.
    case constraintAddedAtReuse

    /// The cause that a pass stands for, by the first of its reasons.
    init(_ reason: PassReason) {
        self =
            switch reason {
            case .shadowWithoutPath: .shadowWithoutPath
            case .roundedClip: .roundedClip
            case .maskLayer: .mask
            case .groupOpacity: .groupOpacity
            case .rasterize: .rasterize
            default: .effect
            }
    }

    init(_ fault: PictureFinding.Fault) {
        self =
            switch fault {
            case .oversized: .oversizedPicture
            case .misaligned: .misalignedPicture
            case .needlessAlpha: .needlessAlpha
            }
    }

    /// One sentence: what is wrong, and what helps.
    public var sentence: String {
        switch self {
        case .shadowWithoutPath: "shadows without a path: set shadowPath"
        case .roundedClip: "rounded clips with content: round the content itself, or drop the clip"
        case .mask: "mask layers: use cornerRadius where the mask is a rounded rectangle"
        case .groupOpacity: "faded groups: fade the leaves, or set allowsGroupOpacity to false"
        case .rasterize: "bitmaps of shouldRasterize made anew: leave it off where content changes"
        case .effect: "effects on finished pictures: filters, blend modes, blurs, tilted clips"
        case .blending: "blended pixels: give views an opaque background, pictures without alpha, alpha 1"
        case .manySubviews: "many subviews in a cell: flatten it"
        case .drawOverride: "draw(_:) overrides: compose layers instead, or draw once into an image"
        case .repeatedLayout: "layoutSubviews more than once in a turn: something marks the view after its layout"
        case .oversizedPicture: "pictures decoded far larger than they show: decode them as thumbnails"
        case .misalignedPicture:
            "pictures between the screen's pixels: round frames to pixels and to the picture's size"
        case .needlessAlpha: "pictures with alpha of which all is opaque: save or draw them without"
        case .passInEachFrame: "passes in frame after frame that need not be: offstage advise says what spares them"
        case .layoutInEachFrame: "layoutSubviews in frame after frame: animate what it sets, and lay out once"
        case .bodyInEachFrame: "bodies that run in frame after frame: let a smaller view read what changes"
        case .staleShadowPath: "shadowPath stays while the bounds change: animate it with them"
        case .passInCell: "passes in the cells of a list that scrolls: mend the cell once, and all of them are"
        case .decodedWhileScrolling:
            "pictures decoded on the main actor while a list scrolls: prepare them before and elsewhere, as thumbnails"
        case .cellMadeWhileScrolling:
            "cells made while a list scrolls, though others could be used again: dequeue, by one identifier a kind"
        case .cellMeasuredWhileScrolling:
            "cells measured while a list scrolls: give rowHeight, or heights where they are known"
        case .heightsOfAllRows: "heights of all rows asked at once: set an estimate, and rows are asked as they come"
        case .viewAddedAtReuse:
            "views added to cells that are used again: make them once, and hide what a row does not show"
        case .constraintAddedAtReuse:
            "constraints added to cells that are used again: activate them once, and change their constants"
        }
    }

    /// What `Culprit.amount` counts.
    public var unit: String { noun.withS }

    private var noun: String {
        switch self {
        case .shadowWithoutPath, .roundedClip, .mask, .groupOpacity, .rasterize, .effect: "pass"
        case .blending: "square point"
        case .oversizedPicture, .misalignedPicture, .needlessAlpha: "picture"
        case .manySubviews: "view"
        case .drawOverride: "draw"
        case .passInEachFrame: "pass"
        case .repeatedLayout, .layoutInEachFrame: "layout"
        case .bodyInEachFrame: "run"
        case .staleShadowPath: "frame"
        case .passInCell: "pass"
        case .decodedWhileScrolling: "picture"
        case .cellMadeWhileScrolling, .cellMeasuredWhileScrolling: "cell"
        case .heightsOfAllRows: "height"
        case .viewAddedAtReuse: "view"
        case .constraintAddedAtReuse: "constraint"
        }
    }

    /// `5 passes`, `1 pass`.
    func text(_ amount: Int) -> String { amount.counted(noun) }
}
