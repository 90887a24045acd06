import Foundation
import Testing
import UIKit

@Suite("Overridden members")
@MainActor
struct OverrideTests {
    @Test("Constraints that a view is given go through its own addConstraint(_:)")
    func addConstraint() {
        final class Keeper: UIView {
            var added: [NSLayoutConstraint] = []
            override func addConstraint(_ constraint: NSLayoutConstraint) {
                added.append(constraint)
                super.addConstraint(constraint)
            }
        }
        let view = Keeper()
        let constraints = [
            view.widthAnchor.constraint(equalToConstant: 5), view.heightAnchor.constraint(equalToConstant: 6),
        ]
        view.addConstraints(constraints)
        #expect(view.added == constraints && view.constraints == constraints)
    }

    @Test("A touch and an event that tests make travel up the responder chain")
    func touches() {
        final class Counter: UIView {
            var began: [Set<UITouch>] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began.append(touches) }
        }
        let (parent, child) = (Counter(), UIView())
        parent.addSubview(child)
        let (touch, event) = (UITouch(), UIEvent())
        #expect(touch.phase == .began && touch.view == nil && touch.location(in: nil) == .zero)
        #expect(event.type == .touches && event.allTouches == nil && event.timestamp == 0)
        child.touchesBegan([touch], with: event)
        #expect(parent.began == [[touch]])
    }

    @Test("A colour, a screen and traits of a subclass are what UIKit asks")
    func values() {
        final class Dark: UITraitCollection, @unchecked Sendable {
            override var userInterfaceStyle: UIUserInterfaceStyle { .dark }
        }
        #expect(UIColor.label.resolvedColor(with: Dark()) == UIColor.white.resolvedColor(with: Dark()).rgbCopy)
        final class Small: UIScreen {
            override var bounds: CGRect { CGRect(x: 0, y: 0, width: 1, height: 2) }
        }
        #expect((Small() as UIScreen).bounds.size == CGSize(width: 1, height: 2) && Small().scale == 3)
    }
}

extension UIColor {
    /// The colour's components as an RGB colour.
    fileprivate var rgbCopy: UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}
