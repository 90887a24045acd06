import Offstage
import Testing

@testable import UIKit

/// Rules for all bars and all their items.
@Suite("Appearance proxies of bars")
@MainActor
struct BarProxyTests: StageSuite {
    let made = makeStage(390, 500, scale: 2)

    private func opaque(_ color: UIColor) -> UINavigationBarAppearance {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = color
        return look
    }

    private func navigationBar(_ stage: Stage, _ item: UINavigationItem? = nil) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.items = item.map { [$0] }
        stage.window.addSubview(bar)
        stage.runTurn()
        return bar
    }

    @Test("The four appearances of navigation bars; what a bar was given itself stays")
    func appearances() {
        let stage = stage
        let proxy = UINavigationBar.appearance()
        proxy.standardAppearance = opaque(.red)
        proxy.scrollEdgeAppearance = opaque(.green)
        proxy.compactAppearance = opaque(.blue)
        proxy.compactScrollEdgeAppearance = opaque(.yellow)
        let bar = navigationBar(stage)
        #expect(bar.standardAppearance.backgroundColor == .red && bar.backdrop.shown.color == .red)
        #expect(bar.scrollEdgeAppearance?.backgroundColor == .green && bar.compactAppearance?.backgroundColor == .blue)
        #expect(bar.compactScrollEdgeAppearance?.backgroundColor == .yellow)
        let own = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        own.standardAppearance = opaque(.black)
        stage.window.addSubview(own)
        #expect(own.standardAppearance.backgroundColor == .black && own.scrollEdgeAppearance != nil)
    }

    @Test("Where a rule holds no more, a bar has its own look again, and older properties count")
    func takenBack() {
        let stage = stage
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        UINavigationBar.appearance(for: dark).standardAppearance = opaque(.red)
        let bar = navigationBar(stage)
        bar.barTintColor = .green
        #expect(bar.backdrop.shown.color == .green)
        stage.window.overrideUserInterfaceStyle = .dark
        stage.runTurn()
        #expect(bar.backdrop.shown.color == .red)
        stage.window.overrideUserInterfaceStyle = .light
        stage.runTurn()
        #expect(bar.backdrop.shown.color == .green && bar.standardAppearance.backgroundEffect != nil)
    }

    @Test("Older properties of navigation bars")
    func older() {
        let stage = stage
        let (image, line, indicator, mask) = (UIImage(), UIImage(), UIImage(), UIImage())
        let proxy = UINavigationBar.appearance()
        proxy.barStyle = .black
        proxy.isTranslucent = false
        proxy.barTintColor = .red
        proxy.titleTextAttributes = [.foregroundColor: UIColor.green]
        proxy.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
        proxy.shadowImage = line
        proxy.backIndicatorImage = indicator
        proxy.backIndicatorTransitionMaskImage = mask
        proxy.setBackgroundImage(image, for: .default)
        proxy.setBackgroundImage(line, for: .top, barMetrics: .compact)
        proxy.setTitleVerticalPositionAdjustment(3, for: .default)
        let bar = navigationBar(stage, UINavigationItem(title: "Title"))
        #expect(bar.barStyle == .black && !bar.isTranslucent && bar.barTintColor == .red && bar.shadowImage === line)
        #expect(bar.content?.titleLabel.textColor == .green && bar.largeTitleTextAttributes?.count == 1)
        #expect(bar.backIndicatorImage === indicator && bar.backIndicatorTransitionMaskImage === mask)
        #expect(bar.backgroundImage(for: .default) === image)
        #expect(bar.backgroundImage(for: .top, barMetrics: .compact) === line)
        #expect(bar.titleVerticalPositionAdjustment(for: .default) == 3)
    }

    @Test("Tab bars and toolbars")
    func others() {
        let stage = stage
        let (image, line) = (UIImage(), UIImage())
        let tabLook = UITabBarAppearance()
        tabLook.configureWithTransparentBackground()
        UITabBar.appearance().scrollEdgeAppearance = tabLook
        UITabBar.appearance().barTintColor = .red
        UITabBar.appearance().unselectedItemTintColor = .green
        UITabBar.appearance().backgroundImage = image
        UITabBar.appearance().shadowImage = line
        UITabBar.appearance().selectionIndicatorImage = line
        UITabBar.appearance().itemPositioning = .centered
        UITabBar.appearance().itemWidth = 50
        UITabBar.appearance().itemSpacing = 9
        UITabBar.appearance().barStyle = .black
        let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        stage.window.addSubview(tabs)
        #expect(tabs.scrollEdgeAppearance?.background == .clear && tabs.barTintColor == .red)
        #expect(tabs.unselectedItemTintColor == .green && tabs.backgroundImage === image && tabs.shadowImage === line)
        #expect(tabs.selectionIndicatorImage === line && tabs.itemPositioning == .centered && tabs.itemWidth == 50)
        #expect(tabs.itemSpacing == 9 && tabs.barStyle == .black)
        let look = UITabBarAppearance()
        look.configureWithOpaqueBackground()
        UITabBar.appearance().standardAppearance = look
        let later = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        stage.window.addSubview(later)
        #expect(later.standardAppearance.backgroundEffect == nil && tabs.standardAppearance.backgroundEffect != nil)

        let barLook = UIToolbarAppearance()
        barLook.configureWithOpaqueBackground()
        UIToolbar.appearance().standardAppearance = barLook
        UIToolbar.appearance().compactAppearance = barLook
        UIToolbar.appearance().scrollEdgeAppearance = barLook
        UIToolbar.appearance().compactScrollEdgeAppearance = barLook
        UIToolbar.appearance().barTintColor = .red
        UIToolbar.appearance().barStyle = .black
        UIToolbar.appearance().isTranslucent = false
        UIToolbar.appearance().setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
        UIToolbar.appearance().setShadowImage(line, forToolbarPosition: .bottom)
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        stage.window.addSubview(toolbar)
        #expect(toolbar.standardAppearance.backgroundEffect == nil && toolbar.compactAppearance != nil)
        #expect(toolbar.scrollEdgeAppearance != nil && toolbar.compactScrollEdgeAppearance != nil)
        #expect(toolbar.barTintColor == .red && toolbar.barStyle == .black && !toolbar.isTranslucent)
        #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)
        #expect(toolbar.shadowImage(forToolbarPosition: .bottom) === line)
    }

    @Test("Items: in bars that enter a window, and when one is set on a bar in a window; by the bar that they are in")
    func items() throws {
        let stage = stage
        UIBarButtonItem.appearance().tintColor = .red
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .disabled)
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .blue
        UIBarItem.appearance().setTitleTextAttributes([.kern: 1], for: .normal)
        let item = UINavigationItem(title: "Title")
        item.leftBarButtonItem = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
        let bar = navigationBar(stage, item)
        #expect(item.leftBarButtonItem?.tintColor == .red)
        #expect(item.leftBarButtonItem?.titleTextAttributes(for: .normal)?[.kern] as? Int == 1)
        item.leftBarButtonItem?.isEnabled = false
        let label = try #require(bar.content?.leading[0].subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.textColor == .green)
        let late = UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)
        item.rightBarButtonItem = late
        #expect(late.tintColor == .red)
        let own = UIBarButtonItem(title: "Three", style: .plain, target: nil, action: nil)
        own.tintColor = .black
        item.rightBarButtonItems = [late, own]
        #expect(own.tintColor == .black)
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        stage.window.addSubview(toolbar)
        let tool = UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)
        toolbar.items = [tool]
        #expect(tool.tintColor == .blue)
    }

    @Test("Further setters of items, and the back button without an item of the app's")
    func setters() throws {
        let stage = stage
        let image = UIImage()
        let proxy = UIBarButtonItem.appearance()
        proxy.setBackgroundImage(image, for: .normal, barMetrics: .default)
        proxy.setBackgroundImage(image, for: .normal, style: .done, barMetrics: .compact)
        proxy.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
        proxy.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
        proxy.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -500, vertical: 0), for: .default)
        proxy.tintColor = .red
        UITabBarItem.appearance().badgeColor = .blue
        UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)
        UITabBarItem.appearance().setBadgeTextAttributes([.kern: 1], for: .normal)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let top = UINavigationItem(title: "Top")
        let button = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
        top.rightBarButtonItem = button
        bar.items = [UINavigationItem(title: "First"), top]
        stage.window.addSubview(bar)
        stage.runTurn()
        #expect(button.backgroundImage(for: .normal, barMetrics: .default) === image)
        #expect(button.backgroundImage(for: .normal, style: .done, barMetrics: .compact) === image)
        #expect(button.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 1, vertical: 2))
        #expect(button.backButtonBackgroundImage(for: .normal, barMetrics: .default) === image)
        let back = try #require(bar.content?.backButton)
        #expect(back.textLabel.textColor == .red && back.textLabel.frame.minX < -400)
        let tabs = UITabBar(frame: CGRect(x: 0, y: 100, width: 390, height: 49))
        tabs.items = [UITabBarItem(title: "Tab", image: nil, tag: 0)]
        stage.window.addSubview(tabs)
        let tab = try #require(tabs.items?.first)
        #expect(tab.badgeColor == .blue && tab.titlePositionAdjustment.vertical == -4)
        #expect(tab.badgeTextAttributes(for: .normal)?[.kern] as? Int == 1)
    }
}
