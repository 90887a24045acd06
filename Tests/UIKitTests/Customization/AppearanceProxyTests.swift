import Offstage
import TestKit
import Testing
import UIKit

/// Rules for all instances of a class.
@Suite("Appearance proxies")
@MainActor
struct AppearanceProxyTests: StageSuite {
    let made = makeStage(200, 200)

    private class Plate: UIView {}
    private final class Badge: Plate {}
    private final class Inner: UIView {}
    private final class Outer: UIView {}
    private final class Screen: UIViewController {}

    private func shown<View: UIView>(_ view: View, in stage: Stage) -> View {
        stage.window.addSubview(view)
        return view
    }

    @Test("A proxy's values are set on views that enter a window, before they hear of it, and not on those in one")
    func entering() {
        let stage = stage
        final class Listening: UILabel {
            var heard: UIColor?
            override func didMoveToWindow() {
                super.didMoveToWindow()
                heard = textColor
            }
        }
        let before = shown(UILabel(), in: stage)
        UILabel.appearance().textColor = .red
        UILabel.appearance().font = .systemFont(ofSize: 30)
        #expect(UILabel.appearance().textColor == .red && UILabel.appearance() === UILabel.appearance())
        let label = Listening()
        #expect(label.textColor == .label)
        _ = shown(label, in: stage)
        #expect(label.heard == .red && label.font.pointSize == 30)
        #expect(before.textColor == .label)
        before.removeFromSuperview()
        #expect(shown(before, in: stage).textColor == .red)
        // A whole tree comes at once.
        let tree = UIView()
        tree.addSubview(UILabel())
        _ = shown(tree, in: stage)
        #expect((tree.subviews[0] as? UILabel)?.textColor == .red)
    }

    @Test("What an instance was given itself stays, whether it came before or after; nil is a value, too")
    func explicit() {
        let stage = stage
        UIView.appearance().backgroundColor = .red
        let own = UIView()
        own.backgroundColor = .green
        #expect(shown(own, in: stage).backgroundColor == .green)
        let cleared = UIView()
        cleared.backgroundColor = nil
        #expect(shown(cleared, in: stage).backgroundColor == nil)
        let late = shown(UIView(), in: stage)
        #expect(late.backgroundColor == .red)
        late.backgroundColor = .blue
        late.removeFromSuperview()
        #expect(shown(late, in: stage).backgroundColor == .blue)
    }

    @Test("A class's rules go before those of the classes that it inherits from, whatever came last")
    func classes() {
        let stage = stage
        Badge.appearance().backgroundColor = .blue
        Plate.appearance().backgroundColor = .green
        UIView.appearance().backgroundColor = .red
        Plate.appearance().tintColor = .orange
        #expect(shown(UIView(), in: stage).backgroundColor == .red)
        #expect(shown(Plate(), in: stage).backgroundColor == .green)
        let badge = shown(Badge(), in: stage)
        #expect(badge.backgroundColor == .blue && badge.tintColor == .orange)
    }

    @Test("Containers: views and controllers, with others between; the outermost match wins, then the longer list")
    func containment() {
        let stage = stage
        let screen = Screen()
        stage.window.rootViewController = screen
        Plate.appearance().backgroundColor = .gray
        Plate.appearance(whenContainedInInstancesOf: [Inner.self]).backgroundColor = .red
        let (outer, between, inner) = (Outer(), UIView(), Inner())
        outer.addSubview(between)
        between.addSubview(inner)
        func color(_ container: UIView) -> UIColor? {
            let plate = Plate()
            container.addSubview(plate)
            defer { plate.removeFromSuperview() }
            return plate.backgroundColor
        }
        screen.view.addSubview(outer)
        #expect(color(outer) == .gray && color(inner) == .red)
        Plate.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).backgroundColor = .green
        #expect(color(inner) == .green)
        Plate.appearance(whenContainedInInstancesOf: [Outer.self]).backgroundColor = .blue
        #expect(color(outer) == .blue && color(inner) == .green)
        Plate.appearance(whenContainedInInstancesOf: [Screen.self]).backgroundColor = .cyan
        #expect(color(inner) == .cyan && color(stage.window) == .gray)
        Plate.appearance(whenContainedInInstancesOf: [Outer.self, Inner.self]).backgroundColor = .black
        #expect(color(inner) == .cyan)
        // What held inside is taken back outside.
        let plate = Plate()
        screen.view.addSubview(plate)
        #expect(plate.backgroundColor == .cyan)
        stage.window.addSubview(plate)
        plate.removeFromSuperview()
        stage.window.addSubview(plate)
        #expect(plate.backgroundColor == .gray)
    }

    @Test("Traits: their rules go before those without, and follow changes; what one gave is taken back")
    func traits() {
        let stage = stage
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        UILabel.appearance(for: dark).textColor = .yellow
        UILabel.appearance().shadowColor = .red
        UILabel.appearance(for: dark, whenContainedInInstancesOf: [Inner.self]).shadowColor = .blue
        let inner = shown(Inner(), in: stage)
        let label = UILabel()
        inner.addSubview(label)
        stage.runTurn()
        #expect(label.textColor == .label && label.shadowColor == .red)
        stage.window.overrideUserInterfaceStyle = .dark
        stage.runTurn()
        #expect(label.textColor == .yellow && label.shadowColor == .blue)
        stage.window.overrideUserInterfaceStyle = .light
        stage.runTurn()
        #expect(label.textColor == .label && label.shadowColor == .red)
    }

    @Test("Setters with further arguments, of several classes")
    func axes() {
        let stage = stage
        UIButton.appearance().setTitleColor(.red, for: .normal)
        UIButton.appearance().setTitleColor(.green, for: .highlighted)
        UIButton.appearance().contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        UIActivityIndicatorView.appearance().color = .purple
        UIRefreshControl.appearance().attributedTitle = NSAttributedString(string: "Pull")
        let button = UIButton(type: .system)
        button.setTitleColor(.blue, for: .highlighted)
        _ = shown(button, in: stage)
        #expect(button.titleColor(for: .normal) == .red && button.titleColor(for: .highlighted) == .blue)
        #expect(button.contentEdgeInsets.bottom == 3)
        #expect(shown(UIActivityIndicatorView(style: .large), in: stage).color == .purple)
        #expect(shown(UIRefreshControl(), in: stage).attributedTitle?.string == "Pull")
    }

    @Test("Windows have proxies; each stage has its own rules")
    func stages() {
        let first = stage
        UIView.appearance().backgroundColor = .red
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.isHidden = false
        #expect(window.backgroundColor == .red)
        let second = makeStage()
        second.makeCurrent()
        #expect(shown(UIView(), in: second).backgroundColor == nil)
        first.makeCurrent()
        #expect(shown(UIView(), in: first).backgroundColor == .red)
    }
}
