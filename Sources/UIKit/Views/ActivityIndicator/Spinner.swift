import CoreGraphics
import Foundation
import QuartzCore

/// The layers of a spinner: one a spoke, each with its own course of opacities.
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
            spoke.opacity = SpinnerForm.opacity(of: index, in: 0)
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

    /// Lets the strongest spoke go round, in steps (assumed).
    func spin() {
        Self.withoutActions { shape() }
        for (index, spoke) in spokes.enumerated() {
            let steps = CAKeyframeAnimation(keyPath: "opacity")
            steps.values = (0..<SpinnerForm.spokes).map { SpinnerForm.opacity(of: index, in: $0) }
            steps.calculationMode = .discrete
            steps.duration = SpinnerForm.turn
            steps.repeatCount = .infinity
            steps.isRemovedOnCompletion = false
            spoke.add(steps, forKey: Self.key)
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
