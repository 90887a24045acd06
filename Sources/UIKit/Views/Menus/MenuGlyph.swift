import CoreGraphics
import Foundation

/// The system's small pictures in menus; their figures are assumed.
enum MenuGlyph: CaseIterable {
    case check, dash, forward, down

    var size: CGSize {
        switch self {
        case .check, .dash: CGSize(width: 14, height: 13)
        case .forward: CGSize(width: 8, height: 13)
        case .down: CGSize(width: 13, height: 8)
        }
    }

    private var points: [CGPoint] {
        switch self {
        case .check: [CGPoint(x: 1, y: 7), CGPoint(x: 5, y: 12), CGPoint(x: 13, y: 1)]
        case .dash: [CGPoint(x: 1, y: 6.5), CGPoint(x: 13, y: 6.5)]
        case .forward: [CGPoint(x: 1, y: 1), CGPoint(x: 7, y: 6.5), CGPoint(x: 1, y: 12)]
        case .down: [CGPoint(x: 1, y: 1), CGPoint(x: 6.5, y: 7), CGPoint(x: 12, y: 1)]
        }
    }

    /// A template at the screen's scale.
    @MainActor
    var image: UIImage {
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.black.set()
            let path = UIBezierPath()
            for (index, point) in points.enumerated() {
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.lineWidth = 2
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            path.stroke()
        }
        let template = image.withRenderingMode(.alwaysTemplate)
        return self == .forward ? template.imageFlippedForRightToLeftLayoutDirection() : template
    }
}
