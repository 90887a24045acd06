import UIKit

/// One sign of the status bar, drawn by shapes in one colour. Their figures are assumed.
final class StatusBarGlyph: UIView {
    /// What the sign tells of.
    enum Kind {
        case signal, wifi, battery
    }

    private let kind: Kind
    private let full = CAShapeLayer()
    /// What is drawn weaker: the battery's case.
    private let faint = CAShapeLayer()

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        for shape in [faint, full] { layer.addSublayer(shape) }
        full.path = fullPath.cgPath
        faint.path = faintPath?.cgPath
    }

    required init?(coder: NSCoder) { nil }

    var naturalSize: CGSize {
        switch kind {
        case .signal: CGSize(width: 18, height: 12)
        case .wifi: CGSize(width: 17, height: 12)
        case .battery: CGSize(width: 27.5, height: 13)
        }
    }

    func show(in color: UIColor) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        full.fillColor = color.cgColor
        faint.fillColor = color.withAlphaComponent(0.35).cgColor
        CATransaction.commit()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let factor = bounds.width / naturalSize.width
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for shape in [full, faint] { shape.setAffineTransform(CGAffineTransform(scaleX: factor, y: factor)) }
        CATransaction.commit()
    }

    // MARK: Shapes

    private var fullPath: UIBezierPath {
        switch kind {
        case .signal: Self.signal
        case .wifi: Self.wifi
        case .battery: UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 21, height: 9), cornerRadius: 2.5)
        }
    }

    private var faintPath: UIBezierPath? { kind == .battery ? Self.batteryCase : nil }

    /// Four bars, each higher than the one before.
    private static var signal: UIBezierPath {
        let path = UIBezierPath()
        for (place, height) in [4, 6.5, 9.25, 12].enumerated() {
            let bar = CGRect(x: 5 * CGFloat(place), y: 12 - height, width: 3, height: height)
            path.append(UIBezierPath(roundedRect: bar, cornerRadius: 1))
        }
        return path
    }

    /// A quarter of two rings and of a disc about one point.
    private static var wifi: UIBezierPath {
        let path = UIBezierPath()
        let center = CGPoint(x: 8.5, y: 12)
        let (left, right) = (-CGFloat.pi * 3 / 4, -CGFloat.pi / 4)
        for (inner, outer) in [(0, 3.6), (5.4, 7.8), (9.6, 12)] as [(CGFloat, CGFloat)] {
            let part = UIBezierPath()
            if inner == 0 {
                part.move(to: center)
            } else {
                part.addArc(withCenter: center, radius: inner, startAngle: right, endAngle: left, clockwise: false)
            }
            part.addArc(withCenter: center, radius: outer, startAngle: left, endAngle: right, clockwise: true)
            part.close()
            path.append(part)
        }
        return path
    }

    /// The line around the charge, and the knob at its end.
    private static var batteryCase: UIBezierPath {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 25, height: 13), cornerRadius: 4.3)
        path.append(
            UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: 23, height: 11), cornerRadius: 3.3).reversing())
        path.append(
            UIBezierPath(
                roundedRect: CGRect(x: 26, y: 4.5, width: 1.5, height: 4),
                byRoundingCorners: [.topRight, .bottomRight],
                cornerRadii: CGSize(width: 1.5, height: 2)))
        return path
    }
}
