import CoreGraphics
import UIKit

/// A frame with the ways of fingers drawn over it.
@MainActor
package enum TouchPicture {
    private static let colors: [UIColor] = [
        UIColor(red: 0.9, green: 0.1, blue: 0.1, alpha: 1), UIColor(red: 0.1, green: 0.3, blue: 0.9, alpha: 1),
        UIColor(red: 0.1, green: 0.6, blue: 0.2, alpha: 1), UIColor(red: 0.7, green: 0.1, blue: 0.8, alpha: 1),
        UIColor(red: 0.9, green: 0.5, blue: 0, alpha: 1),
    ]

    /// The frame's picture, pale, with a line along each finger's samples: a ring where it came down, a dot for each
    /// sample, a disc where it was lifted, a cross where it was taken away, and its number.
    package static func image(of frame: Frame, on host: SceneHost, _ accounts: [TouchAccount]) -> CGImage? {
        host.perform {
            let scale = CGFloat(frame.scale)
            let size = CGSize(width: CGFloat(frame.image.width) / scale, height: CGFloat(frame.image.height) / scale)
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            let rect = CGRect(origin: .zero, size: size)
            return UIGraphicsImageRenderer(size: size, format: format).image { context in
                UIColor.white.setFill()
                context.fill(rect)
                UIImage(cgImage: frame.image, scale: scale, orientation: .up)
                    .draw(in: rect, blendMode: .normal, alpha: 0.5)
                for account in accounts { draw(account) }
            }.cgImage
        }
    }

    private static func draw(_ account: TouchAccount) {
        guard let finger = account.finger, let first = account.samples.first, let last = account.samples.last else {
            return
        }
        let color = colors[(finger - 1) % colors.count]
        color.set()
        let line = UIBezierPath()
        line.move(to: first.location)
        for sample in account.samples.dropFirst() { line.addLine(to: sample.location) }
        line.lineWidth = 1
        if account.samples.count > 1 { line.stroke() }
        for sample in account.samples where sample.phase == .moved { disc(sample.location, 1.5).fill() }
        let ring = disc(first.location, 6)
        ring.lineWidth = 2
        ring.stroke()
        if last.phase == .ended { disc(last.location, 3).fill() }
        if last.phase == .cancelled { cross(last.location).stroke() }
        let number = NSAttributedString(
            string: "\(finger)", attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: color])
        number.draw(at: CGPoint(x: first.location.x + 8, y: first.location.y - 12))
    }

    private static func disc(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
        UIBezierPath(ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private static func cross(_ center: CGPoint) -> UIBezierPath {
        let path = UIBezierPath()
        for side: CGFloat in [-4, 4] {
            path.move(to: CGPoint(x: center.x - 4, y: center.y + side))
            path.addLine(to: CGPoint(x: center.x + 4, y: center.y - side))
        }
        path.lineWidth = 2
        return path
    }
}
