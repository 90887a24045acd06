import Offstage
import Testing
import UIKit

/// What is claimed of navigation bars: appearances, large titles, the way back, and the status bar above.
@Suite("Navigation bars' behaviour")
@MainActor
struct NavigationBarBehaviors {
    private let upright = makeStage(120, 240, scale: 1)
    private let onSide = makeStage(240, 120, scale: 1)
    private let phone = makeStage(
        390, 844, scale: 1, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    /// A controller with content to scroll, white.
    private func screen(_ title: String? = nil, in stage: Stage) -> (UIViewController, UIScrollView) {
        let controller = UIViewController()
        controller.title = title
        let scroll = UIScrollView(frame: stage.window.bounds)
        scroll.contentSize = CGSize(width: 10, height: 3000)
        scroll.backgroundColor = .white
        controller.view = scroll
        return (controller, scroll)
    }

    private func opaque(_ color: UIColor, title: UIColor? = nil) -> UINavigationBarAppearance {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = color
        if let title { look.titleTextAttributes = [.foregroundColor: title] }
        return look
    }

    private func show(_ controller: UIViewController, in stage: Stage) -> UINavigationController {
        let nav = UINavigationController(rootViewController: controller)
        stage.window.rootViewController = nav
        stage.advance(by: 0.1)
        return nav
    }

    /// A pixel of the bar beside its title.
    private func barPixel(_ stage: Stage, _ nav: UINavigationController) -> Pixel {
        stage.render().at(3, Int(nav.navigationBar.frame.minY) + 5)
    }

    private let blue = Pixel(0, 0, 255)
    private let red = Pixel(255, 0, 0)
    private let green = Pixel(0, 255, 0)

    @Test("NAV-03 four slots: scrolled or not, low or not")
    func slots() {
        for (stage, isLow) in [(upright, false), (onSide, true)] {
            stage.makeCurrent()
            let (controller, scroll) = screen(in: stage)
            let nav = show(controller, in: stage)
            nav.navigationBar.standardAppearance = opaque(.red)
            nav.navigationBar.scrollEdgeAppearance = opaque(.green)
            nav.navigationBar.compactAppearance = opaque(.blue)
            nav.navigationBar.compactScrollEdgeAppearance = opaque(.black)
            #expect(barPixel(stage, nav) == (isLow ? Pixel(0, 0, 0) : green))
            scroll.contentOffset.y += 50
            #expect(barPixel(stage, nav) == (isLow ? blue : red))
        }
    }

    @Test("NAV-04 without a scroll edge appearance the bar is clear at the top")
    func clearAtTop() {
        upright.makeCurrent()
        let (controller, scroll) = screen(in: upright)
        scroll.backgroundColor = .orange
        let nav = show(controller, in: upright)
        nav.navigationBar.standardAppearance = opaque(.blue)
        let behind = upright.render().at(3, 200)
        #expect(barPixel(upright, nav) == behind && behind != blue)
        scroll.contentOffset.y += 50
        #expect(barPixel(upright, nav) == blue)
        nav.navigationBar.scrollEdgeAppearance = opaque(.blue)
        #expect(barPixel(upright, nav) == blue)
        scroll.contentOffset.y -= 50
        #expect(barPixel(upright, nav) == blue)
    }

    @Test("NAV-05 an opaque appearance in all four slots is blue with a white title everywhere")
    func everywhere() {
        for stage in [upright, onSide] {
            stage.makeCurrent()
            let (controller, scroll) = screen("MM", in: stage)
            let look = opaque(.blue, title: .white)
            controller.navigationItem.standardAppearance = look
            controller.navigationItem.scrollEdgeAppearance = look
            controller.navigationItem.compactAppearance = look
            controller.navigationItem.compactScrollEdgeAppearance = look
            let nav = show(controller, in: stage)
            for distance in [0, 50] as [CGFloat] {
                scroll.contentOffset.y += distance
                let bar = nav.navigationBar.frame
                let frame = stage.render()
                let middle = Int(bar.midX)
                let pixels = frame.pixels(middle - 14..<middle + 14, Int(bar.minY)..<Int(bar.maxY))
                #expect(pixels.contains(Pixel(255, 255, 255)) && frame.at(3, Int(bar.minY) + 5) == blue)
            }
        }
    }

    @Test("NAV-06 an item's appearance goes before the bar's, and that before the proxy's")
    func precedence() {
        upright.makeCurrent()
        UINavigationBar.appearance().standardAppearance = opaque(.green)
        UINavigationBar.appearance().scrollEdgeAppearance = opaque(.green)
        let (first, _) = screen(in: upright)
        first.navigationItem.standardAppearance = opaque(.red)
        first.navigationItem.scrollEdgeAppearance = opaque(.red)
        let nav = UINavigationController(rootViewController: first)
        nav.navigationBar.standardAppearance = opaque(.blue)
        nav.navigationBar.scrollEdgeAppearance = opaque(.blue)
        upright.window.rootViewController = nav
        upright.advance(by: 0.1)
        #expect(barPixel(upright, nav) == red)
        nav.pushViewController(screen(in: upright).0, animated: false)
        upright.advance(by: 0.1)
        #expect(barPixel(upright, nav) == blue)
        let third = show(screen(in: upright).0, in: upright)
        #expect(barPixel(upright, third) == green)
    }

    @Test("NAV-07 barTintColor colours the bar only where content went on under it, and nothing is said about that")
    func barTint() {
        upright.makeCurrent()
        let (controller, scroll) = screen(in: upright)
        let nav = show(controller, in: upright)
        nav.navigationBar.barTintColor = .blue
        #expect(barPixel(upright, nav) == Pixel(255, 255, 255))
        scroll.contentOffset.y += 50
        #expect(barPixel(upright, nav) == blue)
        #expect(nav.navigationBar.isTranslucent && upright.diagnostics.messages == [])
    }

    @Test("NAV-08 the bar allows large titles, each item chooses; turned off in viewWillAppear the height jumps")
    func largeTitles() {
        phone.makeCurrent()
        let (controller, scroll) = screen("Large", in: phone)
        let nav = UINavigationController(rootViewController: controller)
        nav.navigationBar.prefersLargeTitles = true
        controller.navigationItem.largeTitleDisplayMode = .always
        phone.window.rootViewController = nav
        phone.advance(by: 0.1)
        #expect(nav.navigationBar.frame.height == 96)
        scroll.contentOffset.y += 60
        phone.runTurn()
        #expect(nav.navigationBar.frame.height == 44)
        scroll.contentOffset.y -= 60
        phone.runTurn()
        let small = screen("Small", in: phone).0
        small.navigationItem.largeTitleDisplayMode = .never
        #expect(heights(of: nav, pushing: small).contains { $0 > 50 && $0 < 90 })
        #expect(nav.navigationBar.frame.height == 44)
        nav.popViewController(animated: false)
        phone.advance(by: 0.1)
        final class Toggling: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                UIView.performWithoutAnimation {
                    navigationController?.navigationBar.prefersLargeTitles = false
                    navigationController?.view.layoutIfNeeded()
                }
            }
        }
        let jumping = heights(of: nav, pushing: Toggling())
        #expect(!jumping.contains { $0 > 50 && $0 < 90 } && nav.navigationBar.frame.height == 44)
    }

    /// The bar's heights on the screen while a controller is pushed.
    private func heights(of nav: UINavigationController, pushing controller: UIViewController) -> [CGFloat] {
        nav.pushViewController(controller, animated: true)
        return (0..<40).map { _ in
            phone.advance(by: 1.0 / 60)
            return nav.navigationBar.layer.presentation()?.bounds.height ?? 0
        }
    }

    /// The texts that show in a navigation controller's bar.
    private func texts(_ nav: UINavigationController) -> [String] {
        func walk(_ view: UIView) -> [UILabel] {
            guard !view.isHidden, view.alpha > 0 else { return [] }
            return ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { walk($0) }
        }
        return walk(nav.navigationBar).compactMap(\.text).filter { !$0.isEmpty }
    }

    private func pushed(_ change: (UIViewController, UIViewController) -> Void) -> UINavigationController {
        let (first, second) = (screen("Settings", in: phone).0, screen("Top", in: phone).0)
        change(first, second)
        let nav = show(first, in: phone)
        nav.pushViewController(second, animated: false)
        phone.advance(by: 0.1)
        return nav
    }

    @Test("NAV-09 the back button comes from the controller below")
    func backItem() {
        phone.makeCurrent()
        let item = UIBarButtonItem(title: "Mine", style: .plain, target: nil, action: nil)
        #expect(texts(pushed { below, _ in below.navigationItem.backBarButtonItem = item }) == ["Mine", "Top"])
        #expect(texts(pushed { _, top in top.navigationItem.backBarButtonItem = item }) == ["Settings", "Top"])
        #expect(texts(pushed { _, top in top.navigationItem.backButtonTitle = "No" }) == ["Settings", "Top"])
        #expect(texts(pushed { below, _ in below.navigationItem.backButtonTitle = "Start" }) == ["Start", "Top"])
    }

    @Test("NAV-10 a back button's title and mode: its text, a general word, or none")
    func backModes() {
        phone.makeCurrent()
        #expect(texts(pushed { _, _ in }) == ["Settings", "Top"])
        #expect(texts(pushed { below, _ in below.navigationItem.backButtonDisplayMode = .generic }) == ["Back", "Top"])
        let nav = pushed { below, _ in below.navigationItem.backButtonDisplayMode = .minimal }
        #expect(texts(nav) == ["Top"])
        // The chevron is there: something is drawn in its place.
        let ink = phone.render().pixels(9..<21, 60..<80)
        #expect(ink.contains { $0 != ink[0] })
    }

    @Test("NAV-11 backAction takes the tap, and the button looks as ever")
    func backAction() throws {
        phone.makeCurrent()
        let plain = pushed { _, _ in }
        let before = phone.render().pixels(0..<390, 47..<91)
        try phone.touch.tap(CGPoint(x: 30, y: 69))
        phone.advance(by: 1)
        #expect(plain.viewControllers.count == 1)
        var taps = 0
        let nav = pushed { _, top in top.navigationItem.backAction = UIAction { _ in taps += 1 } }
        #expect(phone.render().pixels(0..<390, 47..<91) == before)
        try phone.touch.tap(CGPoint(x: 30, y: 69))
        phone.advance(by: 1)
        #expect(taps == 1 && nav.viewControllers.count == 2)
    }

    @Test("NAV-15 the controller in front chooses the status bar; in a navigation controller only where that lets it")
    func statusBar() {
        final class Choosing: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var prefersStatusBarHidden: Bool { true }
        }
        final class Asking: UINavigationController {
            override var childForStatusBarStyle: UIViewController? { topViewController }
        }
        phone.makeCurrent()
        phone.window.rootViewController = Choosing()
        phone.advance(by: 0.1)
        #expect(phone.window.statusBar == (.lightContent, true))
        let nav = show(Choosing(), in: phone)
        #expect(phone.window.statusBar == (.default, true))
        nav.navigationBar.barStyle = .black
        #expect(phone.window.statusBar == (.lightContent, true))
        nav.navigationBar.barStyle = .default
        nav.isNavigationBarHidden = true
        #expect(phone.window.statusBar == (.lightContent, true))
        phone.window.rootViewController = Asking(rootViewController: Choosing())
        phone.advance(by: 0.1)
        #expect(phone.window.statusBar == (.lightContent, true))
        phone.window.rootViewController = UIViewController()
        phone.advance(by: 0.1)
        #expect(phone.window.statusBar == (.default, false))
    }
}
