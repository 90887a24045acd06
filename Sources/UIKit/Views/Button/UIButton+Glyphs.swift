import CoreGraphics
import Foundation

// What the types of buttons with a picture of their own show. Their figures are assumed.
extension UIButton {
    private static let glyphSize: CGFloat = 22
    private static let closeSize: CGFloat = 30

    /// Gives the button its type's picture.
    func adoptGlyph(of type: ButtonType) {
        switch type {
        case .custom, .system: return
        case .detailDisclosure, .infoLight, .infoDark: setImage(Self.glyph(Self.drawInfo), for: .normal)
        case .contactAdd: setImage(Self.glyph(Self.drawPlus), for: .normal)
        case .close:
            setImage(Self.picture(Self.closeSize, Self.drawCross), for: .normal)
            setBackgroundImage(Self.picture(Self.closeSize, Self.drawDisc), for: .normal)
        }
    }

    private static func glyph(_ draw: @escaping (CGRect) -> Void) -> UIImage {
        picture(glyphSize) { frame in
            let ring = UIBezierPath(ovalIn: frame.insetBy(dx: 1.75, dy: 1.75))
            ring.lineWidth = 1.5
            ring.stroke()
            draw(frame)
        }
    }

    private static func picture(_ side: CGFloat, _ draw: (CGRect) -> Void) -> UIImage {
        let frame = CGRect(x: 0, y: 0, width: side, height: side)
        let image = UIGraphicsImageRenderer(size: frame.size).image { _ in
            UIColor.black.set()
            draw(frame)
        }
        return image.withRenderingMode(.alwaysTemplate)
    }

    private static func drawInfo(_ frame: CGRect) {
        UIBezierPath(ovalIn: CGRect(x: frame.midX - 1.25, y: frame.minY + 5.5, width: 2.5, height: 2.5)).fill()
        UIBezierPath(
            roundedRect: CGRect(x: frame.midX - 0.875, y: frame.minY + 9.5, width: 1.75, height: 7), cornerRadius: 0.75
        ).fill()
    }

    private static func drawPlus(_ frame: CGRect) {
        let bar = CGRect(x: frame.midX - 5, y: frame.midY - 0.75, width: 10, height: 1.5)
        UIBezierPath(roundedRect: bar, cornerRadius: 0.75).fill()
        let post = CGRect(x: frame.midX - 0.75, y: frame.midY - 5, width: 1.5, height: 10)
        UIBezierPath(roundedRect: post, cornerRadius: 0.75).fill()
    }

    private static func drawCross(_ frame: CGRect) {
        let cross = UIBezierPath()
        for (dx, dy) in [(-5.0, -5.0), (-5.0, 5.0)] as [(CGFloat, CGFloat)] {
            cross.move(to: CGPoint(x: frame.midX + dx, y: frame.midY + dy))
            cross.addLine(to: CGPoint(x: frame.midX - dx, y: frame.midY - dy))
        }
        cross.lineWidth = 2.25
        cross.lineCapStyle = .round
        cross.stroke()
    }

    private static func drawDisc(_ frame: CGRect) {
        UIBezierPath(ovalIn: frame).fill()
    }
}
