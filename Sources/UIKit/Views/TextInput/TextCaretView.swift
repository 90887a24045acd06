import CoreGraphics
import QuartzCore

/// The caret of a text input: half a second on, half a second off, and on after each edit.
final class TextCaretView: ControlPart {
    /// Points (assumed).
    static let width: CGFloat = 2
    private static let key = "blink"

    override init(frame: CGRect) {
        super.init(frame: frame)
        isCapsule = true
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the caret at a rectangle of the superview, or hides it.
    func show(_ rect: CGRect?) {
        guard let rect else {
            isHidden = true
            layer.removeAnimation(forKey: Self.key)
            return
        }
        frame = rect
        backgroundColor = tintColor
        isHidden = false
        blink()
    }

    /// Begins with half a second on.
    private func blink() {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [Float(1), Float(0)]
        animation.keyTimes = [0, 0.5, 1]
        animation.calculationMode = .discrete
        animation.duration = 1
        animation.repeatCount = .infinity
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: Self.key)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }
}
