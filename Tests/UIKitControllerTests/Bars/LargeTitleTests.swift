import Offstage
import Testing

@testable import UIKit

@Suite("Large titles")
@MainActor
struct LargeTitleTests: StageSuite {
    let made = makeStage(
        390, 844, scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    private func screen(
        _ stage: Stage, height: CGFloat = 3000
    ) -> (nav: UINavigationController, scroll: UIScrollView, controller: UIViewController) {
        let controller = UIViewController()
        controller.title = "Settings"
        let scroll = UIScrollView(frame: stage.window.bounds)
        scroll.contentSize = CGSize(width: 390, height: height)
        controller.view = scroll
        let nav = UINavigationController(rootViewController: controller)
        nav.navigationBar.prefersLargeTitles = true
        stage.window.rootViewController = nav
        stage.advance(by: 0.1)
        return (nav, scroll, controller)
    }

    @Test(
        "Its height is 96 less the distance, from 44 on and beyond 96 when pulled; the inset follows, but for the pull")
    func height() {
        let stage = stage
        let (nav, scroll, _) = screen(stage)
        #expect(scroll.contentOffset.y == -143 && scroll.adjustedContentInset.top == 143)
        for distance in [0, 1, 10, 25, 26, 40, 51, 52, 53, 400, 30, 0, -30] as [CGFloat] {
            scroll.contentOffset.y = -143 + distance
            stage.runTurn()
            #expect(nav.navigationBar.frame.height == max(44, 96 - distance), "at \(distance)")
            #expect(nav.navigationBar.frame.minY == 47)
            #expect(scroll.contentOffset.y == -143 + distance)
            #expect(scroll.adjustedContentInset.top == 47 + min(96, max(44, 96 - distance)))
            #expect(nav.navigationBar.isAtEdge == (distance <= 52))
        }
    }

    @Test("A view in the title's place stays in the row, above the large title")
    func titleView() throws {
        let stage = stage
        let (nav, scroll, controller) = screen(stage)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        controller.navigationItem.titleView = view
        stage.advance(by: 0.5)
        let content = try #require(nav.navigationBar.content)
        #expect(view.alpha == 1 && content.largeTitle.textLabel.alpha == 1 && content.largeTitle.frame.height == 52)
        #expect(view.convert(view.bounds, to: nav.navigationBar) == CGRect(x: 145, y: 7, width: 100, height: 30))
        scroll.contentOffset.y += 100
        stage.advance(by: 0.5)
        #expect(view.alpha == 1)
        controller.navigationItem.titleView = nil
        scroll.contentOffset.y -= 100
        stage.advance(by: 0.5)
        #expect(content.titleLabel.alpha == 0)
    }

    @Test("The text stands 3⅔ below the row, at the margin; it goes up with the bar's end, and the title fades in")
    func places() throws {
        let stage = stage
        let (nav, scroll, _) = screen(stage)
        let content = try #require(nav.navigationBar.content)
        let zone = content.largeTitle
        #expect(zone.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
        #expect(zone.textLabel.frame.minX == 16 && abs(zone.textLabel.frame.minY - 11.0 / 3) < 1e-6)
        #expect(abs(zone.textLabel.frame.height - 122.0 / 3) < 1e-6)
        #expect(zone.textLabel.font == .systemFont(ofSize: 34, weight: .bold))
        #expect(content.titleLabel.alpha == 0)
        scroll.contentOffset.y += 20
        stage.runTurn()
        #expect(zone.frame.height == 32 && abs(zone.textLabel.frame.minY - (11.0 / 3 - 20)) < 1e-6)
        #expect(zone.clipsToBounds && content.titleLabel.alpha == 0)
        scroll.contentOffset.y += 40
        #expect(content.titleLabel.alpha == 1)
        stage.advance(by: 0.1)
        let presented = content.titleLabel.layer.presentation()?.opacity ?? 0
        #expect(presented > 0 && presented < 1)
        stage.advance(by: 0.2)
        #expect(zone.frame.height == 0)
    }

    @Test("A finger that lets go half way: it snaps to the whole title or to none, at the middle")
    func snapping() throws {
        let stage = stage
        let (_, scroll, _) = screen(stage)
        for (way, rest) in [(30, 0), (45, 52)] as [(CGFloat, CGFloat)] {
            scroll.setContentOffset(CGPoint(x: 0, y: -143), animated: false)
            stage.runTurn()
            try stage.touch.drag(
                CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -way), duration: 0.5, hold: 0.3)
            stage.advance(by: 3)
            #expect(abs(scroll.contentOffset.y + 143 - rest) < 0.4, "after \(way): \(scroll.contentOffset.y)")
        }
        // Pulled down from the low bar the title comes back without a spring's resistance.
        scroll.setContentOffset(CGPoint(x: 0, y: -91), animated: false)
        stage.runTurn()
        try stage.touch.drag(CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 50), duration: 0.5, hold: 0.3)
        stage.advance(by: 3)
        #expect(scroll.contentOffset.y == -143 && scroll.adjustedContentInset.top == 143)
    }

    @Test("Modes: automatic is as below, and large for the first; low bars have none")
    func modes() {
        let stage = stage
        let (nav, _, _) = screen(stage)
        typealias Mode = UINavigationItem.LargeTitleDisplayMode
        let table: [([Mode], Bool)] = [
            ([.automatic], true), ([.never], false), ([.inline], false), ([.automatic, .automatic], true),
            ([.never, .automatic], false), ([.always, .never], false), ([.never, .always], true),
            ([.automatic, .never, .automatic], false), ([.never, .always, .automatic], true),
        ]
        for (modes, isLarge) in table {
            let controllers = modes.map { mode in
                let controller = UIViewController()
                controller.navigationItem.largeTitleDisplayMode = mode
                return controller
            }
            nav.setViewControllers(controllers, animated: false)
            stage.advance(by: 0.1)
            #expect(nav.navigationBar.frame.height == (isLarge ? 96 : 44), "\(modes)")
        }
        nav.navigationBar.prefersLargeTitles = false
        stage.advance(by: 0.1)
        #expect(nav.navigationBar.frame.height == 44)
    }

    @Test("Sizes on other devices: pads 102, sheets 108, none on a phone's side; margins 20 from 414 on")
    func devices() throws {
        for (device, height, margin) in [
            ("iPad Air 11-inch (M2)", 102, 20), ("iPhone 16", 96, 16), ("iPhone 16 Plus", 96, 20),
        ] as [(String, CGFloat, CGFloat)] {
            let stage = Stage(device: try #require(Device(named: device)))
            stage.makeCurrent()
            let (nav, _, _) = screen(stage)
            #expect(nav.navigationBar.frame.height == height)
            #expect(nav.navigationBar.content?.largeTitle.textLabel.frame.minX == margin)
        }
        let side = Stage(device: try #require(Device(named: "iPhone 16")).rotated(to: .landscapeLeft))
        side.makeCurrent()
        let (nav, _, _) = screen(side)
        #expect(nav.navigationBar.frame.height == 32)
    }

    @Test("The bar's height goes with a push from a large title to a small one, and back")
    func push() {
        let stage = stage
        let (nav, _, _) = screen(stage)
        let next = UIViewController()
        next.title = "Next"
        next.navigationItem.largeTitleDisplayMode = .never
        nav.pushViewController(next, animated: true)
        stage.advance(by: 0.1)
        let height = nav.navigationBar.layer.presentation()?.bounds.height ?? 0
        #expect(height > 44 && height < 96 && nav.navigationBar.frame.height == 44)
        stage.advance(by: 1)
        #expect(next.view.safeAreaInsets.top == 91)
        nav.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(nav.navigationBar.frame.height == 96 && nav.navigationBar.content?.largeTitle.isHidden == false)
    }

    @Test("A prompt adds 30 above the row")
    func prompt() {
        let stage = stage
        let (nav, scroll, controller) = screen(stage)
        controller.navigationItem.prompt = "Read this"
        stage.advance(by: 0.1)
        #expect(nav.navigationBar.frame.height == 126 && scroll.adjustedContentInset.top == 173)
        #expect(nav.navigationBar.content?.backButton.isHidden == true)
        nav.navigationBar.prefersLargeTitles = false
        stage.advance(by: 0.1)
        #expect(nav.navigationBar.frame.height == 74)
        #expect(abs((nav.navigationBar.content?.titleLabel.frame.minY ?? 0) - (30 + 35.0 / 3)) < 1e-6)
    }
}
