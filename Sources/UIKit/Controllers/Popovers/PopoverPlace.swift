import Foundation

/// Where a popover lies, and its arrow. Lengths are points, in the container's space.
struct PopoverPlace: Equatable {
    /// The measures of a background, in points.
    struct Figures: Equatable {
        /// How far the arrow stands out (assumed).
        var arrow: CGFloat = 13
        /// How wide the arrow is where it begins (assumed).
        var foot: CGFloat = 26
        var radius: CGFloat = 13
        /// Between the background's edges and the content.
        var insets = UIEdgeInsets.zero
    }

    let figures: Figures

    /// With the arrow.
    private(set) var frame: CGRect
    /// The popover without its arrow, in the frame's space.
    private(set) var body: CGRect
    /// Where the content lies, in the frame's space.
    var content: CGRect { body.inset(by: figures.insets) }
    private(set) var direction: UIPopoverArrowDirection
    /// The arrow's tip, in the frame's space.
    private(set) var tip: CGPoint

    /// The first side on which all of it fits, below, above, at the right, at the left; else where there is most room
    /// (assumed).
    /// - Parameters:
    ///   - size: of the content.
    ///   - source: what the arrow points at.
    ///   - room: where it may lie.
    init(
        size: CGSize, source: CGRect, room: CGRect, permitted: UIPopoverArrowDirection, figures: Figures = Figures()
    ) {
        self.figures = figures
        let (arrow, insets) = (figures.arrow, figures.insets)
        let size = CGSize(
            width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
        let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let allowed = all.filter { permitted.contains($0) }
        let directions = allowed.isEmpty ? all : allowed
        func space(_ direction: UIPopoverArrowDirection) -> CGSize {
            Self.space(direction, around: source, in: room, arrow: arrow)
        }
        let fitting = directions.first { size.width <= space($0).width && size.height <= space($0).height }
        let chosen =
            fitting ?? directions.max { a, b in
                let (one, other) = (space(a), space(b))
                return min(one.width, size.width) * min(one.height, size.height)
                    < min(other.width, size.width) * min(other.height, size.height)
            } ?? .up
        let most = space(chosen)
        let own = CGSize(width: max(0, min(size.width, most.width)), height: max(0, min(size.height, most.height)))
        direction = chosen
        let isUpright = chosen == .up || chosen == .down
        let total = CGSize(
            width: own.width + (isUpright ? 0 : arrow), height: own.height + (isUpright ? arrow : 0))
        var origin = CGPoint.zero
        switch chosen {
        case .up: origin = CGPoint(x: source.midX - total.width / 2, y: source.maxY)
        case .down: origin = CGPoint(x: source.midX - total.width / 2, y: source.minY - total.height)
        case .left: origin = CGPoint(x: source.maxX, y: source.midY - total.height / 2)
        default: origin = CGPoint(x: source.minX - total.width, y: source.midY - total.height / 2)
        }
        origin.x = max(room.minX, min(origin.x, room.maxX - total.width)).rounded()
        origin.y = max(room.minY, min(origin.y, room.maxY - total.height)).rounded()
        frame = CGRect(origin: origin, size: total)
        body = CGRect(origin: .zero, size: own)
        if chosen == .up { body.origin.y = arrow }
        if chosen == .left { body.origin.x = arrow }
        tip = .zero
        tip = tip(pointingAt: source)
    }

    /// The room beside a source, less the arrow's.
    private static func space(
        _ direction: UIPopoverArrowDirection, around source: CGRect, in room: CGRect, arrow: CGFloat
    ) -> CGSize {
        switch direction {
        case .up: CGSize(width: room.width, height: room.maxY - max(source.maxY, room.minY) - arrow)
        case .down: CGSize(width: room.width, height: min(source.minY, room.maxY) - room.minY - arrow)
        case .left: CGSize(width: room.maxX - max(source.maxX, room.minX) - arrow, height: room.height)
        default: CGSize(width: min(source.minX, room.maxX) - room.minX - arrow, height: room.height)
        }
    }

    /// The source's middle, as far as the round corners let the arrow go.
    private func tip(pointingAt source: CGRect) -> CGPoint {
        let margin = figures.radius + figures.foot / 2
        func kept(_ value: CGFloat, _ length: CGFloat) -> CGFloat {
            length < 2 * margin ? length / 2 : min(max(value, margin), length - margin)
        }
        switch direction {
        case .up: return CGPoint(x: kept(source.midX - frame.minX, frame.width), y: 0)
        case .down: return CGPoint(x: kept(source.midX - frame.minX, frame.width), y: frame.height)
        case .left: return CGPoint(x: 0, y: kept(source.midY - frame.minY, frame.height))
        default: return CGPoint(x: frame.width, y: kept(source.midY - frame.minY, frame.height))
        }
    }

    /// How far the arrow's middle is from the popover's, to the right or downwards.
    var arrowOffset: CGFloat {
        direction == .up || direction == .down ? tip.x - frame.width / 2 : tip.y - frame.height / 2
    }

    /// The outline of body and arrow, in the frame's space.
    @MainActor
    var outline: UIBezierPath {
        let path = UIBezierPath(roundedRect: body, cornerRadius: figures.radius)
        let half = figures.foot / 2
        switch direction {
        case .up:
            Self.triangle(path, CGPoint(x: tip.x - half, y: body.minY), tip, CGPoint(x: tip.x + half, y: body.minY))
        case .down:
            Self.triangle(path, CGPoint(x: tip.x + half, y: body.maxY), tip, CGPoint(x: tip.x - half, y: body.maxY))
        case .left:
            Self.triangle(path, CGPoint(x: body.minX, y: tip.y + half), tip, CGPoint(x: body.minX, y: tip.y - half))
        default:
            Self.triangle(path, CGPoint(x: body.maxX, y: tip.y - half), tip, CGPoint(x: body.maxX, y: tip.y + half))
        }
        return path
    }

    @MainActor
    private static func triangle(_ path: UIBezierPath, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
        path.move(to: a)
        path.addLine(to: b)
        path.addLine(to: c)
        path.close()
    }
}
