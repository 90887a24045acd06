import Offstage
import Testing

@testable import UIKit

@MainActor
@Suite struct ConstraintRuleTests {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private func make(_ first: Attribute, _ second: Attribute?, multiplier: CGFloat = 1) -> String? {
        let stage = LayoutStage()
        let view = stage.view("view")
        let constraint = NSLayoutConstraint(
            item: view, attribute: first, relatedBy: .equal, toItem: second == nil ? nil : stage.root,
            attribute: second ?? .notAnAttribute, multiplier: multiplier, constant: 8)
        constraint.isActive = true
        guard let message = stage.messages.first else { return nil }
        #expect(!constraint.isActive, "a refused constraint stays inactive")
        return message
    }

    @Test("every pair of attributes is legal or refused as the table says")
    func pairs() {
        let absolute: Set<Attribute> = [.left, .right, .leftMargin, .rightMargin]
        let directional: Set<Attribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
        let centerX: Set<Attribute> = [.centerX, .centerXWithinMargins]
        let vertical: Set<Attribute> = [
            .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins,
        ]
        let sizes: Set<Attribute> = [.width, .height]
        let legal: [(Set<Attribute>, Set<Attribute>)] = [
            (absolute, absolute), (absolute, centerX), (directional, directional), (directional, centerX),
            (centerX, centerX), (vertical, vertical), (sizes, sizes),
        ]
        for first in Attribute.allCases where first != .notAnAttribute {
            for second in Attribute.allCases where second != .notAnAttribute {
                let isLegal = legal.contains {
                    ($0.contains(first) && $1.contains(second)) || ($1.contains(first) && $0.contains(second))
                }
                #expect((make(first, second) == nil) == isLegal, "\(first) and \(second)")
            }
            #expect((make(first, nil) == nil) == sizes.contains(first), "\(first) and nothing")
        }
    }

    @Test("what a file is told about a pair agrees with what raises")
    func sentences() {
        for first in Attribute.allCases where first != .notAnAttribute {
            for second in [nil] + Attribute.allCases.filter({ $0 != .notAnAttribute }).map(Optional.init) {
                for multiplier in [0.0, 1] {
                    let problem = NSLayoutConstraint.problem(relating: first, to: second, multiplier: multiplier)
                    let message = make(first, second, multiplier: multiplier)
                    #expect((problem == nil) == (message == nil), "\(first), \(second as Any), \(multiplier)")
                }
            }
        }
    }

    @Test("mistakes raise with UIKit's words")
    func words() {
        #expect(
            make(.top, nil)
                == "NSInvalidArgumentException: NSLayoutConstraint for UIView:view: A multiplier of 0 or a nil second item "
                + "together with a location for the first attribute creates an illegal constraint of a location equal to "
                + "a constant. Location attributes must be specified in pairs.")
        #expect(make(.top, .top, multiplier: 0) == make(.top, nil))
        #expect(make(.width, .height, multiplier: 0) == nil, "a size times nothing is a constant")
        #expect(
            make(.leading, .left)
                == "NSInvalidArgumentException: A constraint cannot be made between a leading/trailing attribute and a "
                + "right/left attribute. Use leading/trailing for both or neither.")
    }

    private func illegalPair(_ view: UIView, _ other: UIView) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: view, attribute: .top, relatedBy: .equal, toItem: other, attribute: .width, multiplier: 1, constant: 8
        )
    }

    @Test("another pair that means nothing raises when it enters an engine, and does not stay")
    func illegalPairInWindow() {
        let stage = LayoutStage()
        let view = stage.view("view")
        let constraint = illegalPair(view, stage.root)
        #expect(stage.messages.isEmpty, "it can be made")
        let message =
            "NSInvalidLayoutConstraintException: Constraint improperly relates anchors of incompatible types: "
            + "<NSLayoutConstraint UIView:view.top == UIView:root.width + 8   (active)>"
        constraint.isActive = true
        #expect(stage.messages == [message])
        #expect(!constraint.isActive && !stage.root.constraints.contains(constraint))
        stage.root.addConstraint(constraint)
        #expect(stage.messages == [message, message], "each time")
        stage.turn()
        #expect(stage.messages.count == 2)
    }

    @Test("without a window an illegal pair does nothing, until the tree comes into one")
    func illegalPairWithoutWindow() {
        let stage = LayoutStage()
        let (parent, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
        parent.addSubview(view)
        let constraint = illegalPair(view, parent)
        constraint.isActive = true
        #expect(constraint.isActive && parent.constraints == [constraint] && stage.messages.isEmpty)
        stage.root.addSubview(parent)
        stage.turn()
        #expect(!constraint.isActive && stage.messages.count == 1)
        #expect(stage.messages.allSatisfy { $0.hasPrefix("NSInvalidLayoutConstraintException") })
    }

    @Test("anchors that do not go together have a message of their own")
    func anchors() {
        let stage = LayoutStage()
        let view = stage.view("view")
        view.leadingAnchor.constraint(equalTo: stage.root.leftAnchor).isActive = true
        #expect(
            stage.messages == [
                "NSInvalidArgumentException: A constraint cannot be made between <NSLayoutXAxisAnchor "
                    + "\"UIView:view.leading\"> and <NSLayoutXAxisAnchor \"UIView:root.left\"> because their units are not "
                    + "compatible."
            ])
    }

    @Test("a constant must be finite")
    func constants() {
        let stage = LayoutStage()
        let view = stage.view("view")
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.constant = .nan
        #expect(width.constant == 10)
        #expect(
            stage.messages == [
                "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's illegal.  "
                    + "constant:nan firstAnchor:<NSLayoutDimension \"UIView:view.width\"> secondAnchor:(null)"
            ])
        _ = view.widthAnchor.constraint(equalToConstant: .infinity)
        #expect(stage.messages.count == 2)
    }

    @Test("an active constraint keeps to its side of required")
    func priorities() {
        let stage = LayoutStage()
        let width = stage.view("view").widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        width.priority = .defaultLow
        #expect(width.priority == .required)
        #expect(
            stage.messages == [
                "NSInternalInconsistencyException: Mutating a priority from required to not on an installed constraint "
                    + "(or vice-versa) is not supported.  You passed priority 250 and the existing priority was 1000."
            ])
        width.isActive = false
        width.priority = .defaultLow
        width.isActive = true
        width.priority = UILayoutPriority(999)
        #expect(width.priority.rawValue == 999 && stage.messages.count == 1)
        width.priority = UILayoutPriority(0)
        #expect(width.priority.rawValue == 999 && stage.messages.count == 2)
    }

    @Test("activation needs a common ancestor")
    func ancestors() {
        let stage = LayoutStage()
        let stray = UIView()
        stray.accessibilityIdentifier = "stray"
        let constraint = stage.view("view").leftAnchor.constraint(equalTo: stray.leftAnchor)
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(
            stage.messages == [
                "NSGenericException: Unable to activate constraint with anchors <NSLayoutXAxisAnchor "
                    + "\"UIView:view.left\"> and <NSLayoutXAxisAnchor \"UIView:stray.left\"> because they have no common "
                    + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  "
                    + "That's illegal."
            ])
        let guide = UILayoutGuide()
        guide.leftAnchor.constraint(equalTo: stage.root.leftAnchor).isActive = true
        #expect(stage.messages.count == 2, "a guide without an owner has no place")
        NSLayoutConstraint().isActive = true
        #expect(
            stage.messages.last == "NSInvalidArgumentException: Constraint must contain a first layout item")
    }

    @Test("addConstraint on a view that is no ancestor is logged, and raises when it is to be solved")
    func unprepared() {
        let stage = LayoutStage()
        let (a, b) = (stage.view("a"), stage.view("b"))
        let constraint = a.leftAnchor.constraint(equalTo: b.leftAnchor)
        a.addConstraint(constraint)
        #expect(
            stage.messages == [
                "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint UIView:a.left == "
                    + "UIView:b.left   (inactive)>"
            ])
        stage.turn()
        #expect(
            stage.messages.last
                == "NSInternalInconsistencyException: Impossible to set up layout with view hierarchy unprepared for "
                + "constraint.")
        #expect(!constraint.isActive)
        stage.stage.diagnostics.removeAll()
        let later = a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 3)
        a.addConstraint(later)
        a.addSubview(b)
        stage.turn()
        #expect(later.isActive && stage.messages.count == 1, "prepared in time")
    }

    @Test("items must be views or guides")
    func items() {
        let stage = LayoutStage()
        _ = NSLayoutConstraint(
            item: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 1)
        #expect(stage.messages.count == 1)
        #expect(stage.messages[0].contains("Constraint must contain a first layout item"))
    }
}
