import Offstage
import Testing

@testable import UIKit

@Suite("Bars in pushes and pops")
@MainActor
struct BarTransitionTests: StageSuite {
    let made = makeStage(
        390, 844, scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    private func screen(_ stage: Stage) -> (UINavigationController, UIViewController) {
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("First", "Second")
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        let nav = UINavigationController(rootViewController: first)
        stage.window.rootViewController = nav
        stage.advance(by: 0.1)
        return (nav, second)
    }

    private func alpha(_ view: UIView) -> CGFloat { CGFloat(view.layer.presentation()?.opacity ?? -1) }
    private func x(_ view: UIView, in bar: UIView) -> CGFloat {
        let layer = view.layer.presentation() ?? view.layer
        return layer.frame.midX + (view.superview === bar ? 0 : view.superview!.frame.minX)
    }

    @Test("A push: titles cross-fade, the old one slides to the back button's text, the new one comes from the side")
    func push() throws {
        let stage = stage
        let (nav, second) = screen(stage)
        let bar = nav.navigationBar
        let old = try #require(bar.content)
        nav.pushViewController(second, animated: true)
        stage.advance(by: 0.1)
        let new = try #require(bar.content)
        #expect(new !== old && old.superview === bar && new.superview === bar)
        let (oldAlpha, newAlpha) = (alpha(old.titleLabel), alpha(new.titleLabel))
        #expect(oldAlpha > 0.05 && oldAlpha < 0.95 && abs(oldAlpha + newAlpha - 1) < 0.01)
        #expect(abs(alpha(old.trailing[0]) - oldAlpha) < 0.01 && abs(alpha(new.backButton.chevron) - newAlpha) < 0.01)
        // The old title and the back button's text lie upon each other all the way.
        let middle = x(old.titleLabel, in: old)
        #expect(middle < 195 && abs(middle - x(new.backButton.textLabel, in: new)) < 1)
        #expect(x(new.titleLabel, in: new) > 195)
        stage.advance(by: 1)
        #expect(old.superview == nil && bar.transition == nil && new.titleLabel.transform == .identity)
        #expect(new.backButton.textLabel.text == "First" && new.titleLabel.alpha == 1)
        let pass = stage.render().statistics.offscreenPasses.count
        nav.popViewController(animated: true)
        stage.advance(by: 0.1)
        let back = try #require(bar.content)
        #expect(back.item === old.item && x(back.titleLabel, in: back) < 195 && alpha(new.titleLabel) < 1)
        #expect(stage.render().statistics.offscreenPasses.count == pass, "fading leaves need no pass")
        stage.advance(by: 1)
        #expect(near(back.titleLabel.frame.midX, 195, within: 0.4) && new.superview == nil)
    }

    @Test("A finger moves the bar with the views; let go of early, all is as before")
    func interactive() throws {
        let stage = stage
        let (nav, second) = screen(stage)
        nav.pushViewController(second, animated: false)
        stage.advance(by: 0.1)
        let bar = nav.navigationBar
        let upper = try #require(bar.content)
        try stage.touch.down(CGPoint(x: 2, y: 400))
        for x in [20, 60, 100, 110] as [CGFloat] {
            stage.advance(by: 0.05)
            try stage.touch.move(CGPoint(x: x, y: 400))
        }
        stage.advance(by: 0.2)
        let lower = try #require(bar.content)
        #expect(lower !== upper && lower.item.title == "First")
        let part = alpha(lower.titleLabel)
        #expect(part > 0.1 && part < 0.5 && abs(alpha(upper.titleLabel) - (1 - part)) < 0.01)
        try stage.touch.up()
        stage.advance(by: 1)
        #expect(bar.content === upper && bar.topItem === second.navigationItem && bar.transition == nil)
        #expect(upper.titleLabel.alpha == 1 && lower.superview == nil && upper.backButton.textLabel.alpha == 1)
        #expect(nav.viewControllers.count == 2)
        try stage.touch.drag(CGPoint(x: 2, y: 400), by: CGVector(dx: 300, dy: 0), duration: 0.4)
        stage.advance(by: 1)
        #expect(bar.content?.item.title == "First" && nav.viewControllers.count == 1 && upper.superview == nil)
        #expect(stage.diagnostics.messages == [])
    }

    @Test("Without animation the new items show at once")
    func atOnce() {
        let stage = stage
        let (nav, second) = screen(stage)
        nav.pushViewController(second, animated: false)
        stage.advance(by: 0.1)
        #expect(nav.navigationBar.content?.item === second.navigationItem && nav.navigationBar.transition == nil)
        #expect(nav.navigationBar.subviews.count { $0 is NavigationBarContent } == 1)
    }

    @Test("A subclass that conforms to the bar's delegate may keep its top")
    func askedSubclass() throws {
        final class Asking: UINavigationController, UINavigationBarDelegate {
            var allows = false
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
        }
        let stage = stage
        let nav = Asking(rootViewController: UIViewController())
        stage.window.rootViewController = nav
        nav.pushViewController(UIViewController(), animated: false)
        stage.advance(by: 0.1)
        try stage.touch.tap(CGPoint(x: 20, y: 69))
        stage.advance(by: 1)
        #expect(nav.viewControllers.count == 2)
        nav.allows = true
        try stage.touch.tap(CGPoint(x: 20, y: 69))
        stage.advance(by: 1)
        #expect(nav.viewControllers.count == 1)
    }
}
