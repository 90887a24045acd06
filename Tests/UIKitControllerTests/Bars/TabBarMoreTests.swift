import Foundation
import Offstage
import Testing

@testable import UIKit

/// The tab More, the edge that a tab bar follows, and pushes that hide it.
@Suite("Tab bars and what is above them")
@MainActor
struct TabBarMoreTests {
    private let made = Stage(device: Device(named: "iPhone 14")!)

    private var stage: Stage {
        made.makeCurrent()
        made.diagnostics.mode = .collect
        return made
    }

    private func tabs(_ stage: Stage, _ count: Int, image: UIImage? = nil) -> (UITabBarController, [UIViewController]) {
        let controllers = (1...count).map { number in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "T\(number)", image: image, tag: number)
            controller.title = "T\(number)"
            return controller
        }
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
        return (tabs, controllers)
    }

    private func titles(_ tabs: UITabBarController) -> [String] { tabs.tabBar.buttons.compactMap(\.titleLabel.text) }

    @Test("The edge is the content's end, also of what a navigation controller shows")
    func edge() {
        let stage = stage
        let scroll = UIScrollView(frame: stage.window.bounds)
        scroll.contentSize = CGSize(width: 390, height: 2000)
        let inner = UIViewController()
        inner.view = scroll
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: inner), UIViewController()]
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
        #expect(tabs.tabBar.isAtEdge == false && tabs.tabBar.appearanceInForce.backgroundEffect != nil)
        scroll.contentOffset.y = 2000 + 83 - 844
        #expect(tabs.tabBar.isAtEdge == true && tabs.tabBar.appearanceInForce.backgroundEffect == nil)
        scroll.contentSize.height += 1
        #expect(tabs.tabBar.isAtEdge == false)
        tabs.selectedIndex = 1
        stage.advance(by: 0.1)
        #expect(tabs.tabBar.isAtEdge == true)
    }

    @Test("Seven controllers: four tabs and More with a list of three; where there is room, seven tabs")
    func more() throws {
        let stage = stage
        let (tabs, controllers) = tabs(stage, 7)
        #expect(titles(tabs) == ["T1", "T2", "T3", "T4", "More"])
        try stage.touch.tap(tabs.tabBar.buttons[4])
        stage.advance(by: 0.5)
        let more = tabs.moreNavigationController
        #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound && more.parent === tabs)
        let rows = more.viewControllers[0].view.subviews.compactMap { $0 as? MoreRow }
        #expect(rows.map { $0.subviews.compactMap { ($0 as? UILabel)?.text }[0] } == ["T5", "T6", "T7"])
        try stage.touch.tap(rows[1])
        stage.advance(by: 1)
        #expect(more.topViewController === controllers[5] && tabs.selectedIndex == 5)
        #expect(tabs.selectedViewController === controllers[5] && controllers[5].tabBarController === tabs)
        #expect(more.navigationBar.content?.backButton.textLabel.text == "More")
        try stage.touch.tap(tabs.tabBar.buttons[4])
        stage.advance(by: 1)
        #expect(more.viewControllers.count == 1)
        tabs.selectedIndex = 6
        stage.advance(by: 0.5)
        #expect(more.topViewController === controllers[6] && tabs.tabBar.selectedItem === more.tabBarItem)
        tabs.selectedIndex = 0
        stage.advance(by: 0.5)
        #expect(
            tabs.selectedViewController === controllers[0] && tabs.tabBar.selectedItem === controllers[0].tabBarItem)
        tabs.selectedIndex = 6
        stage.advance(by: 0.5)
        tabs.traitOverrides.horizontalSizeClass = .regular
        stage.advance(by: 0.5)
        #expect(titles(tabs).count == 7 && tabs.selectedViewController === controllers[6])
        #expect(controllers[6].parent === tabs && controllers[6].view.window != nil)
        #expect(stage.diagnostics.messages == [])
    }

    @Test("A navigation controller in More shows its own bar; a tap on More goes back to the list")
    func navigationInMore() throws {
        let stage = stage
        let (tabs, controllers) = tabs(stage, 5)
        let root = UIViewController()
        let nav = UINavigationController(rootViewController: root)
        nav.tabBarItem.title = "Nav"
        tabs.viewControllers = controllers + [nav]
        stage.advance(by: 0.1)
        tabs.selectedIndex = 5
        stage.advance(by: 0.5)
        #expect(root.view.window != nil && tabs.moreNavigationController.isNavigationBarHidden)
        #expect(!nav.isNavigationBarHidden && root.view.safeAreaInsets.top == 91)
        try stage.touch.tap(tabs.tabBar.buttons[4])
        stage.advance(by: 1)
        #expect(tabs.moreNavigationController.viewControllers.count == 1)
        #expect(!tabs.moreNavigationController.isNavigationBarHidden && stage.diagnostics.messages == [])
    }

    @Test("A controller that is pushed hides the tab bar while it is on the stack")
    func hiddenByPush() {
        let stage = stage
        let tabs = UITabBarController()
        let nav = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [nav]
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
        let next = UIViewController()
        next.hidesBottomBarWhenPushed = true
        nav.pushViewController(next, animated: true)
        stage.advance(by: 1)
        #expect(tabs.tabBar.isHidden && next.view.safeAreaInsets.bottom == 34)
        nav.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(!tabs.tabBar.isHidden && nav.topViewController?.view.safeAreaInsets.bottom == 83)
    }
}
