import Foundation
import Offstage
import Testing
import UIKit

/// In which order elements are met, and which are.
@MainActor
@Suite struct ReadingOrderTests {
    private func stage(_ device: Device = .iPhone16, rightToLeft: Bool = false) -> Stage {
        Stage(
            device: device,
            traits: rightToLeft ? UITraitCollection { $0.layoutDirection = .rightToLeft } : nil)
    }

    @discardableResult
    private func box(_ name: String, _ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10, in view: UIView) -> UIView {
        let box = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
        box.isAccessibilityElement = true
        box.accessibilityLabel = name
        view.addSubview(box)
        return box
    }

    private func read(_ stage: Stage) -> String {
        stage.runTurn()
        return stage.accessibility.elements.map(\.spoken).joined(separator: " ")
    }

    @Test("A grid is read line by line, from the side where reading begins", arguments: [false, true])
    func grid(rightToLeft: Bool) {
        let stage = stage(rightToLeft: rightToLeft)
        for (name, x, y) in [("A", 20.0, 20.0), ("B", 40, 20), ("C", 20, 40), ("D", 40, 40)] {
            box(name, x, y, in: stage.window)
        }
        #expect(read(stage) == (rightToLeft ? "B A D C" : "A B C D"))
    }

    @Test(
        "Eight points part two lines on phones, thirteen on pads",
        arguments: [
            (false, [0.0, 8, 0, -8, -8], "C D B A"), (true, [0.0, 8, 0, -8, -8], "A B C D"),
            (true, [0.0, 25, 0, -25, -25], "C D B A"),
        ])
    func lines(isPad: Bool, tops: [Double], expected: String) {
        let stage = stage(isPad ? .iPadPro11InchM4 : .iPhone16)
        for (index, name) in ["A", "B", "C", "D"].enumerated() {
            box(name, CGFloat(10 * index), 100 + tops[index + 1], in: stage.window)
        }
        #expect(read(stage) == expected)
    }

    private enum Container { case listing, grouping, none }

    /// A column of E0, a, E1, b, E2, where a and b lie in a view of their own that covers it.
    private func column(_ kind: Container) -> String {
        let stage = stage()
        for (index, name) in ["E0", "E1", "E2"].enumerated() {
            box(name, 0, CGFloat(100 + 40 * index), in: stage.window)
        }
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        let (a, b) = (box("a", 0, 120, in: container), box("b", 0, 160, in: container))
        if kind == .listing { container.accessibilityElements = [b, a] }
        container.shouldGroupAccessibilityChildren = kind == .grouping
        stage.window.addSubview(container)
        return read(stage)
    }

    @Test(
        "What a container lists is read in its order, where the first of them stands; a group together; else by place")
    func containers() {
        #expect(column(.listing) == "E0 b a E1 E2")
        #expect(column(.grouping) == "E0 a b E1 E2")
        #expect(column(.none) == "E0 a E1 b E2")
    }

    @Test("Of modal siblings the last one alone is read; modal views in boxes silence nobody outside of theirs")
    func modals() {
        let flat = stage()
        for index in 0..<6 {
            let view = box("\(index)", 0, CGFloat(100 + 20 * index), in: flat.window)
            view.accessibilityViewIsModal = index == 1 || index == 3
        }
        #expect(read(flat) == "3")
        let boxed = stage()
        for index in 0..<4 { box("\(index)", 0, CGFloat(100 + 20 * index), in: boxed.window) }
        for index in 0..<2 {
            let inner = UIView(frame: CGRect(x: 0, y: CGFloat(200 + 100 * index), width: 50, height: 50))
            boxed.window.addSubview(inner)
            for part in 0..<2 {
                box("m\(index)\(part)", 0, CGFloat(20 * part), in: inner).accessibilityViewIsModal = true
            }
        }
        #expect(read(boxed) == "0 1 2 3 m01 m11")
    }

    @Test("A modal view without elements leaves the screen empty")
    func emptyModal() {
        let stage = stage()
        box("A", 0, 100, in: stage.window)
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        cover.accessibilityViewIsModal = true
        stage.window.addSubview(cover)
        #expect(read(stage) == "")
    }

    @Test("What is hidden is not met, nor is what has no size where that cuts it off")
    func hidden() {
        let stage = stage()
        box("shown", 0, 100, in: stage.window)
        box("hidden", 0, 120, in: stage.window).isHidden = true
        box("clear", 0, 140, in: stage.window).alpha = 0
        box("quiet", 0, 160, in: stage.window).accessibilityElementsHidden = true
        box("flat", 0, 180, 0, in: stage.window)
        let wrapper = UIView(frame: CGRect(x: 0, y: 200, width: 0, height: 0))
        stage.window.addSubview(wrapper)
        box("beyond", 0, 0, in: wrapper)
        let clipping = UIView(frame: CGRect(x: 0, y: 220, width: 10, height: 0))
        clipping.clipsToBounds = true
        stage.window.addSubview(clipping)
        box("cut", 0, 0, in: clipping)
        let listing = UIView(frame: CGRect(x: 0, y: 240, width: 0, height: 10))
        stage.window.addSubview(listing)
        listing.accessibilityElements = [box("listed", 0, 0, in: listing)]
        box("far", 2_000, 9_000, in: stage.window)
        #expect(read(stage) == "shown beyond far")
    }

    @Test("An element's subviews are never met; the three methods list as the property does")
    func elementsAndMethods() {
        let stage = stage()
        let outer = box("outer", 0, 100, 40, in: stage.window)
        box("inner", 0, 0, in: outer)
        let counting = CountingView(frame: CGRect(x: 0, y: 200, width: 40, height: 40))
        stage.window.addSubview(counting)
        #expect(read(stage) == "outer two one")
        #expect(counting.accessibilityElementCount() == 2)
        #expect(counting.index(ofAccessibilityElement: counting.inner[1]) == 1)
        #expect(outer.accessibilityElementCount() == NSNotFound)
        #expect(outer.index(ofAccessibilityElement: counting) == NSNotFound)
        #expect(outer.accessibilityElement(at: 0) == nil)
    }

    /// Lists by the methods that there were before the property.
    private final class CountingView: UIView {
        lazy var inner = ["two", "one"].map { name in
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = name
            element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 10, height: 10)
            return element
        }
        override func accessibilityElementCount() -> Int { inner.count }
        override func accessibilityElement(at index: Int) -> Any? { inner[index] }
        override func index(ofAccessibilityElement element: Any) -> Int {
            inner.firstIndex { $0 === element as AnyObject } ?? NSNotFound
        }
    }

    @Test("Frames are in the screen's space; those in a container's follow it where it scrolls")
    func frames() {
        let stage = stage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 390, height: 2_000)
        stage.window.addSubview(scroll)
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 44))
        scroll.addSubview(view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 50, height: 44)
        let fixed = UIAccessibilityElement(accessibilityContainer: view)
        fixed.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        scroll.contentOffset.y = 50
        #expect(view.accessibilityFrame == CGRect(x: 10, y: 70, width: 100, height: 44))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 60, y: 92))
        scroll.contentOffset.y = 80
        #expect(view.accessibilityFrame.origin == CGPoint(x: 10, y: 40))
        #expect(element.accessibilityFrame == CGRect(x: 10, y: 40, width: 50, height: 44))
        #expect(fixed.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(UIAccessibility.convertToScreenCoordinates(path, in: view).bounds.origin == CGPoint(x: 10, y: 40))
    }

    @Test("Lists that hold themselves, views of other windows, numbers that are none and other objects are told of")
    func hostile() {
        let stage = stage()
        let view = box("A", 0, 100, 40, in: stage.window)
        view.isAccessibilityElement = false
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.isAccessibilityElement = false
        element.accessibilityElements = [view]
        let odd = UIAccessibilityElement(accessibilityContainer: view)
        odd.accessibilityLabel = "odd"
        odd.accessibilityFrame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.perform { other.isHidden = false }
        let stranger = box("stranger", 0, 0, in: other)
        view.accessibilityElements = [view, element, odd, stranger, "text"]
        #expect(read(stage) == "odd stranger")
        let told = stage.diagnostics.all.filter { $0.kind == .accessibility }.map(\.message)
        #expect(told.count == 5, "\(told)")
    }
}
