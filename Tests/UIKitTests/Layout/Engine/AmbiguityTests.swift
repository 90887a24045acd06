import Offstage
import Testing

@testable import UIKit

@MainActor
@Suite struct AmbiguityTests {
    @Test("an open position is ambiguous, and named with the kind that is missing")
    func position() throws {
        let stage = LayoutStage()
        let view = stage.view("view")
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor),
        ])
        stage.turn()
        #expect(view.hasAmbiguousLayout && !stage.root.hasAmbiguousLayout)
        let report = try #require(stage.root.ambiguities.first)
        #expect(report.open == ["x position"])
        #expect(
            report.sentences == ["UIView:view: x position open; missing: a constraint of leading, trailing or centerX"])
        view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
        #expect(!view.hasAmbiguousLayout && stage.root.ambiguities.isEmpty)
    }

    @Test("equal priorities of two contents leave their widths open")
    func content() {
        let stage = LayoutStage(300, 100)
        let (a, b) = (stage.sized("a", 60, 20), stage.sized("b", 80, 20))
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-0-[a][b]-0-|", options: .alignAllTop, metrics: nil, views: ["a": a, "b": b]))
        a.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
        stage.turn()
        #expect(a.hasAmbiguousLayout && b.hasAmbiguousLayout)
        #expect(stage.root.ambiguities.allSatisfy { $0.sentences[0].contains("contentHuggingPriority") })
        a.hug(251)
        stage.turn()
        #expect(!a.hasAmbiguousLayout && !b.hasAmbiguousLayout)
        #expect(a.frame.width == 60 && b.frame.width == 240)
    }

    /// The frame of a view in a parent, 400 × 800, of a root that is read in that direction.
    private func frame(
        from direction: UISemanticContentAttribute = .forceLeftToRight,
        _ constraints: (UIView, UIView) -> [NSLayoutConstraint]
    ) -> CGRect {
        let stage = LayoutStage(400, 800)
        stage.root.semanticContentAttribute = direction
        let view = stage.view("view")
        NSLayoutConstraint.activate(constraints(view, stage.root))
        stage.turn()
        #expect(view.hasAmbiguousLayout)
        return view.frame
    }

    @Test("what is open is decided by a rule: sizes are 0, limits are met, positions are 0")
    func rule() {
        #expect(frame { [$0.bottomAnchor.constraint(equalTo: $1.bottomAnchor, constant: -23)] } == rect(0, 777, 0, 0))
        #expect(frame { [$0.rightAnchor.constraint(equalTo: $1.rightAnchor, constant: -20)] } == rect(380, 0, 0, 0))
        #expect(frame { [$0.centerXAnchor.constraint(equalTo: $1.centerXAnchor)] } == rect(200, 0, 0, 0))
        #expect(
            frame { [$0.leftAnchor.constraint(lessThanOrEqualTo: $1.leftAnchor, constant: 72)] } == rect(72, 0, 0, 0))
        #expect(frame { view, _ in [view.widthAnchor.constraint(lessThanOrEqualToConstant: 23)] } == rect(0, 0, 0, 0))
        #expect(frame { view, _ in [view.widthAnchor.constraint(equalToConstant: 23)] } == rect(0, 0, 23, 0))
    }

    @Test("from right to left the rule is mirrored where constraints are")
    func mirroredRule() {
        for (direction, x) in [(UISemanticContentAttribute.forceLeftToRight, 377.0), (.forceRightToLeft, 23)] {
            #expect(
                frame(from: direction) { [$0.trailingAnchor.constraint(equalTo: $1.trailingAnchor, constant: -23)] }
                    == rect(x, 0, 0, 0))
            #expect(
                frame(from: direction) {
                    [$0.leadingAnchor.constraint(lessThanOrEqualTo: $1.leadingAnchor, constant: 377)]
                } == rect(x, 0, 0, 0))
        }
        // Of two limits the first is met.
        for (direction, x) in [(UISemanticContentAttribute.forceLeftToRight, 8.0), (.forceRightToLeft, 392)] {
            #expect(
                frame(from: direction) {
                    [
                        $0.leadingAnchor.constraint(greaterThanOrEqualTo: $1.leadingAnchor, constant: 8),
                        $0.trailingAnchor.constraint(lessThanOrEqualTo: $1.trailingAnchor, constant: -8),
                    ]
                } == rect(x, 0, 0, 0))
        }
    }

    @Test("what was there before plays no part: frames, constraints that went, an order of activation")
    func noMemory() {
        let stage = LayoutStage(400, 800)
        let (a, b) = (stage.view("a"), stage.view("b"))
        a.frame = rect(50, 60, 70, 80)
        let left = a.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 10)
        let row = NSLayoutConstraint.constraints(
            withVisualFormat: "[a]-(10)-[b]-(0)-|", metrics: nil, views: ["a": a, "b": b])
        NSLayoutConstraint.activate(row + [left])
        stage.turn()
        #expect([a.frame, b.frame] == [rect(10, 0, 0, 0), rect(20, 0, 380, 0)])
        left.isActive = false
        stage.turn()
        #expect([a.frame, b.frame] == [rect(390, 0, 0, 0), rect(400, 0, 0, 0)])
        // The other way about, they take part in another order.
        NSLayoutConstraint.deactivate(row)
        NSLayoutConstraint.activate([left] + row.reversed())
        stage.turn()
        #expect([a.frame, b.frame] == [rect(10, 0, 0, 0), rect(20, 0, 380, 0)])
    }

    @Test("of contents of equal priorities the last gives way, and not below 0", arguments: [300, 90, 40])
    func lastGivesWay(_ width: CGFloat) {
        let stage = LayoutStage(width, 100)
        let (a, b) = (stage.sized("a", 60, 20), stage.sized("b", 60, 20))
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-0-[a][b]-0-|", metrics: nil, views: ["a": a, "b": b]))
        stage.turn()
        #expect(a.frame.width == min(60, width) && b.frame.width == width - min(60, width))
    }

    @Test("exercising moves what is open, the same way in each run, and nothing else")
    func exercise() {
        let stage = LayoutStage()
        let view = stage.view("view")
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 5),
        ])
        stage.turn()
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        stage.turn()
        #expect(view.frame.minX != before.minX)
        #expect(view.frame.minY == 5 && view.frame.size == before.size)
        #expect(stage.root.hasAmbiguousLayout == false)
    }

    @Test("the trace has a line a view with its sign, and names what is open")
    func trace() {
        let stage = LayoutStage()
        let hand = UIView(frame: rect(0, 0, 10, 10))
        hand.accessibilityIdentifier = "hand"
        stage.root.addSubview(hand)
        let (view, lost) = (stage.view("view"), stage.view("lost"))
        view.fill()
        view.leadingAnchor.constraint(equalTo: hand.trailingAnchor, constant: -10).isActive = true
        let open = stage.view("open", in: view)
        open.widthAnchor.constraint(equalToConstant: 5).isActive = true
        stage.turn()
        _ = lost
        #expect(
            stage.stage.window.autolayoutTrace().split(separator: "\n") == [
                "•UIWindow:window",
                "|   +UIView:root",
                "|   |   +UIView:hand",
                "|   |   *UIView:view",
                "|   |   |   *UIView:open- AMBIGUOUS LAYOUT for UIView:open.minX, UIView:open.minY, UIView:open.height",
                "|   |   UIView:lost, MISSING HOST CONSTRAINTS",
            ])
    }

    @Test("constraints that affect a view are found through others, along one axis")
    func affecting() {
        let stage = LayoutStage()
        let (a, b) = (stage.view("a"), stage.view("b"))
        let start = a.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 3)
        let width = a.widthAnchor.constraint(equalToConstant: 20)
        let next = b.leftAnchor.constraint(equalTo: a.rightAnchor)
        let top = b.topAnchor.constraint(equalTo: stage.root.topAnchor)
        let other = stage.view("c").widthAnchor.constraint(equalToConstant: 1)
        NSLayoutConstraint.activate([start, width, next, top, other])
        stage.turn()
        let found = b.constraintsAffectingLayout(for: .horizontal)
        #expect([start, width, next].allSatisfy { found.contains($0) })
        #expect(!found.contains(top) && !found.contains(other))
        #expect(b.constraintsAffectingLayout(for: .vertical).contains(top))
    }
}

@MainActor
@Suite struct ConstraintAccountTests {
    @Test("every constraint is listed with its values, slack and what became of it")
    func accounts() throws {
        let stage = LayoutStage(200, 100)
        let view = stage.sized("view", 60, 20)
        let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
        let narrow = view.widthAnchor.constraint(equalToConstant: 50)
        let wide = view.widthAnchor.constraint(equalToConstant: 70)
        for (name, constraint) in [("limit", limit), ("narrow", narrow), ("wide", wide)] {
            constraint.identifier = name
            constraint.isActive = true
        }
        stage.turn()
        let accounts = stage.stage.window.constraintAccounts
        func account(_ name: String) -> ConstraintAccount? { accounts.first { $0.identifier == name } }
        let held = try #require(account("limit"))
        #expect(held.owner == "SizedView:view" && held.kind == "app" && held.views == ["SizedView:view"])
        #expect(held.left == 50 && held.right == 80 && held.slack == 30 && !held.isBroken)
        let broken = try #require(account("wide"))
        #expect(broken.left == 50 && broken.right == 70 && broken.slack == -20 && broken.isBroken)
        let content = try #require(accounts.first { $0.kind == "contentSize" })
        #expect(content.text == "SizedView:view.width == 60 Hug:250 CompressionResistance:750")
        #expect(content.priority == 750 && content.slack == -10, "it is cut")
    }
}
