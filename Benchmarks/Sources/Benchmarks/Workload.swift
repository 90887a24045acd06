import Foundation
import UIKit

/// A scene made by code from a fixed seed.
@MainActor
struct Workload {
    var name: String
    var build: @MainActor (UIView) -> Void

    static let all = [
        Workload(name: "cards", build: cards), Workload(name: "shadows", build: shadows),
        Workload(name: "groups", build: groups), Workload(name: "gradients", build: gradients),
        Workload(name: "shapes", build: shapes), Workload(name: "layers", build: layers),
    ]

    /// 200 opaque rounded cards with borders, overlapping.
    private static func cards(_ root: UIView) {
        var random = SplitMix64(seed: 1)
        for _ in 0..<200 {
            let card = random.box(in: root.bounds, width: 80...200, height: 60...160)
            card.layer.cornerRadius = 12
            card.layer.borderWidth = 1
            card.layer.borderColor = UIColor.lightGray.cgColor
            root.addSubview(card)
        }
    }

    /// 60 cards with shadows, half of them without a path.
    private static func shadows(_ root: UIView) {
        var random = SplitMix64(seed: 2)
        for index in 0..<60 {
            let card = random.box(in: root.bounds, width: 100...180, height: 60...120)
            card.layer.cornerRadius = 14
            card.layer.shadowOpacity = 0.3
            card.layer.shadowRadius = 8
            card.layer.shadowOffset = CGSize(width: 0, height: 4)
            if index % 2 == 0 {
                card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 14).cgPath
            }
            root.addSubview(card)
        }
    }

    /// 100 rounded clips of four children at opacity 0.8.
    private static func groups(_ root: UIView) {
        var random = SplitMix64(seed: 3)
        for _ in 0..<100 {
            let group = random.box(in: root.bounds, width: 60...120, height: 60...120)
            group.layer.cornerRadius = 16
            group.clipsToBounds = true
            group.alpha = 0.8
            for _ in 0..<4 {
                group.addSubview(random.box(in: group.bounds, width: 30...60, height: 30...60))
            }
            root.addSubview(group)
        }
    }

    /// 100 axial and 20 radial gradients.
    private static func gradients(_ root: UIView) {
        var random = SplitMix64(seed: 4)
        for index in 0..<120 {
            let gradient = CAGradientLayer()
            gradient.type = index < 100 ? .axial : .radial
            gradient.frame = random.box(in: root.bounds, width: 40...120, height: 40...120).frame
            gradient.colors = [random.color().cgColor, random.color().cgColor, random.color().cgColor]
            gradient.startPoint = index < 100 ? CGPoint(x: 0, y: 0) : CGPoint(x: 0.5, y: 0.5)
            gradient.endPoint = CGPoint(x: 1, y: 1)
            root.layer.addSublayer(gradient)
        }
    }

    /// 500 filled and stroked blobs and a line of 10,000 points.
    private static func shapes(_ root: UIView) {
        var random = SplitMix64(seed: 5)
        for _ in 0..<500 {
            let shape = CAShapeLayer()
            shape.path = random.blob(in: root.bounds)
            shape.fillColor = random.color().withAlphaComponent(0.6).cgColor
            shape.strokeColor = random.color().cgColor
            root.layer.addSublayer(shape)
        }
        let chart = CAShapeLayer()
        let path = CGMutablePath()
        path.addLines(
            between: (0..<10_000).map {
                CGPoint(x: root.bounds.width * CGFloat($0) / 10_000, y: .random(in: 300...500, using: &random))
            })
        chart.path = path
        chart.fillColor = nil
        chart.strokeColor = UIColor.systemBlue.cgColor
        root.layer.addSublayer(chart)
    }

    /// 20,000 small translucent layers.
    private static func layers(_ root: UIView) {
        var random = SplitMix64(seed: 6)
        for _ in 0..<20_000 {
            let layer = CALayer()
            layer.frame = random.box(in: root.bounds, width: 10...10, height: 10...10).frame
            layer.backgroundColor = random.color().withAlphaComponent(0.5).cgColor
            root.layer.addSublayer(layer)
        }
    }
}
