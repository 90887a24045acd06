import Offstage
import Testing

@testable import UIKit

@Suite("Tab bars")
@MainActor
struct TabBarTests: StageSuite {
    let made = makeStage(
        390, 844, scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    private func image(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func tabs(_ stage: Stage, _ count: Int, sides: CGFloat? = 24) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<count).map { index in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(
                title: "Tab \(index)", image: sides.map { image($0) }, tag: index)
            return controller
        }
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
        return tabs
    }

    @Test("In 390 points five tabs are 74 wide from 2, 80, 158, 236, 314; the bar is 49 and the safe bottom high")
    func places() {
        let bar = tabs(stage, 5).tabBar
        #expect(bar.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
        #expect(bar.buttons.map(\.frame) == [2, 80, 158, 236, 314].map { CGRect(x: $0, y: 1, width: 74, height: 48) })
    }

    @Test("Edges of tabs by the rule, for all widths and numbers; mirrored from right to left")
    func shares() {
        let stage = stage
        let bar = UITabBar()
        stage.window.addSubview(bar)
        for width in [320, 375, 393, 402, 414, 440] as [CGFloat] {
            for count in 1...5 {
                bar.items = (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
                bar.frame = CGRect(x: 0, y: 0, width: width, height: 49)
                bar.layoutIfNeeded()
                for (index, button) in bar.buttons.enumerated() {
                    let low = (CGFloat(index) * width / CGFloat(count)).rounded() + 2
                    let high = (CGFloat(index + 1) * width / CGFloat(count)).rounded() - 2
                    #expect(button.frame == CGRect(x: low, y: 1, width: high - low, height: 48))
                }
            }
        }
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.runTurn()
        #expect(bar.buttons.first?.frame.maxX == 438 && bar.buttons.last?.frame.minX == 2)
    }

    @Test("The image's middle is 19 below the bar's top, the text's baseline 45; 10 points medium; tint, else grey")
    func content() {
        let bar = tabs(stage, 3).tabBar
        for (index, button) in bar.buttons.enumerated() {
            button.layoutIfNeeded()
            #expect(button.frame.minY + button.imageView.frame.midY == 19)
            #expect(abs(button.frame.minY + button.titleLabel.frame.minY + button.titleLabel.font.ascender - 45) < 0.17)
            #expect(button.titleLabel.font == .systemFont(ofSize: 10, weight: .medium))
            #expect(abs(button.titleLabel.frame.midX - button.bounds.midX) < 0.34)
            let light = UITraitCollection(userInterfaceStyle: .light)
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            let color = button.titleLabel.textColor
            #expect(color == button.imageView.tintColor)
            if index == 0 {
                #expect(color == .systemBlue)
            } else {
                #expect(color?.resolvedColor(with: light) == UIColor(white: 153 / 255, alpha: 1))
                #expect(color?.resolvedColor(with: dark) == UIColor(white: 117 / 255, alpha: 1))
            }
        }
        bar.tintColor = .red
        bar.unselectedItemTintColor = .green
        #expect(bar.buttons[0].titleLabel.textColor == .red && bar.buttons[1].titleLabel.textColor == .green)
    }

    @Test("An image lies on the pixel grid, its middle 19 below the bar's top; halves go up and left")
    func pixelGrid() {
        let bar = tabs(stage, 5, sides: 25).tabBar
        // 74 - 25 = 49, half of it 24.5: 73.5 pixels. 18 - 12.5 = 5.5: 16.5 pixels.
        for button in bar.buttons {
            #expect(near(button.imageView.frame.minX, 73.0 / 3) && near(button.imageView.frame.minY, 16.0 / 3))
        }
        let odd = tabs(stage, 4, sides: 21).tabBar
        // 94 - 21 = 73, half of it 36.5: 109.5 pixels. 18 - 10.5 = 7.5: 7 1/3 points.
        #expect(near(odd.buttons[0].bounds.width, 94) && near(odd.buttons[0].imageView.frame.minX, 109.0 / 3))
        #expect(near(odd.buttons[0].imageView.frame.minY, 22.0 / 3))
    }

    @Test("Badges: at least 18 high and wide, 3 below the bar's top, 11 behind the middle, 4 with an image; 13 white")
    func badges() throws {
        for (side, distance) in [(nil, 11), (24, 4)] as [(CGFloat?, CGFloat)] {
            let stage = stage
            let bar = tabs(stage, 4, sides: side).tabBar
            for text in ["1", "A", ""] {
                bar.items?[1].badgeValue = text
                stage.runTurn()
                let button = bar.buttons[1]
                let badge = try #require(button.badge)
                #expect(button.convert(badge.frame, to: bar).minY == 3)
                #expect(badge.frame.size == CGSize(width: 18, height: 18))
                #expect(badge.frame.minX == button.bounds.midX + distance)
                #expect(badge.backgroundColor == .systemRed && badge.textLabel.textColor == .white)
                #expect(badge.textLabel.font == .systemFont(ofSize: 13) && badge.layer.cornerRadius == 9)
            }
            bar.items?[1].badgeValue = "1000"
            stage.runTurn()
            let wide = try #require(bar.buttons[1].badge)
            #expect(wide.frame.width == (wide.textLabel.intrinsicContentSize.width + 10).rounded(.up))
            bar.items?[1].badgeColor = .blue
            #expect(bar.buttons[1].badge?.backgroundColor == .blue)
            stage.window.traitOverrides.layoutDirection = .rightToLeft
            stage.runTurn()
            #expect(wide.frame.maxX == bar.buttons[1].bounds.midX - distance)
            stage.window.traitOverrides.remove(UITraitLayoutDirection.self)
            bar.items?[1].badgeValue = nil
            #expect(bar.buttons[1].badge == nil)
        }
    }

    @Test("A phone on its side: 32 high, image beside text; on a pad 50, in the middle; text beside the image")
    func wide() throws {
        let side = Stage(device: try #require(Device(named: "iPhone 16")).rotated(to: .landscapeLeft))
        side.makeCurrent()
        let low = tabs(side, 3).tabBar
        #expect(near(low.frame.height, 32 + 21))
        let button = low.buttons[0]
        #expect(button.titleLabel.frame.minX > button.imageView.frame.maxX)
        #expect(low.buttons[0].frame.minX >= 59 && low.buttons[2].frame.maxX <= 852 - 59)
        let pad = Stage(device: try #require(Device(named: "iPad Air 11-inch (M2)")))
        pad.makeCurrent()
        let bar = tabs(pad, 3).tabBar
        #expect(bar.frame.height == 70)
        let frames = bar.buttons.map(\.frame)
        #expect(abs(frames[0].minX - (820 - frames[2].maxX)) <= 1 && frames[0].width >= 76)
        #expect(frames[1].minX - frames[0].maxX == 34)
        #expect(bar.buttons[0].titleLabel.font == .systemFont(ofSize: 13, weight: .medium))
    }

    @Test("Appearance: of the selected tab before the bar's; by state; in the middle where it says so")
    func appearance() {
        let stage = stage
        let tabs = tabs(stage, 3)
        let bar = tabs.tabBar
        let look = UITabBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .red
        look.stackedLayoutAppearance.normal.iconColor = .green
        look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        look.stackedLayoutAppearance.selected.iconColor = .orange
        look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.purple]
        bar.standardAppearance = look
        bar.scrollEdgeAppearance = look
        #expect(bar.buttons[0].imageView.tintColor == .orange && bar.buttons[0].titleLabel.textColor == .purple)
        #expect(bar.buttons[1].imageView.tintColor == .green && bar.buttons[1].titleLabel.textColor == .blue)
        #expect(bar.appearanceInForce.backgroundColor == .red)
        let own = UITabBarAppearance()
        own.configureWithOpaqueBackground()
        own.backgroundColor = .yellow
        bar.items?[2].standardAppearance = own
        bar.items?[2].scrollEdgeAppearance = own
        tabs.selectedIndex = 2
        #expect(bar.appearanceInForce.backgroundColor == .yellow)
        tabs.selectedIndex = 0
        #expect(bar.appearanceInForce.backgroundColor == .red)
        look.stackedItemPositioning = .centered
        look.stackedItemWidth = 60
        look.stackedItemSpacing = 10
        bar.standardAppearance = look
        bar.scrollEdgeAppearance = look
        bar.layoutIfNeeded()
        #expect(bar.buttons.map(\.frame.minX) == [95, 165, 235] && bar.buttons[0].frame.width == 60)
    }

    @Test("A second tap on the selected tab pops to the root, a third goes to the content's top")
    func again() throws {
        let stage = stage
        let root = UIViewController()
        let scroll = UIScrollView(frame: stage.window.bounds)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        root.view = scroll
        let nav = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        nav.tabBarItem = UITabBarItem(title: "First", image: image(24), tag: 0)
        tabs.viewControllers = [nav, UIViewController()]
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
        let top = scroll.contentOffset
        scroll.contentOffset.y = 500
        nav.pushViewController(UIViewController(), animated: false)
        stage.advance(by: 0.1)
        try stage.touch.tap(CGPoint(x: 90, y: 780))
        stage.advance(by: 1)
        #expect(nav.viewControllers == [root] && scroll.contentOffset.y == 500)
        try stage.touch.tap(CGPoint(x: 90, y: 780))
        stage.advance(by: 2)
        #expect(scroll.contentOffset == top && tabs.selectedViewController === nav)
    }

    @Test("A bar without controller selects what is tapped, and tells its delegate")
    func alone() throws {
        final class Hearer: NSObject, UITabBarDelegate {
            var heard: [Int] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append(item.tag) }
        }
        let stage = stage
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 390, height: 49))
        bar.items = [UITabBarItem(tabBarSystemItem: .favorites, tag: 4), UITabBarItem(tabBarSystemItem: .more, tag: 5)]
        let hearer = Hearer()
        bar.delegate = hearer
        stage.window.addSubview(bar)
        stage.runTurn()
        #expect(bar.selectedItem == nil && bar.buttons.map(\.titleLabel.text) == ["Favorites", "More"])
        try stage.touch.tap(CGPoint(x: 300, y: 120))
        #expect(bar.selectedItem?.tag == 5 && hearer.heard == [5])
    }
}
