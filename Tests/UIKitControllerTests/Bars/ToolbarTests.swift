import Offstage
import Testing

@testable import UIKit

/// Toolbars, alone and in navigation controllers, and bars that hide.
@Suite("Toolbars and bars that hide")
@MainActor
struct ToolbarTests: StageSuite {
    let made = makeStage(
        390, 844, scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    private func text(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    private func buttons(_ toolbar: UIToolbar) -> [BarButton] { toolbar.subviews.compactMap { $0 as? BarButton } }

    private func screen(_ stage: Stage) -> (UINavigationController, UIScrollView) {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: stage.window.bounds)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        controller.view = scroll
        controller.toolbarItems = [text("One"), .flexibleSpace(), text("Two")]
        let nav = UINavigationController(rootViewController: controller)
        stage.window.rootViewController = nav
        stage.advance(by: 0.1)
        return (nav, scroll)
    }

    @Test("Room: flexible shares what is left, fixed has its width, others stand 8 apart; outer texts at the margins")
    func room() {
        let stage = stage
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        stage.window.addSubview(toolbar)
        let (a, b, c, d) = (text("A"), text("B"), text("C"), text("D"))
        toolbar.items = [a, b, .flexibleSpace(), c, .fixedSpace(30), d, .flexibleSpace()]
        stage.runTurn()
        let frames = buttons(toolbar).map(\.frame)
        let end: CGFloat = 390 - 16
        #expect(frames.allSatisfy { $0.minY == 5 && $0.height == 34 })
        #expect(frames[0].minX == 16 && near(frames[1].minX, frames[0].maxX + 8, within: 0.34))
        #expect(near(frames[3].minX, frames[2].maxX + 30, within: 0.34))
        #expect(near(frames[2].minX - frames[1].maxX, end - frames[3].maxX, within: 0.7))
        toolbar.items = [.flexibleSpace(), text("Middle"), .flexibleSpace()]
        stage.runTurn()
        #expect(near(buttons(toolbar)[0].frame.midX, 195, within: 0.34))
        toolbar.items = [text("One"), .flexibleSpace(), text("Two")]
        stage.runTurn()
        let two = buttons(toolbar)
        #expect(two[0].frame.minX == 16 && near(two[1].frame.maxX, 374, within: 0.34))
        // Pictures at both ends begin at the margins and keep 11 inside.
        let side = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
        let other = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
        toolbar.items = [side, .flexibleSpace(), other]
        stage.runTurn()
        let pictures = buttons(toolbar).map { button in
            button.convert(button.subviews.compactMap { $0 as? UIImageView }.last!.frame, to: toolbar)
        }
        #expect(near(pictures[0].minX, 16, within: 0.34) && near(pictures[1].maxX, 374, within: 0.34))
        toolbar.items = [text("One"), .flexibleSpace(), text("Two")]
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.runTurn()
        #expect(
            near(buttons(toolbar)[0].frame.maxX, 374, within: 0.34)
                && near(buttons(toolbar)[1].frame.minX, 16, within: 0.34))
    }

    @Test("A navigation controller's toolbar: hidden by default, 49 above the safe bottom, the top controller's items")
    func managed() {
        let stage = stage
        let (nav, scroll) = screen(stage)
        #expect(nav.isToolbarHidden && nav.toolbar.isHidden)
        nav.setToolbarHidden(false, animated: false)
        stage.advance(by: 0.1)
        #expect(nav.toolbar.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 49) && !nav.toolbar.isHidden)
        #expect(nav.toolbar.backdrop.frame == CGRect(x: 0, y: 0, width: 390, height: 83), "the background goes on")
        let items = buttons(nav.toolbar).map(\.frame)
        #expect(items.allSatisfy { $0.minY == 10 && $0.height == 34 }, "34 high, 10 below the top")
        #expect(items[0].minX == 16 && near(items[1].maxX, 390 - 16, within: 0.34), "from margin to margin")
        #expect(scroll.adjustedContentInset.bottom == 83 && nav.toolbar.items?.count == 3)
        let next = UIViewController()
        next.toolbarItems = [text("Three")]
        nav.pushViewController(next, animated: false)
        stage.advance(by: 0.1)
        #expect(nav.toolbar.items?.map(\.title) == ["Three"] && next.view.safeAreaInsets.bottom == 83)
        let bare = UIViewController()
        bare.hidesBottomBarWhenPushed = true
        nav.pushViewController(bare, animated: true)
        stage.advance(by: 1)
        #expect(nav.toolbar.isHidden && bare.view.safeAreaInsets.bottom == 34 && !nav.isToolbarHidden)
        nav.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(!nav.toolbar.isHidden && nav.toolbar.frame.minY == 844 - 83)
        next.setToolbarItems([text("Four"), text("Five")], animated: false)
        #expect(nav.toolbar.items?.count == 2)
        nav.isToolbarHidden = true
        stage.advance(by: 0.1)
        #expect(nav.toolbar.isHidden && next.view.safeAreaInsets.bottom == 34)
    }

    @Test("An item of a toolbar takes touches from the bar's top to its bottom, and none below it")
    func touches() throws {
        let stage = stage
        let (nav, _) = screen(stage)
        nav.isToolbarHidden = false
        var taps = 0
        let action = UIAction(title: "One") { _ in taps += 1 }
        nav.topViewController?.toolbarItems = [UIBarButtonItem(primaryAction: action)]
        stage.advance(by: 0.1)
        for y in [764, 780, 807] as [CGFloat] { try stage.touch.tap(CGPoint(x: 24, y: y)) }
        #expect(taps == 3)
        _ = try? stage.touch.tap(CGPoint(x: 24, y: 830))
        #expect(taps == 3)
    }

    @Test("A toolbar that nobody asked for is made before layout places it", arguments: [false, true])
    func madeInTime(isLoadedBefore: Bool) {
        let stage = stage
        let nav = UINavigationController(rootViewController: UIViewController())
        if isLoadedBefore { nav.loadViewIfNeeded() }
        nav.isToolbarHidden = false
        stage.window.rootViewController = nav
        stage.window.makeKeyAndVisible()
        stage.advance(by: 0.1)
        #expect(stage.diagnostics.messages == [])
        #expect(!nav.toolbar.isHidden && nav.toolbar.superview === nav.view)
    }

    @Test("Its edge is the content's end: clear there, a material above more content")
    func edge() {
        let stage = stage
        let (nav, scroll) = screen(stage)
        nav.isToolbarHidden = false
        stage.advance(by: 0.1)
        #expect(nav.toolbar.appearanceInForce.backgroundEffect != nil)
        scroll.contentOffset.y = 3000 + 83 - 844
        #expect(nav.toolbar.isAtEdge == true && nav.toolbar.appearanceInForce.backgroundEffect == nil)
        nav.toolbar.scrollEdgeAppearance = nav.toolbar.standardAppearance
        #expect(nav.toolbar.appearanceInForce.backgroundEffect != nil)
        scroll.contentOffset.y -= 1
        #expect(nav.toolbar.isAtEdge == false)
    }

    @Test("Hiding and showing bars takes a fifth of a second")
    func animated() {
        let stage = stage
        let (nav, _) = screen(stage)
        nav.setNavigationBarHidden(true, animated: true)
        stage.advance(by: 0.1)
        let y = nav.navigationBar.layer.presentation()?.frame.minY ?? 0
        #expect(y < 47 && y > -44 && nav.navigationBar.frame.maxY == 0 && !nav.navigationBar.isHidden)
        stage.advance(by: 0.2)
        #expect(nav.navigationBar.isHidden && nav.topViewController?.view.safeAreaInsets.top == 47)
        nav.setToolbarHidden(false, animated: true)
        stage.advance(by: 0.1)
        let top = nav.toolbar.layer.presentation()?.frame.minY ?? 0
        #expect(top > 844 - 83 && top < 844)
        stage.advance(by: 0.2)
        #expect(near(nav.toolbar.layer.presentation()?.frame.minY, 844 - 83))
        #expect(UINavigationController.hideShowBarDuration == 0.2)
    }

    @Test("hidesBarsOnSwipe: a finger that goes up hides both bars, one that goes down shows them")
    func swipe() throws {
        let stage = stage
        let (nav, _) = screen(stage)
        nav.isToolbarHidden = false
        nav.hidesBarsOnSwipe = true
        stage.advance(by: 0.1)
        try stage.touch.drag(CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -15), duration: 0.2, hold: 0.2)
        #expect(!nav.isNavigationBarHidden)
        try stage.touch.drag(CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -120), duration: 0.3, hold: 0.2)
        stage.advance(by: 1)
        #expect(nav.isNavigationBarHidden && nav.isToolbarHidden)
        try stage.touch.drag(CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 120), duration: 0.3, hold: 0.2)
        stage.advance(by: 1)
        #expect(!nav.isNavigationBarHidden && !nav.isToolbarHidden)
        nav.hidesBarsOnSwipe = false
        try stage.touch.drag(CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -120), duration: 0.3, hold: 0.2)
        #expect(!nav.isNavigationBarHidden)
    }

    @Test("hidesBarsOnTap turns the bars over; taps on them are theirs")
    func tap() throws {
        let stage = stage
        let (nav, _) = screen(stage)
        nav.hidesBarsOnTap = true
        try stage.touch.tap(CGPoint(x: 200, y: 70))
        #expect(!nav.isNavigationBarHidden)
        try stage.touch.tap(CGPoint(x: 200, y: 400))
        stage.advance(by: 0.5)
        #expect(nav.isNavigationBarHidden)
        try stage.touch.tap(CGPoint(x: 200, y: 400))
        stage.advance(by: 0.5)
        #expect(!nav.isNavigationBarHidden)
    }

    @Test("hidesBarsWhenVerticallyCompact: on a phone's side there are none until a tap")
    func compact() throws {
        let stage = Stage(device: try #require(Device(named: "iPhone 16")))
        stage.makeCurrent()
        let (nav, _) = screen(stage)
        nav.hidesBarsWhenVerticallyCompact = true
        stage.advance(by: 0.1)
        #expect(!nav.isNavigationBarHidden)
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        #expect(nav.isNavigationBarHidden)
        try stage.touch.tap(CGPoint(x: 400, y: 200))
        stage.advance(by: 0.5)
        #expect(!nav.isNavigationBarHidden)
        nav.setNavigationBarHidden(true, animated: false)
        stage.rotate(to: .portrait)
        stage.advance(by: 1)
        #expect(!nav.isNavigationBarHidden)
    }
}
