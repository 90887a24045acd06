import Testing
import UIKit

@Suite("Insets, edges and their strings")
struct InsetsTests {
    @Test("inset(by:) moves each edge inwards, also past the middle")
    func inset() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
        #expect(UIEdgeInsetsInsetRect(rect, insets) == rect.inset(by: insets))
        #expect(rect.inset(by: UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 40)).size.width == -20)
    }

    @Test("Leading and trailing follow the direction, there and back")
    func directional() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.resolved(isRightToLeft: false) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(insets.resolved(isRightToLeft: true) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        for isRightToLeft in [false, true] {
            let sides = insets.resolved(isRightToLeft: isRightToLeft)
            #expect(NSDirectionalEdgeInsets(sides, isRightToLeft: isRightToLeft) == insets)
        }
    }

    @Test("Bits of the option sets")
    func bits() {
        #expect([UIRectEdge.top, .left, .bottom, .right, .all].map(\.rawValue) == [1, 2, 4, 8, 15])
        #expect(
            [NSDirectionalRectEdge.top, .leading, .bottom, .trailing, .all].map(\.rawValue) == [1, 2, 4, 8, 15])
        #expect([UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map(\.rawValue) == [1, 2, 4, 8])
        #expect(UIRectCorner.allCorners.contains([.topLeft, .bottomRight]))
        #expect([UIAxis.horizontal, .vertical, .both].map(\.rawValue) == [1, 2, 3])
    }

    @Test("Geometry as strings, and back")
    func strings() {
        #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
        #expect(NSCoder.string(for: CGRect(x: 0, y: -1, width: 10, height: 20)) == "{{0, -1}, {10, 20}}")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        let rect = CGRect(x: 0.125, y: -3, width: 1e9, height: 0.1)
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        let transform = CGAffineTransform(a: 1, b: 0.5, c: -2, d: 4, tx: 10, ty: -1)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
        #expect(NSCoder.cgSize(for: "{3, 4}") == CGSize(width: 3, height: 4))
        #expect(NSCoder.cgPoint(for: "nothing") == .zero)
        #expect(NSCoder.cgPoint(for: "{1, 2, 3}") == .zero)
        #expect(NSCoder.uiOffset(for: "{5, 6}") == UIOffset(horizontal: 5, vertical: 6))
    }
}
