import Offstage
import Testing

@testable import UIKit

@MainActor
@Suite struct ConstraintHoldingTests {
    @Test("the nearest common ancestor holds a constraint; a size stays with its view")
    func holders() {
        let stage = LayoutStage()
        let box = stage.view("box")
        let (a, b) = (stage.view("a", in: box), stage.view("b", in: box))
        let inner = stage.view("inner", in: a)
        let guide = UILayoutGuide()
        b.addLayoutGuide(guide)
        let cases: [(NSLayoutConstraint, UIView)] = [
            (a.widthAnchor.constraint(equalToConstant: 1), a),
            (a.leftAnchor.constraint(equalTo: b.leftAnchor), box),
            (inner.leftAnchor.constraint(equalTo: a.leftAnchor), a),
            (inner.topAnchor.constraint(equalTo: b.topAnchor), box),
            (inner.widthAnchor.constraint(equalTo: stage.root.widthAnchor), stage.root),
            (guide.widthAnchor.constraint(equalToConstant: 1), b),
            (guide.leftAnchor.constraint(equalTo: a.leftAnchor), box),
            (a.widthAnchor.constraint(equalTo: a.heightAnchor), a),
        ]
        NSLayoutConstraint.activate(cases.map(\.0))
        for (constraint, holder) in cases {
            #expect(holder.constraints.contains { $0 === constraint }, "\(constraint) in \(holder.label)")
            #expect(constraint.isActive)
        }
        #expect(stage.messages.isEmpty)
        NSLayoutConstraint.deactivate(cases.map(\.0))
        #expect(cases.allSatisfy { !$0.0.isActive })
    }

    @Test("leaving a superview drops the constraints that cross the edge, not those inside")
    func crossing() {
        let stage = LayoutStage()
        let box = stage.view("box")
        let inner = stage.view("inner", in: box)
        let outside = box.fill()
        let across = inner.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 30)
        let inside = inner.fill(5)
        let size = box.widthAnchor.constraint(equalToConstant: 100)
        across.priority = .defaultLow
        NSLayoutConstraint.activate([across])
        stage.turn()
        #expect(inner.frame == rect(5, 5, 390, 390))
        box.removeFromSuperview()
        #expect((outside + [across]).allSatisfy { !$0.isActive })
        #expect(inside.allSatisfy { $0.isActive })
        size.isActive = true
        stage.root.addSubview(box)
        let height = box.heightAnchor.constraint(equalToConstant: 50)
        height.isActive = true
        stage.turn()
        #expect(box.frame == rect(0, 0, 100, 50) && inner.frame == rect(5, 5, 90, 40))
    }

    @Test("activating twice and adding a duplicate are harmless")
    func duplicates() {
        let stage = LayoutStage()
        let view = stage.view("view")
        let constraints = view.fill(7)
        NSLayoutConstraint.activate(constraints + constraints)
        let twin = view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 7)
        twin.isActive = true
        stage.turn()
        #expect(view.frame == rect(7, 7, 386, 386) && stage.messages.isEmpty)
        twin.isActive = false
        stage.turn()
        #expect(view.frame == rect(7, 7, 386, 386))
    }

    @Test("constraints do not keep their items alive")
    func lifetime() {
        // A view without a window counts its calls with the latest stage.
        let stage = makeStage()
        weak var released: UIView?
        var constraint: NSLayoutConstraint?
        do {
            let view = UIView()
            released = view
            constraint = view.widthAnchor.constraint(equalToConstant: 5)
            constraint?.isActive = true
            view.layoutIfNeeded()
            #expect(!stage.trace.isEmpty)
        }
        #expect(released == nil)
        #expect(constraint?.firstItem == nil && constraint?.isActive == false)
        _ = stage.render()
    }

    @Test("descriptions are UIKit's, with names in place of addresses")
    func descriptions() {
        let stage = LayoutStage()
        let (a, b) = (stage.view("a"), stage.view("b"))
        func text(_ constraint: NSLayoutConstraint, _ identifier: String? = nil) -> String {
            constraint.identifier = identifier
            constraint.isActive = true
            return constraint.description
        }
        #expect(
            text(a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16), "start")
                == "<NSLayoutConstraint 'start' H:|-(16)-[UIView:a]   (active, names: '|':UIView:root )>")
        #expect(
            text(b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8))
                == "<NSLayoutConstraint H:[UIView:a]-(>=8)-[UIView:b]   (active)>")
        #expect(
            text(stage.root.bottomAnchor.constraint(equalTo: b.bottomAnchor))
                == "<NSLayoutConstraint V:[UIView:b]-(0)-|   (active, names: '|':UIView:root )>")
        #expect(
            text(a.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 2.5))
                == "<NSLayoutConstraint H:|-(2.5)-[UIView:a](LTR)   (active, names: '|':UIView:root )>")
        #expect(
            text(b.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor, constant: -16))
                == "<NSLayoutConstraint UIView:b.bottom == UIView:root.bottom - 16   (active)>")
        #expect(
            text(stage.root.leadingAnchor.constraint(equalTo: a.leadingAnchor))
                == "<NSLayoutConstraint UIView:root.leading == UIView:a.leading   (active)>")
        #expect(
            text(a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.9))
                == "<NSLayoutConstraint UIView:a.width == 0.9*UIView:b.width   (active)>")
        #expect(
            text(a.widthAnchor.constraint(equalToConstant: 1 / 3))
                == "<NSLayoutConstraint UIView:a.width == 0.333333   (active)>")
        #expect(
            text(b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1))
                == "<_UISystemBaselineConstraint H:[UIView:a]-(NSLayoutAnchorConstraintSpace(8))-[UIView:b]   (active)>"
        )
    }

    @Test("anchors of one place are equal")
    func anchors() {
        let stage = LayoutStage()
        let (a, b) = (stage.view("a"), stage.view("b"))
        #expect(a.leadingAnchor == a.leadingAnchor && a.leadingAnchor != b.leadingAnchor)
        #expect(a.leadingAnchor != a.leftAnchor)
        let constraint = a.topAnchor.constraint(equalTo: b.bottomAnchor)
        #expect(constraint.firstAnchor == a.topAnchor && constraint.secondAnchor == b.bottomAnchor)
        #expect(a.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
        #expect(a.topAnchor.item === a)
        #expect("\(a.leftAnchor)" == "<NSLayoutXAxisAnchor \"UIView:a.left\">")
    }

    @Test("distances between anchors are dimensions")
    func distances() {
        let stage = LayoutStage()
        let (a, b) = (stage.view("a"), stage.view("b"))
        let gap = a.rightAnchor.anchorWithOffset(to: b.leftAnchor)
        NSLayoutConstraint.activate([
            a.leftAnchor.constraint(equalTo: stage.root.leftAnchor), a.widthAnchor.constraint(equalToConstant: 100),
            b.widthAnchor.constraint(equalToConstant: 50), gap.constraint(equalTo: a.widthAnchor, multiplier: 0.25),
        ])
        stage.turn()
        #expect(b.frame.minX == 125)
        #expect(stage.messages.isEmpty)
    }
}
