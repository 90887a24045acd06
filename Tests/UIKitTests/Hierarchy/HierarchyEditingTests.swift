import Offstage
import Testing
import UIKit

@Suite("Hierarchy editing")
@MainActor
struct HierarchyEditingTests {
    let parent = UIView()
    let views = (0..<4).map { index in
        let view = UIView()
        view.tag = index + 1
        return view
    }

    var tags: [Int] { parent.subviews.map(\.tag) }

    @Test("insertSubview(at:) clamps")
    func insertAtIndex() {
        parent.insertSubview(views[0], at: 5)
        parent.insertSubview(views[1], at: -3)
        parent.insertSubview(views[2], at: 1)
        #expect(tags == [2, 3, 1])
        parent.insertSubview(views[3], at: 3)
        #expect(tags == [2, 3, 1, 4])
        #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
    }

    @Test("Above and below a subview; on top when the sibling is a stranger or the view itself")
    func insertBeside() {
        parent.addSubview(views[0])
        parent.addSubview(views[1])
        parent.insertSubview(views[2], aboveSubview: views[0])
        #expect(tags == [1, 3, 2])
        parent.insertSubview(views[3], belowSubview: views[0])
        #expect(tags == [4, 1, 3, 2])
        parent.insertSubview(views[3], aboveSubview: UIView())
        #expect(tags == [1, 3, 2, 4])
        parent.insertSubview(views[0], belowSubview: views[0])
        #expect(tags == [3, 2, 4, 1])
        parent.insertSubview(views[3], belowSubview: views[1])
        #expect(tags == [3, 4, 2, 1])
        parent.insertSubview(views[2], aboveSubview: views[1])
        #expect(tags == [4, 2, 3, 1])
        #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
    }

    @Test("Random edits keep subviews, sublayers and the array model together")
    func randomEdits() {
        var random = SplitMix64(seed: 11)
        var model: [UIView] = []
        let pool = (0..<12).map { _ in UIView() }
        let standalone = CALayer()
        parent.layer.addSublayer(standalone)
        for _ in 0..<2000 {
            let view = pool.randomElement(using: &random)!
            let index = Int.random(in: 0...model.count, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                view.removeFromSuperview()
                model.removeAll { $0 === view }
            case 1:
                parent.addSubview(view)
                model.removeAll { $0 === view }
                model.append(view)
            case 2:
                parent.insertSubview(view, at: index)
                model.removeAll { $0 === view }
                model.insert(view, at: min(index, model.count))
            case 3:
                parent.sendSubviewToBack(view)
                if model.contains(view) {
                    model.removeAll { $0 === view }
                    model.insert(view, at: 0)
                }
            default:
                guard model.count > 1 else { continue }
                let other = Int.random(in: 0..<model.count, using: &random)
                parent.exchangeSubview(at: min(index, model.count - 1), withSubviewAt: other)
                model.swapAt(min(index, model.count - 1), other)
            }
            let agree =
                parent.subviews == model
                && parent.layer.sublayers?.filter { $0 !== standalone } ?? [] == model.map(\.layer)
                && model.enumerated().allSatisfy { $1.path == "view.0.\($0)" || $1.path == "view.\($0)" }
            #expect(agree)
        }
    }

    @Test("Adding itself or an ancestor is misuse and changes nothing")
    func cycles() {
        let stage = makeStage()
        parent.addSubview(parent)
        #expect(stage.diagnostics.messages == ["Can't add self as subview"])
        parent.addSubview(views[0])
        views[0].addSubview(views[1])
        views[1].addSubview(parent)
        #expect(stage.diagnostics.all.count == 2)
        #expect(parent.superview == nil && views[1].subviews.isEmpty)
        parent.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(stage.diagnostics.all.count == 3)
        #expect(stage.diagnostics.all.allSatisfy { $0.kind == .misuse })
    }

    @Test("viewWithTag: the view itself, then depth first")
    func tags2() {
        let (deep, shallow) = (UIView(), UIView())
        deep.tag = 7
        shallow.tag = 7
        parent.addSubview(views[0])
        views[0].addSubview(deep)
        parent.addSubview(shallow)
        #expect(parent.viewWithTag(7) === deep)
        #expect(parent.viewWithTag(0) === parent)
        #expect(parent.viewWithTag(99) == nil)
        #expect(deep.isDescendant(of: parent) && deep.isDescendant(of: deep) && !parent.isDescendant(of: deep))
    }

    @Test("Reordering sublayers does not reorder subviews")
    func sublayersApart() {
        parent.addSubview(views[0])
        parent.addSubview(views[1])
        parent.layer.insertSublayer(views[1].layer, at: 0)
        #expect(tags == [1, 2])
    }

    @Test("UIView(), T() and subclasses with an own init()")
    func creation() {
        final class Framed: UIView {
            var made = "default"
            override init(frame: CGRect) {
                super.init(frame: frame)
                made = "frame"
            }
            required init?(coder: NSCoder) { nil }
        }
        class Plain: UIView {
            let value: Int
            init() {
                value = 5
                super.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Generic<Value>: UIView {
            var value: Value?
        }
        func make<View: UIView>(_ type: View.Type) -> View { View() }
        #expect(UIView().frame == .zero)
        #expect(make(Framed.self).made == "frame")
        #expect(Framed().made == "frame")
        #expect(Plain().value == 5 && Plain().frame.width == 3)
        #expect(make(Generic<Int>.self).value == nil)
        #expect(type(of: make(UIScrollView.self)) == UIScrollView.self && make(UIScrollView.self).clipsToBounds)
        let type: UIView.Type = Framed.self
        #expect((ViewFactory.make(type, frame: CGRect(x: 0, y: 0, width: 9, height: 8)) as? Framed)?.bounds.width == 9)
    }

    @Test("init() on a class that is known at run time makes a view of that class")
    func creationFromValues() {
        class Framed: UIView {
            var made = "default"
            override init(frame: CGRect) {
                super.init(frame: frame)
                made = "frame"
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Inner: Framed {}
        final class Generic<Value>: UIView {
            var value: Value?
        }
        func make<View: UIView>(_ type: View.Type) -> View { type.init() }
        let classes: [UIView.Type] = [UIView.self, Framed.self, Inner.self, UIScrollView.self, Generic<Int>.self]
        for viewClass in classes {
            #expect(type(of: viewClass.init()) == viewClass)
            #expect(type(of: type(of: viewClass.init()).init()) == viewClass)
            #expect(type(of: make(viewClass)) == viewClass)
            #expect(viewClass.init().frame == .zero)
        }
        let framedClass: Framed.Type = Inner.self
        #expect(type(of: framedClass.init()) == Inner.self && framedClass.init().made == "frame")
        weak var lost: UIView?
        do {
            let view = (Framed.self as UIView.Type).init()
            lost = view
            #expect(lost != nil)
        }
        #expect(lost == nil, "nothing else holds the view")
    }

    @Test("layerClass makes the layer; its delegate is the view")
    func layerClass() {
        final class Shape: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
        }
        let view = Shape()
        #expect(view.layer is CAShapeLayer)
        #expect(view.layer.delegate === view)
        #expect(view.action(for: view.layer, forKey: "position") is NSNull)
    }
}
