import Foundation
import Offstage
import Testing
import UIKit

@Suite("Geometry as objects")
struct BoxTests {
    @Test("Values come back as they were, and other kinds answer zero")
    func values() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
        let offset = UIOffset(horizontal: 1, vertical: 2)
        #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
        let space = CATransform3DMakeTranslation(1, 2, 3)
        #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: space).caTransform3DValue, space))
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgRectValue == .zero)
        #expect(NSValue(cgRect: rect).cgAffineTransformValue == .identity)
        #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
    }

    @Test("Animations take them")
    @MainActor
    func animations() {
        let stage = Stage()
        stage.makeCurrent()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        let move = CAKeyframeAnimation(keyPath: "position")
        move.values = [NSValue(cgPoint: .zero), NSValue(cgPoint: CGPoint(x: 100, y: 50))]
        move.duration = 1
        view.layer.add(move, forKey: "move")
        let grow = CABasicAnimation(keyPath: "transform")
        grow.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
        grow.toValue = NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1))
        grow.duration = 1
        view.layer.add(grow, forKey: "grow")
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        let shown = view.layer.presentation()
        #expect(shown?.position == CGPoint(x: 50, y: 25))
        #expect(shown?.transform.m11 == 2)
    }

    @Test("Places in lists have sections, rows and items")
    func places() {
        var place = IndexPath(row: 3, section: 2)
        #expect(place == IndexPath(item: 3, section: 2))
        #expect((place.section, place.row, place.item) == (2, 3, 3))
        place.item = 5
        place.section = 1
        #expect(place == [1, 5])
    }
}

@Suite("Paths as objects")
struct PathObjectTests {
    @Test("A path as an object has section, row and item")
    func places() {
        let path = NSIndexPath(row: 3, section: 1)
        #expect(path.section == 1 && path.row == 3 && path.item == 3)
        #expect(path as IndexPath == IndexPath(row: 3, section: 1))
        #expect(NSIndexPath(item: 2, section: 0) as IndexPath == [0, 2] && NSIndexPath(index: 4).section == 4)
        #expect(NSIndexPath(index: 4).row == NSNotFound)
    }
}
