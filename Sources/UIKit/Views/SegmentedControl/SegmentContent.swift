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

/// Where segments end, on whole points. One begins a point behind the end of the one before.
enum SegmentWidths {
    /// Between two segments, in points.
    static let gap: CGFloat = 1

    /// The ends of segments that are all alike, behind the beginning of the first one: what the points between them leave
    /// is shared, and each edge lies on the whole point before it.
    static func edges(ofEqual count: Int, in width: CGFloat) -> [CGFloat] {
        let room = width - Self.gap * CGFloat(count - 1)
        let ends = (0..<count).map { CGFloat($0 + 1) * room / CGFloat(count) + Self.gap * CGFloat($0) }
        return [0] + ends.map { $0.rounded(.down) }
    }

    /// The ends of segments that differ. What is left beside widths that were set goes to the others, by their contents or
    /// alike; where all were set they are scaled (assumed).
    /// - Parameter segments: the width that was set, or 0, and that of the content.
    static func edges(
        of segments: [(own: CGFloat, natural: CGFloat)], in width: CGFloat, byContent: Bool
    ) -> [CGFloat] {
        let width = width - Self.gap * CGFloat(segments.count - 1)
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
            edges.append((edge + Self.gap * CGFloat(edges.count - 1)).rounded(.down))
        }
        return edges
    }
}
