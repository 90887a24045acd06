import UIKit
import XCTest

@testable import Faults

@MainActor
final class FaultTests: XCTestCase {
    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        controller.view.backgroundColor = .systemBackground
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func wait() async throws { try await Task.sleep(nanoseconds: 600_000_000) }

    // MARK: Controllers

    func testTwice() { _ = show(TwiceLoadedViewController()) }

    func testPiling() async throws {
        let controller = PilingViewController()
        let window = show(controller)
        for _ in 0..<2 {
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            controller.present(cover, animated: false)
            try await wait()
            controller.dismiss(animated: false)
            try await wait()
        }
        XCTAssertNotNil(window.rootViewController)
    }

    func testBackdrop() async throws {
        let window = show(BackdropViewController())
        try await wait()
        XCTAssertNotNil(window.rootViewController)
    }

    func testChildren() async throws {
        for controller in [ParentViewController(), ForwardingViewController()] {
            let window = show(controller)
            try await wait()
            (controller as? ParentViewController)?.showChild()
            (controller as? ForwardingViewController)?.showChild()
            try await wait()
            try await wait()
            XCTAssertNotNil(window.rootViewController)
        }
    }

    func testRing() { _ = show(HoldingViewController()) }

    // MARK: Layout

    func testLayout() async throws {
        let controller = UIViewController()
        let window = show(controller)
        let late = LateView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        late.addSubview(late.legend)
        let (torn, anew) = (TornView(), AnewView(frame: CGRect(x: 0, y: 0, width: 90, height: 50)))
        let others = [ForgetfulView(), RestlessView(), GrowingView()]
        for view in [late, torn, anew] + others { controller.view.addSubview(view) }
        torn.tear()
        anew.prepare()
        for step in 1...3 {
            anew.frame.size.width += CGFloat(step)
            anew.setNeedsLayout()
            try await wait()
        }
        XCTAssertNotNil(window.rootViewController)
    }

    // MARK: Lists

    func testLists() async throws {
        for cell in [ShadowCell.self, PilingCell.self, TyingCell.self] {
            let list = ListViewController(cell)
            let window = show(list)
            for step in 1...12 {
                list.tableView.contentOffset.y = CGFloat(step) * 100
                window.layoutIfNeeded()
            }
            try await wait()
        }
        let open = ListViewController(OpenCell.self, height: UITableView.automaticDimension)
        let window = show(open)
        try await wait()
        XCTAssertNotNil(window.rootViewController)
    }

    // MARK: Screens

    private func show(_ views: [UIView]) async throws {
        let controller = UIViewController()
        let window = show(controller)
        for view in views { controller.view.addSubview(view) }
        try await wait()
        XCTAssertNotNil(window.rootViewController)
    }

    func testTexts() async throws {
        let place = CGRect(x: 20, y: 100, width: 300, height: 400)
        let labels = [
            PaleLabel(frame: place), InkLabel(frame: place), TinyLabel(frame: place), SilentLabel(frame: place),
        ]
        for label in labels { try await show([label]) }
    }

    // Other text sizes are looked at when a test is over, of what is in front then.
    func testFixedText() async throws {
        try await show([FixedLabel(frame: CGRect(x: 20, y: 100, width: 300, height: 400))])
    }

    func testTightText() {
        let controller = UIViewController()
        _ = show(controller)
        controller.view.addSubview(TightLabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40)))
    }

    func testButtons() async throws {
        let place = CGRect(x: 20, y: 200, width: 50, height: 50)
        try await show([NamelessButton(frame: place)])
        try await show([TornButton(frame: place)])
        try await show([SmallButton(frame: place)])
        try await show([CrowdedButton(frame: place), PlainButton(frame: place.offsetBy(dx: 26, dy: 0))])
        try await show([HiddenButton(frame: place), PlainButton(frame: place.offsetBy(dx: 0, dy: 10))])
        try await show([ReversedView(frame: UIScreen.main.bounds)])
    }
}
