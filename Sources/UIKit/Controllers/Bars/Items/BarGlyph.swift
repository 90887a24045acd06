import CoreGraphics
import Foundation

/// The pictures of the system's items, drawn with lines two points wide. All figures but the sizes of chevron and plus are
/// assumed.
enum BarGlyph: CaseIterable {
    case chevron, add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause
    case rewind, fastForward, more, disclosure

    /// In points.
    var size: CGSize {
        switch self {
        case .chevron: CGSize(width: 11, height: 19)
        case .disclosure: CGSize(width: 8, height: 13)
        case .more: CGSize(width: 24, height: 24)
        case .camera: CGSize(width: 26, height: 22)
        case .play, .pause: CGSize(width: 18, height: 22)
        case .rewind, .fastForward: CGSize(width: 28, height: 22)
        default: CGSize(width: 22, height: 22)
        }
    }

    /// A template at the screen's scale.
    @MainActor
    var image: UIImage {
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.black.set()
            draw()
        }
        let template = image.withRenderingMode(.alwaysTemplate)
        switch self {
        case .chevron, .disclosure, .reply: return template.imageFlippedForRightToLeftLayoutDirection()
        default: return template
        }
    }

    @MainActor
    private func draw() { for shape in shapes { shape.draw() } }

    private var shapes: [GlyphShape] {
        switch self {
        case .chevron: [.line(width: 2.666, [(9.667, 1.333), (1.333, 9.5), (9.667, 17.667)])]
        case .disclosure: [.line([(1, 1), (7, 6.5), (1, 12)])]
        // The plus has ink of 17.667 × 18, from (2, 2) on (recorded).
        case .add: [.line([(10.833, 3), (10.833, 19)]), .line([(3, 11), (18.667, 11)])]
        case .stop: [.line([(4, 4), (18, 18)]), .line([(18, 4), (4, 18)])]
        case .compose:
            [
                .line([(12, 3), (4, 3), (2, 5), (2, 18), (4, 20), (17, 20), (19, 18), (19, 10)]),
                .line([(8, 14), (20, 2)]),
            ]
        case .reply: [.line([(9, 4), (2, 11), (9, 18)]), .line([(2, 11), (15, 11), (20, 18)])]
        case .action:
            [
                .line([(8, 8), (3, 8), (3, 20), (19, 20), (19, 8), (14, 8)]), .line([(11, 14), (11, 2)]),
                .line([(7, 6), (11, 2), (15, 6)]),
            ]
        case .organize: [.outline([(2, 18), (2, 4), (8, 4), (10, 7), (20, 7), (20, 18)])]
        case .bookmarks: [.line([(11, 5), (11, 19)]), .outline(Self.book)]
        case .search: [.ring(CGRect(x: 2, y: 2, width: 14, height: 14)), .line([(14, 14), (20, 20)])]
        case .refresh: [.turn, .line([(8, 1), (11.5, 4), (8, 7)])]
        case .camera:
            [
                .outline([(2, 6), (8, 6), (10, 3), (16, 3), (18, 6), (24, 6), (24, 19), (2, 19)]),
                .ring(CGRect(x: 9, y: 8, width: 8, height: 8)),
            ]
        case .trash:
            [
                .line([(2, 5), (20, 5)]), .line([(8, 5), (8, 2), (14, 2), (14, 5)]),
                .line([(4, 5), (5, 20), (17, 20), (18, 5)]), .line([(9, 9), (9.5, 16)]),
                .line([(13, 9), (12.5, 16)]),
            ]
        case .play: [.triangle([(2, 2), (17, 11), (2, 20)])]
        case .pause: [.bar(x: 3), .bar(x: 11)]
        case .rewind: [.triangle([(14, 3), (1, 11), (14, 19)]), .triangle([(27, 3), (14, 11), (27, 19)])]
        case .fastForward: [.triangle([(1, 3), (14, 11), (1, 19)]), .triangle([(14, 3), (27, 11), (14, 19)])]
        case .more: [.dot(x: 3), .dot(x: 12), .dot(x: 21)]
        }
    }

    private static let book: [(CGFloat, CGFloat)] = [
        (11, 5), (7, 3), (2, 3), (2, 17), (7, 17), (11, 19), (15, 17), (20, 17), (20, 3), (15, 3),
    ]
}

/// A stroke or a form that the pictures of items in bars consist of.
private enum GlyphShape {
    case line(width: CGFloat = 2, [(CGFloat, CGFloat)])
    case outline([(CGFloat, CGFloat)])
    case triangle([(CGFloat, CGFloat)])
    case ring(CGRect)
    /// Three quarters of a circle.
    case turn
    /// One of the two bars that mean a pause.
    case bar(x: CGFloat)
    case dot(x: CGFloat)

    @MainActor
    func draw() {
        switch self {
        case .line(let width, let points): Self.stroke(Self.path(points), width: width)
        case .outline(let points):
            let path = Self.path(points)
            path.close()
            Self.stroke(path, width: 2)
        case .triangle(let points):
            let path = Self.path(points)
            path.close()
            path.fill()
        case .ring(let frame):
            let path = UIBezierPath(ovalIn: frame)
            path.lineWidth = 2
            path.stroke()
        case .turn:
            let path = UIBezierPath(
                arcCenter: CGPoint(x: 11, y: 12), radius: 8, startAngle: -.pi / 2, endAngle: .pi, clockwise: true)
            path.lineWidth = 2
            path.lineCapStyle = .round
            path.stroke()
        case .bar(let x):
            UIBezierPath(roundedRect: CGRect(x: x, y: 3, width: 4, height: 16), cornerRadius: 1).fill()
        case .dot(let x): UIBezierPath(ovalIn: CGRect(x: x - 2, y: 10, width: 4, height: 4)).fill()
        }
    }

    private static func path(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, (x, y)) in points.enumerated() {
            let point = CGPoint(x: x, y: y)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }

    @MainActor
    private static func stroke(_ path: UIBezierPath, width: CGFloat) {
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }
}
