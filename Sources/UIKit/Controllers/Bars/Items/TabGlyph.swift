import CoreGraphics
import Foundation

/// The pictures of the system's tabs, 25 points wide and high. All figures are assumed.
enum TabGlyph: CaseIterable {
    case dots, star, clock, person, book, glass, arrowDown, list

    /// A template at the screen's scale.
    @MainActor
    var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25)).image { _ in
            UIColor.black.set()
            draw()
        }.withRenderingMode(.alwaysTemplate)
    }

    @MainActor
    private func draw() {
        switch self {
        case .dots:
            for x in [4.5, 12.5, 20.5] as [CGFloat] { disc(x, 12.5, 2.25) }
        case .star: starPath.fill()
        case .clock:
            stroke(UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 21, height: 21)))
            line([(12.5, 6), (12.5, 13), (17, 15)])
        case .person:
            disc(12.5, 8, 5)
            UIBezierPath(
                roundedRect: CGRect(x: 3, y: 15, width: 19, height: 9), byRoundingCorners: [.topLeft, .topRight],
                cornerRadii: CGSize(width: 8, height: 8)
            ).fill()
        case .book:
            line([
                (12.5, 6), (8, 4), (2, 4), (2, 19), (8, 19), (12.5, 21), (17, 19), (23, 19), (23, 4), (17, 4),
                (12.5, 6),
            ])
            line([(12.5, 6), (12.5, 21)])
        case .glass:
            stroke(UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 15, height: 15)))
            line([(16, 16), (22.5, 22.5)])
        case .arrowDown:
            line([(12.5, 2.5), (12.5, 17)])
            line([(6.5, 11.5), (12.5, 17.5), (18.5, 11.5)])
            line([(3, 22), (22, 22)])
        case .list:
            for y in [6.0, 12.5, 19.0] as [CGFloat] {
                disc(4, y, 1.5)
                line([(9, y), (22, y)])
            }
        }
    }

    /// A star of five points: corners at whole fifths of a turn, the inner ones at 0.382 of the radius, in whole tenths.
    private var starPath: UIBezierPath {
        let corners: [(CGFloat, CGFloat)] = [
            (12.5, 1.5), (15.2, 9.2), (23.4, 9.4), (16.9, 14.4), (19.3, 22.2), (12.5, 17.6), (5.7, 22.2), (8.1, 14.4),
            (1.6, 9.4), (9.8, 9.2),
        ]
        let path = UIBezierPath()
        for (index, corner) in corners.enumerated() {
            let point = CGPoint(x: corner.0, y: corner.1)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }

    @MainActor
    private func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)).fill()
    }

    @MainActor
    private func line(_ points: [(CGFloat, CGFloat)]) {
        let path = UIBezierPath()
        for (index, (x, y)) in points.enumerated() {
            let point = CGPoint(x: x, y: y)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        stroke(path)
    }

    @MainActor
    private func stroke(_ path: UIBezierPath) {
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }
}
