import CoreGraphics
import Foundation
import QuartzCore

/// The layers of a spinner: one a spoke, each fading by itself.
@MainActor
final class Spinner {
    private static let key = "spin"

    let layer = CALayer()
    private let spokes: [CAShapeLayer]
    private(set) var form: SpinnerForm

    init(_ form: SpinnerForm) {
        self.form = form
        spokes = (0..<SpinnerForm.spokes).map { _ in CAShapeLayer() }
        Self.withoutActions {
            for spoke in spokes { layer.addSublayer(spoke) }
            shape()
        }
    }

    /// Takes another size.
    func change(to form: SpinnerForm) {
        guard form != self.form else { return }
        self.form = form
        Self.withoutActions { shape() }
    }

    private func shape() {
        for (index, spoke) in spokes.enumerated() {
            spoke.path = form.path(of: index)
            spoke.opacity = SpinnerForm.opacity(of: index)
        }
    }

    func color(_ color: CGColor) {
        Self.withoutActions { for spoke in spokes { spoke.fillColor = color } }
    }

    func place(_ middle: CGPoint) {
        Self.withoutActions { layer.position = middle }
    }

    /// Shows so much of the circle, 0…1, from the top on: whole spokes, all bright.
    func reveal(_ part: Double) {
        Self.withoutActions {
            for (index, spoke) in spokes.enumerated() {
                spoke.opacity = part * Double(SpinnerForm.spokes) > Double(index) ? 1 : 0
            }
        }
    }

    /// Lets brightness go round, from the top on.
    func spin() {
        Self.withoutActions { shape() }
        for (index, spoke) in spokes.enumerated() {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = Float(1)
            fade.toValue = SpinnerForm.faintest
            fade.duration = SpinnerForm.turn
            fade.timeOffset = SpinnerForm.phase(of: index) * SpinnerForm.turn
            fade.repeatCount = .infinity
            fade.timingFunction = CAMediaTimingFunction(name: .linear)
            fade.isRemovedOnCompletion = false
            spoke.add(fade, forKey: Self.key)
        }
    }

    func stop() {
        for spoke in spokes { spoke.removeAnimation(forKey: Self.key) }
    }

    private static func withoutActions(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }
}
