import Testing
import UIKit

@Suite("Autoresizing")
@MainActor
struct AutoresizingTests {
    func resized(_ mask: UIView.AutoresizingMask, _ frame: CGRect, to size: CGSize) -> CGRect {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: frame)
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.bounds.size = size
        return child.frame
    }

    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let doubled = CGSize(width: 200, height: 200)

    @Test("Nothing flexible: the far margins take the growth")
    func none() {
        #expect(resized([], frame, to: doubled) == frame)
    }

    @Test("One flexible part takes all of it")
    func one() {
        #expect(resized(.flexibleWidth, frame, to: doubled) == CGRect(x: 10, y: 20, width: 130, height: 40))
        #expect(resized(.flexibleLeftMargin, frame, to: doubled) == CGRect(x: 110, y: 20, width: 30, height: 40))
        #expect(resized(.flexibleRightMargin, frame, to: doubled) == frame)
        #expect(resized(.flexibleHeight, frame, to: doubled) == CGRect(x: 10, y: 20, width: 30, height: 140))
        #expect(resized(.flexibleTopMargin, frame, to: doubled) == CGRect(x: 10, y: 120, width: 30, height: 40))
        #expect(resized(.flexibleBottomMargin, frame, to: doubled) == frame)
        #expect(
            resized([.flexibleWidth, .flexibleHeight], CGRect(x: 0, y: 0, width: 100, height: 100), to: doubled)
                == CGRect(x: 0, y: 0, width: 200, height: 200))
    }

    @Test("Several share in proportion to their old sizes")
    func several() {
        // 10 + 30 of 100 grow by 100: by 25 and 75.
        #expect(
            resized([.flexibleLeftMargin, .flexibleWidth], frame, to: doubled)
                == CGRect(x: 35, y: 20, width: 105, height: 40))
        // 10 and 60: the left margin gets a seventh.
        let margins = resized([.flexibleLeftMargin, .flexibleRightMargin], frame, to: CGSize(width: 170, height: 100))
        #expect(margins == CGRect(x: 20, y: 20, width: 30, height: 40))
        // All three: everything scales.
        #expect(
            resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], frame, to: doubled)
                == CGRect(x: 20, y: 20, width: 60, height: 40))
    }

    @Test("Parts that come to nothing share equally; sizes do not go below zero")
    func degenerate() {
        let empty = CGRect(x: 0, y: 0, width: 0, height: 100)
        #expect(
            resized([.flexibleLeftMargin, .flexibleWidth], empty, to: CGSize(width: 120, height: 100))
                == CGRect(x: 10, y: 0, width: 10, height: 100))
        #expect(
            resized(.flexibleWidth, frame, to: CGSize(width: 20, height: 100))
                == CGRect(x: 10, y: 20, width: 0, height: 40))
    }

    @Test("It runs inside the size change, down the tree, unless autoresizesSubviews is off")
    func timing() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: parent.bounds)
        let grandchild = UIView(frame: parent.bounds)
        for view in [child, grandchild] { view.autoresizingMask = [.flexibleWidth] }
        parent.addSubview(child)
        child.addSubview(grandchild)
        parent.frame.size.width = 150
        #expect(child.frame.width == 150 && grandchild.frame.width == 150)
        child.autoresizesSubviews = false
        parent.frame.size.width = 200
        #expect(child.frame.width == 200 && grandchild.frame.width == 150)
        parent.frame.origin.x = 50
        #expect(child.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("A transformed child grows in its own axes")
    func transformed() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.bounds.size = doubled
        #expect(child.bounds.size == doubled && child.center == CGPoint(x: 100, y: 100))
    }
}
