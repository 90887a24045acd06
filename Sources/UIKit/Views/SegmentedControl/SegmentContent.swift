import CoreGraphics

/// What a segment shows and does.
@MainActor
package struct SegmentContent {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// Points; 0: the row's to decide.
    package var width: CGFloat = 0
    var offset: CGSize = .zero
    package var isEnabled = true

    package init(title: String?) { self.title = title }

    package init(image: UIImage?) { self.image = image }

    init(_ action: UIAction) { take(action) }

    /// A string, an image or an action.
    init?(_ item: Any) {
        switch item {
        case let title as String: self.title = title
        case let image as UIImage: self.image = image
        case let action as UIAction: take(action)
        default: return nil
        }
    }

    /// An action's image goes before its title.
    mutating func take(_ action: UIAction) {
        self.action = action
        image = action.image
        title = action.image == nil ? action.title : nil
    }
}

/// What a row shows of its segments.
struct SegmentPose: Equatable {
    /// With the plate behind it.
    var selected: Int?
    /// Under a finger.
    var pressed: Int?
    /// The plate is under the finger.
    var isHeld = false
}

/// Widths of segments that are not all alike.
enum SegmentWidths {
    /// The edges from the first segment to the last, on whole points. What is left beside widths that were set goes to the
    /// others, by their contents or alike; where all were set they are scaled (assumed).
    /// - Parameter segments: the width that was set, or 0, and that of the content.
    static func edges(
        of segments: [(own: CGFloat, natural: CGFloat)], in width: CGFloat, byContent: Bool
    ) -> [CGFloat] {
        let fixed = segments.reduce(CGFloat(0)) { $0 + $1.own }
        let free = segments.filter { $0.own == 0 }
        let rest = max(0, width - fixed)
        let natural = free.reduce(CGFloat(0)) { $0 + $1.natural }
        let scale = free.isEmpty && fixed > 0 ? width / fixed : 1
        var (edge, edges): (CGFloat, [CGFloat]) = (0, [0])
        for segment in segments {
            if segment.own > 0 {
                edge += segment.own * scale
            } else if byContent, natural > 0 {
                edge += rest * segment.natural / natural
            } else {
                edge += rest / CGFloat(free.count)
            }
            edges.append(edge.rounded(.down))
        }
        return edges
    }
}
