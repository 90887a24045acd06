import Testing
import UIKit

@Suite("Tint")
@MainActor
struct TintTests {
    final class Tinted: UIView {
        var changes = 0
        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
    }

    @Test("Inherited, told at once to those who inherit")
    func inheritance() {
        let (parent, child, own) = (Tinted(), Tinted(), Tinted())
        parent.addSubview(child)
        parent.addSubview(own)
        own.tintColor = .green
        #expect(child.tintColor === UIColor.systemBlue && own.changes == 1)
        parent.tintColor = .red
        #expect(child.tintColor === UIColor.red && own.tintColor === UIColor.green)
        #expect((parent.changes, child.changes, own.changes) == (1, 1, 1))
        parent.tintColor = .red
        #expect(parent.changes == 1)
        parent.tintColor = nil
        #expect(child.tintColor === UIColor.systemBlue && child.changes == 2)
    }

    @Test("Dimmed takes the saturation out, also below and of own colours")
    func dimmed() {
        let (parent, child, own, normal) = (Tinted(), Tinted(), Tinted(), Tinted())
        [child, own, normal].forEach(parent.addSubview)
        own.tintColor = .green
        normal.tintAdjustmentMode = .normal
        let before = [child, own, normal].map(\.changes)
        parent.tintAdjustmentMode = .dimmed
        #expect(child.tintAdjustmentMode == .dimmed && normal.tintAdjustmentMode == .normal)
        #expect([child, own, normal].map(\.changes) == [before[0] + 1, before[1] + 1, before[2]])
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(own.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect(red == green && green == blue && red > 0 && alpha == 1)
        #expect(normal.tintColor === UIColor.systemBlue)
        parent.tintAdjustmentMode = .automatic
        #expect(child.tintAdjustmentMode == .normal)
    }

    @Test("A move to a superview of another tint tells; one of the same does not")
    func moving() {
        let (red, blue, view) = (UIView(), UIView(), Tinted())
        red.tintColor = .red
        blue.addSubview(view)
        #expect(view.changes == 0)
        red.addSubview(view)
        #expect(view.changes == 1)
    }

    @Test("UIColor.tintColor as a background follows the view's tint")
    func background() {
        let view = UIView()
        view.backgroundColor = .tintColor
        view.tintColor = .red
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    }
}
