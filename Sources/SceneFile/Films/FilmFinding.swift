import Offstage
import RenderServer
import TextFormatting

/// Something that costs over and over while a scene moves, and what was seen to come of its remedy: it was tried on the
/// whole film before it is told.
package struct FilmFinding: Sendable {
    package enum Kind: String, Sendable {
        /// Offscreen passes in frame after frame.
        case passes
        /// A shadow's path that stays as it is while the bounds change.
        case shadowPath
        /// `layoutSubviews()` in frame after frame.
        case layout
    }

    package let kind: Kind
    /// The layer or view, as messages name it.
    package let layer: String
    /// In how many frames.
    package let frames: Int
    /// What animations of the layer move in these frames, sorted.
    package var keyPaths: [String] = []
    /// Why the passes are forced; empty for the other kinds.
    package var reasons: Set<PassReason> = []
    /// What marked the view first; nil where nobody knows, and for the other kinds.
    package var cause: String?
    /// What to set; empty for what is no property's setting.
    package var changes: [LayerChange] = []
    /// Passes, bytes and layouts of the whole film that are spared.
    package var passesSaved = 0
    package var bytesSaved = 0
    package var layoutsSaved = 0
    /// Beside the film as it is: the most pixels of a frame, the largest difference, and where.
    package let difference: PictureDifference

    package var jsonValue: JSONValue {
        .object([
            ("kind", .string(kind.rawValue)), ("layer", .string(layer)), ("frames", .integer(frames)),
            ("keyPaths", .texts(keyPaths)), ("reasons", .texts(reasons.sorted().map(\.rawValue))),
            ("cause", .text(cause)), ("changes", .array(changes.map(\.jsonValue))),
            ("passesSaved", .integer(passesSaved)), ("bytesSaved", .integer(bytesSaved)),
            ("layoutsSaved", .integer(layoutsSaved)), ("difference", difference.jsonValue),
        ])
    }
}

extension FilmFinding: CustomStringConvertible {
    /// What costs, what to do, and what that was seen to save, a line each.
    package var description: String { ([title] + remedy).joined(separator: "\n  ") }

    private var title: String {
        let count = frames.counted("frame")
        switch kind {
        case .passes:
            let list = reasons.sorted().map(\.rawValue).joined(separator: ", ")
            return keyPaths.isEmpty
                ? "\(layer) forces passes in \(count) {\(list)}"
                : "\(layer) animates \(keyPaths.joined(separator: ", ")) and forces passes in \(count) {\(list)}"
        case .shadowPath: return "\(layer) has a shadowPath that does not follow its bounds in \(count)"
        case .layout: return "\(layer) is laid out in \(count)" + (cause.map { ", because of \($0)" } ?? "")
        }
    }

    private var remedy: [String] {
        switch kind {
        case .passes:
            return changes.map(\.description)
                + ["\((-passesSaved).counted("pass")) over the film, \(ByteText.text(-bytesSaved)); \(difference)"]
        case .shadowPath: return ["animate shadowPath with the bounds: \(difference)"]
        case .layout: return ["without these \(layoutsSaved.counted("layout")): \(difference)"]
        }
    }
}
