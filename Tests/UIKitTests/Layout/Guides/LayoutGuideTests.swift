import Offstage
import Testing

@testable import UIKit

@MainActor
@Suite struct LayoutGuideTests {
    @Test("a guide has a rectangle without a view")
    func guide() {
        let stage = LayoutStage()
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        stage.root.addLayoutGuide(guide)
        #expect(guide.owningView === stage.root && stage.root.layoutGuides == [guide])
        let view = stage.view("view")
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 10),
            guide.widthAnchor.constraint(equalToConstant: 30),
            guide.topAnchor.constraint(equalTo: stage.root.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 20), view.leftAnchor.constraint(equalTo: guide.rightAnchor),
        ])
        stage.turn()
        #expect(guide.layoutFrame == rect(10, 0, 30, 20) && view.frame.minX == 40)
        #expect(!guide.hasAmbiguousLayout)
        #expect(guide.constraintsAffectingLayout(for: .horizontal).count >= 2)
        let constraint = guide.widthAnchor.constraint(lessThanOrEqualToConstant: 90)
        constraint.isActive = true
        #expect(constraint.description == "<NSLayoutConstraint UILayoutGuide:root'gap'.width <= 90   (active)>")
        stage.root.removeLayoutGuide(guide)
        #expect(!constraint.isActive && guide.owningView == nil && stage.root.layoutGuides.isEmpty)
        #expect(guide.layoutFrame == .zero && stage.messages.isEmpty)
    }

    @Test("margins: the guide's rectangle, the attributes and the constraints agree, and follow")
    func margins() {
        let stage = LayoutStage()
        let box = UIView(frame: rect(0, 0, 100, 100))
        box.accessibilityIdentifier = "box"
        stage.root.addSubview(box)
        let guide = box.layoutMarginsGuide
        #expect(guide === box.layoutMarginsGuide && guide.layoutFrame == rect(8, 8, 84, 84))
        let (byGuide, byAttribute) = (stage.view("g", in: box), stage.view("a", in: box))
        NSLayoutConstraint.activate([
            byGuide.leftAnchor.constraint(equalTo: guide.leftAnchor),
            byGuide.rightAnchor.constraint(equalTo: guide.rightAnchor),
            byGuide.topAnchor.constraint(equalTo: guide.topAnchor),
            byGuide.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
            (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
        ]
        for (own, margin) in pairs {
            NSLayoutConstraint(
                item: byAttribute, attribute: own, relatedBy: .equal, toItem: box, attribute: margin, multiplier: 1,
                constant: 0
            ).isActive = true
        }
        stage.turn()
        #expect(byGuide.frame == rect(8, 8, 84, 84) && byAttribute.frame == byGuide.frame)
        #expect(
            box.constraints.contains {
                $0.description
                    == "<NSLayoutConstraint 'UIView-leftMargin-guide-constraint' H:|-(8)-[UILayoutGuide:box'"
                    + "UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIView:box )>"
            })
        box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stage.turn()
        #expect(byGuide.frame == rect(2, 1, 94, 96) && byAttribute.frame == byGuide.frame)
        #expect(guide.layoutFrame == byGuide.frame)
    }

    @Test("directional margins follow the direction")
    func directional() {
        let stage = LayoutStage()
        let box = UIView(frame: rect(0, 0, 100, 50))
        box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
        stage.root.addSubview(box)
        let view = stage.view("view", in: box)
        view.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor).isActive = true
        stage.turn()
        #expect(view.frame.minX == 30 && view.frame.maxX == 90)
        box.semanticContentAttribute = .forceRightToLeft
        stage.turn()
        #expect(view.frame.minX == 10 && view.frame.maxX == 70)
    }

    @Test("leading and trailing change sides with the traits, constants with them; left and right stay")
    func direction() {
        let stage = LayoutStage(200)
        let (a, b) = (stage.view("a"), stage.view("b"))
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
            a.widthAnchor.constraint(equalToConstant: 30),
            b.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 10),
            b.widthAnchor.constraint(equalToConstant: 30),
        ])
        let scaled = stage.view("scaled")
        NSLayoutConstraint(
            item: scaled, attribute: .leading, relatedBy: .equal, toItem: stage.root, attribute: .trailing,
            multiplier: 0.25, constant: 0
        ).isActive = true
        scaled.widthAnchor.constraint(equalToConstant: 20).isActive = true
        stage.turn()
        #expect(a.frame.minX == 10 && b.frame.minX == 10 && scaled.frame.minX == 50)
        stage.stage.setTraits(UITraitCollection { $0.layoutDirection = .rightToLeft })
        stage.turn()
        #expect(a.frame.minX == 160 && b.frame.minX == 10 && scaled.frame.maxX == 150)
        #expect(stage.messages.isEmpty)
    }

    @Test("readable content is centred and at most 672 wide, more with larger text")
    func readable() {
        let stage = LayoutStage(1000, 100)
        let view = stage.view("view")
        view.leftAnchor.constraint(equalTo: stage.root.readableContentGuide.leftAnchor).isActive = true
        view.rightAnchor.constraint(equalTo: stage.root.readableContentGuide.rightAnchor).isActive = true
        stage.turn()
        #expect(view.frame.width == 672 && view.frame.midX == 500)
        stage.stage.setTraits(UITraitCollection { $0.preferredContentSizeCategory = .extraLarge })
        stage.turn()
        // 751.06 points, each edge on a pixel.
        #expect(view.frame.minX == 124 && view.frame.width == 752)
        stage.stage.resize(to: CGSize(width: 300, height: 100))
        stage.turn()
        #expect(view.frame == rect(8, 0, 284, 0))
    }

    @Test("the keyboard's guide is the bottom of the safe area until a keyboard shows")
    func keyboard() {
        let stage = LayoutStage(400, 800, safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        let guide = stage.root.keyboardLayoutGuide
        let view = stage.view("view")
        view.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
        let near = view.widthAnchor.constraint(equalToConstant: 10)
        let away = view.heightAnchor.constraint(equalToConstant: 10)
        guide.setConstraints([near], activeWhenNearEdge: .bottom)
        guide.setConstraints([away], activeWhenAwayFrom: .bottom)
        stage.turn()
        #expect(view.frame.maxY == 766 && near.isActive && !away.isActive)
        #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
        stage.stage.keyboardFrame = rect(0, 500, 400, 300)
        stage.turn()
        #expect(view.frame.maxY == 500 && guide.layoutFrame == rect(0, 500, 400, 300))
        stage.stage.keyboardFrame = nil
        guide.usesBottomSafeArea = false
        stage.turn()
        #expect(view.frame.maxY == 800)
        guide.removeAllTrackedConstraints()
        #expect(!near.isActive)
    }

    @Test("the keyboard's guide goes down to the window's bottom, also where its owner does not")
    func keyboardBelowOwner() {
        let stage = LayoutStage(400, 800, safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        let owner = UIView(frame: rect(0, 0, 400, 300))
        stage.root.addSubview(owner)
        #expect(owner.keyboardLayoutGuide.layoutFrame == rect(0, 300, 400, 500))
        let view = stage.view("view", in: owner)
        view.bottomAnchor.constraint(equalTo: owner.keyboardLayoutGuide.topAnchor).isActive = true
        stage.turn()
        #expect(view.frame.maxY == 300 && owner.keyboardLayoutGuide.layoutFrame == rect(0, 300, 400, 500))
    }

    @Test("masks are constraints like UIKit's")
    func masks() {
        let cases: [(UIView.AutoresizingMask, String, [String])] = [
            ([], "h=--& v=--&", ["minX == 20", "width == 60"]),
            (.flexibleRightMargin, "h=--& v=--&", ["minX == 20", "width == 60"]),
            (.flexibleLeftMargin, "h=&-- v=--&", ["minX == UIView:box.width - 180", "width == 60"]),
            (
                [.flexibleLeftMargin, .flexibleRightMargin], "h=&-& v=--&",
                ["minX == 0.142857*UIView:box.width - 8.57143", "width == 60"]
            ),
            (.flexibleWidth, "h=-&- v=--&", ["minX == 20", "width == UIView:box.width - 140"]),
        ]
        for (mask, text, equations) in cases {
            let stage = LayoutStage()
            let box = UIView(frame: rect(0, 0, 200, 100))
            box.accessibilityIdentifier = "box"
            stage.root.addSubview(box)
            let view = UIView(frame: rect(20, 0, 60, 10))
            view.accessibilityIdentifier = "v"
            view.autoresizingMask = mask
            box.addSubview(view)
            let follower = stage.view("follower", in: box)
            follower.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
            follower.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
            stage.turn()
            let lines = box.constraints.filter { $0 is NSAutoresizingMaskLayoutConstraint }.map(\.bodyText)
            #expect(lines.prefix(2).elementsEqual(equations.map { "\(text) UIView:v.\($0)" }), "\(lines)")
            box.frame.size.width = 260
            stage.turn()
            #expect(follower.frame.minX == view.frame.minX.rounded() || abs(follower.frame.minX - view.frame.minX) < 1)
            #expect(stage.messages.isEmpty)
        }
    }
}
