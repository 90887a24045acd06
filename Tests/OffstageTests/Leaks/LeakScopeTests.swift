import Foundation
import Offstage
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct LeakScopeTests {
    /// Holds itself by way of its child.
    final class Owner: UIView {
        var action: (() -> Void)?
        var helper: Helper?
    }

    final class Helper: UIView {
        var owner: Owner?
        var maker: Maker?
    }

    /// Makes what holds it when it is asked first.
    final class Maker: UIView {
        lazy var made: Helper = {
            let made = Helper()
            made.maker = self
            return made
        }()
    }

    @MainActor
    enum Cellar {
        static var kept: UIView?
    }

    private func leaks(_ body: @MainActor () -> Void) -> [LeakScope.Leak] { LeakScope.leaks(body) }

    @Test("a stage with views, drawn and dropped, leaves nothing")
    func clean() {
        let leaks = leaks {
            let stage = Stage(device: Device(name: "test", size: CGSize(width: 20, height: 20), scale: 1))
            let card = UIView(frame: CGRect(x: 1, y: 1, width: 9, height: 9))
            card.addSubview(UIView())
            card.mask = UIView(frame: card.bounds)
            stage.window.addSubview(card)
            _ = stage.render()
        }
        #expect(leaks == [])
    }

    @Test("a view that a closure of its own holds is alive, with what it holds below it")
    func cycle() {
        let leaks = leaks {
            let owner = Owner()
            owner.accessibilityIdentifier = "card"
            let title = UIView()
            title.accessibilityIdentifier = "title"
            owner.addSubview(title)
            owner.action = { _ = owner.bounds }
        }
        #expect(leaks.map(\.name) == ["Owner:card", "UIView:title"])
        #expect(leaks.map(\.path) == [["Owner:card"], ["Owner:card", "UIView:title"]])
        #expect(leaks[0].description == "Owner:card is alive, and nothing in the tree holds it")
    }

    @Test("a ring of properties is told property by property")
    func ring() {
        let leaks = leaks {
            let (owner, helper) = (Owner(), Helper())
            owner.accessibilityIdentifier = "a"
            helper.accessibilityIdentifier = "b"
            owner.helper = helper
            helper.owner = owner
        }
        #expect(leaks.count == 2)
        #expect(leaks[1].path == ["Helper.owner", "Owner:a", "Owner.helper", "Helper:b"])
        #expect(leaks[1].path.contains("Owner.helper") && leaks[0].path.contains("Helper.owner"))
    }

    @Test("a lazy property is told by the name of its declaration")
    func lazy() {
        let leaks = leaks { Maker().made.accessibilityIdentifier = "made" }
        #expect(leaks.count == 2 && leaks.contains { $0.path.contains("Maker.made") })
    }

    @Test("what lives before or after the scope does not count; scopes may lie in each other")
    func scopes() {
        let before = UIView()
        var inner: [LeakScope.Leak] = []
        let outer = leaks {
            Cellar.kept = UIView()
            inner = leaks { Cellar.kept?.addSubview(UIView()) }
            before.addSubview(UIView())
        }
        Cellar.kept = nil
        #expect(inner.count == 1 && inner[0].path.count == 2)
        #expect(outer.count == 3)
        let after = UIView()
        #expect(leaks {} == [] && after.superview == nil)
    }
}
