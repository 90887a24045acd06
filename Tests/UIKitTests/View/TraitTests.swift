import Offstage
import Testing
import UIKit

@Suite("Traits in the hierarchy")
@MainActor
struct ViewTraitTests: StageSuite {
    final class Watcher: UIView {
        var changes: [(UIUserInterfaceStyle, UIUserInterfaceStyle)] = []
        var child: UIView?
        var childStyleSeen: UIUserInterfaceStyle?

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            changes.append((previous?.userInterfaceStyle ?? .unspecified, traitCollection.userInterfaceStyle))
            childStyleSeen = child?.traitCollection.userInterfaceStyle
        }
    }

    let made = makeStage()

    @Test("Overrides show after the next update, for the view and all below it; handlers run from the top")
    func overrides() {
        let (parent, child) = (Watcher(), Watcher())
        parent.addSubview(child)
        parent.child = child
        stage.window.addSubview(parent)
        stage.runTurn()
        #expect(parent.changes.isEmpty && parent.traitCollection.userInterfaceStyle == .light)
        parent.traitOverrides.userInterfaceStyle = .dark
        #expect(parent.traitCollection.userInterfaceStyle == .light)
        stage.runTurn()
        #expect(parent.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(parent.changes.count == 1 && parent.changes[0] == (.light, .dark) && child.changes.count == 1)
        #expect(parent.childStyleSeen == .light, "descendants still have the old values in a handler")
        stage.runTurn()
        #expect(parent.changes.count == 1)
        parent.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        parent.updateTraitsIfNeeded()
        #expect(parent.changes.count == 2 && child.traitCollection.userInterfaceStyle == .light)
    }

    @Test("overrideUserInterfaceStyle; a view added below gets the traits in its first update")
    func style() {
        let (parent, child) = (Watcher(), Watcher())
        parent.overrideUserInterfaceStyle = .dark
        stage.window.addSubview(parent)
        stage.runTurn()
        #expect(parent.traitCollection.userInterfaceStyle == .dark)
        parent.addSubview(child)
        #expect(child.traitCollection.userInterfaceStyle == .light)
        stage.runTurn()
        #expect(child.traitCollection.userInterfaceStyle == .dark && child.changes.count == 1)
        // A child with an own style keeps it.
        child.overrideUserInterfaceStyle = .light
        stage.runTurn()
        #expect(child.traitCollection.userInterfaceStyle == .light)
    }

    @Test("Only views in the hierarchy update")
    func detached() {
        stage.makeCurrent()
        let view = Watcher()
        view.overrideUserInterfaceStyle = .dark
        view.updateTraitsIfNeeded()
        #expect(view.traitCollection.userInterfaceStyle == .light)
    }

    @Test("Registrations: only for their traits, in order, until they end")
    func registrations() {
        let view = UIView()
        stage.window.addSubview(view)
        stage.runTurn()
        var calls: [String] = []
        let style = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: UIView, previous: UITraitCollection) in
            calls.append("style from \(previous.userInterfaceStyle)")
        }
        view.registerForTraitChanges([UITraitLayoutDirection.self]) { (view: UIView, _: UITraitCollection) in
            calls.append("direction")
        }
        view.traitOverrides.userInterfaceStyle = .dark
        stage.runTurn()
        #expect(calls == ["style from light"])
        view.traitOverrides.layoutDirection = .rightToLeft
        stage.runTurn()
        #expect(calls == ["style from light", "direction"])
        view.unregisterForTraitChanges(style)
        view.traitOverrides.userInterfaceStyle = .light
        stage.runTurn()
        #expect(calls.count == 2)
    }

    @Test("Who registered before there was a window is told where its first traits are others than those it saw")
    func registeredBefore() {
        stage.makeCurrent()
        var calls: [String] = []
        let views = [UIView(), UIView()]
        for view in views {
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, previous: UITraitCollection) in
                calls.append("from \(previous.userInterfaceStyle)")
            }
        }
        stage.window.addSubview(views[0])
        stage.runTurn()
        #expect(calls.isEmpty)
        let dark = Stage(traits: UITraitCollection(userInterfaceStyle: .dark))
        dark.window.addSubview(views[1])
        dark.runTurn()
        #expect(calls == ["from light"])
        #expect(views[1].traitCollection.userInterfaceStyle == .dark)
        stage.makeCurrent()
    }

    @Test("Dynamic background colours follow the traits")
    func colours() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        stage.window.addSubview(view)
        stage.runTurn()
        #expect(view.layer.backgroundColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
        stage.window.overrideUserInterfaceStyle = .dark
        stage.runTurn()
        #expect(view.layer.backgroundColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor)
        #expect(view.backgroundColor === UIColor.systemBackground)
        view.layer.backgroundColor = UIColor.red.cgColor
        #expect(view.backgroundColor?.cgColor == UIColor.red.cgColor)
    }

    @Test("Traits of the stage reach every window; layout and drawing see them as current")
    func stageTraits() {
        final class Reader: UIView {
            var seen: UIUserInterfaceStyle?
            override func layoutSubviews() { seen = UITraitCollection.current.userInterfaceStyle }
        }
        let dark = Stage(traits: UITraitCollection(userInterfaceStyle: .dark))
        let reader = Reader()
        dark.window.addSubview(reader)
        dark.runTurn()
        #expect(reader.seen == .dark && reader.traitCollection.userInterfaceStyle == .dark)
        #expect(reader.traitCollection.displayScale == 3)
        dark.setTraits(nil)
        reader.setNeedsLayout()
        dark.runTurn()
        #expect(reader.seen == .light)
        stage.makeCurrent()
    }

    @Test("Layout direction by attribute and surroundings")
    func direction() {
        typealias Attribute = UISemanticContentAttribute
        let expected: [(Attribute, Bool, Bool)] = [
            (.unspecified, false, true), (.playback, false, false), (.spatial, false, false),
            (.forceLeftToRight, false, false), (.forceRightToLeft, true, true),
        ]
        #expect(expected.map(\.0) == Attribute.allCases)
        for (attribute, inLeftToRight, inRightToLeft) in expected {
            #expect((UIView.userInterfaceLayoutDirection(for: attribute) == .rightToLeft) == inLeftToRight)
            let other = UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
            #expect((other == .rightToLeft) == inRightToLeft)
        }
        let view = UIView()
        view.semanticContentAttribute = .forceRightToLeft
        let child = UIView()
        view.addSubview(child)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight, "the attribute is not inherited")
        stage.window.addSubview(child)
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.runTurn()
        #expect(child.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
