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

    /// Knows its screen by way of an object that is no responder.
    final class Model {
        var screen: Screen?
        weak var shy: Screen?
    }

    final class Screen: UIViewController {
        var model = Model()
        var handler: Any?
        var cards: [Card] = []
    }

    final class Card: UIView {
        var owner: Screen?
        weak var friend: Screen?
    }

    @Test("a ring of strong references is a finding: through models, views, lists, and not through weak properties")
    func rings() {
        let throughModel = leaks {
            let screen = Screen()
            screen.model.screen = screen
        }
        #expect(throughModel.map(\.ring) == [["Screen.model", "Model.screen"]])
        #expect(
            LeakScope.findings(in: throughModel).map(\.message) == [
                "Screen.model → Model.screen is a ring of strong references: make one of these properties weak"
            ])
        let throughView = leaks {
            let (screen, card) = (Screen(), Card())
            (screen.view.accessibilityIdentifier, card.accessibilityIdentifier) = ("page", "card")
            screen.view.addSubview(card)
            card.owner = screen
        }
        #expect(Set(throughView.flatMap(\.ring)) == ["Card:card.owner", "Screen.view", "UIView:page.subviews"])
        #expect(LeakScope.findings(in: throughView).count == 1)
        let throughList = leaks {
            let screen = Screen()
            screen.cards = [Card(), Card()]
            screen.cards[1].owner = screen
        }
        #expect(throughList.filter { !$0.ring.isEmpty }.count == 2)
        let onlyWeak = leaks {
            let (screen, card) = (Screen(), Card())
            (screen.cards, card.friend, screen.model.shy) = ([card], screen, screen)
            screen.handler = { _ = screen }
        }
        #expect(onlyWeak.count == 2 && onlyWeak.allSatisfy(\.ring.isEmpty))
        #expect(LeakScope.findings(in: onlyWeak) == [])
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
