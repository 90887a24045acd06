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
    /// Of films: passes in frame after frame that a change was seen to spare.
    case passInEachFrame
    /// Of films: a layout in frame after frame.
    case layoutInEachFrame
    /// Of films: a shadow's path that stays while the bounds change.
    case staleShadowPath
    /// Of lists that scroll: passes in their cells.
    case passInCell
    /// Of lists that scroll: pictures that come into sight and are decoded then.
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
        case .passInEachFrame: "passes in frame after frame that need not be: offstage advise says what spares them"
        case .layoutInEachFrame: "layoutSubviews in frame after frame: animate what it sets, and lay out once"
        case .staleShadowPath: "shadowPath stays while the bounds change: animate it with them"
        case .passInCell: "passes in the cells of a list that scrolls: mend the cell once, and all of them are"
        case .decodedWhileScrolling: "pictures decoded while a list scrolls: prepare them before, as thumbnails"
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
        case .manySubviews: "view"
        case .drawOverride: "draw"
        case .passInEachFrame: "pass"
        case .repeatedLayout, .layoutInEachFrame: "layout"
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
