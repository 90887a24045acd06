import Offstage
import Testing

@testable import UIKit

/// Where sheets rest, and what fingers do with them.
@Suite("Sheets")
@MainActor
struct SheetTests {
    typealias Identifier = UISheetPresentationController.Detent.Identifier

    let log = CallLog()

    private func stage(_ name: String = "iPhone 16", _ orientation: UIInterfaceOrientation = .portrait) throws -> Stage
    {
        let device = try #require(Device(named: name))
        return makePresentingStage(orientation == .portrait ? device : device.rotated(to: orientation))
    }

    /// Presents a controller over the root, and waits until it is there.
    private func present(
        _ controller: UIViewController, on stage: Stage, _ setUp: (UISheetPresentationController) -> Void = { _ in }
    ) throws -> UISheetPresentationController {
        let sheet = try #require(controller.sheetPresentationController)
        setUp(sheet)
        stage.window.rootViewController?.present(controller, animated: true)
        stage.advance(by: 1)
        return sheet
    }

    private func frame(_ controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }

    @Test("A sheet comes in with its corners, and goes with them")
    func corners() throws {
        let stage = try stage()
        let controller = UIViewController()
        let sheet = try #require(controller.sheetPresentationController)
        let root = try #require(stage.window.rootViewController)
        root.present(controller, animated: true)
        stage.advance(by: 0.1)
        let view = try #require(sheet.presentedView)
        #expect(view.layer.cornerRadius == 10 && view.layer.masksToBounds)
        #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        stage.advance(by: 1)
        root.dismiss(animated: true)
        stage.advance(by: 0.1)
        #expect(view.layer.cornerRadius == 10 && view.window != nil)
    }

    // MARK: Places

    @Test(
        "The frames of the large and the medium detent, on five phones upright",
        arguments: [
            ("iPhone SE (3rd generation)", 375, 667, 20, 0), ("iPhone 13 mini", 375, 812, 50, 34),
            ("iPhone 14", 390, 844, 47, 34), ("iPhone 16", 393, 852, 59, 34), ("iPhone 16 Pro Max", 440, 956, 62, 34),
        ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
    func upright(name: String, width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat) throws {
        let stage = try stage(name)
        let controller = UIViewController()
        let sheet = try present(controller, on: stage) { $0.detents = [.medium(), .large()] }
        let medium = height / 2 + bottom
        #expect(frame(controller) == CGRect(x: 0, y: height - medium, width: width, height: medium))
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
        #expect(sheet.selectedDetentIdentifier == nil)
        sheet.selectedDetentIdentifier = .large
        stage.advance(by: 0.1)
        #expect(frame(controller) == CGRect(x: 0, y: top + 10, width: width, height: height - top - 10))
        #expect(controller.view.safeAreaInsets.top == 0)
    }

    @Test(
        "On its side a phone shows the whole controller, or a sheet at the edge",
        arguments: ["iPhone SE (3rd generation)", "iPhone 13 mini", "iPhone 14", "iPhone 16", "iPhone 16 Pro Max"])
    func onItsSide(name: String) throws {
        let stage = try stage(name, .landscapeLeft)
        let bounds = stage.window.bounds
        let insets = stage.window.safeAreaInsets
        let full = UIViewController()
        let sheet = try present(full, on: stage) { $0.detents = [.medium(), .large()] }
        #expect(frame(full) == bounds && sheet.presentedView?.layer.cornerRadius == 0)
        full.dismiss(animated: false)
        stage.advance(by: 0.1)
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 300, height: 0)
        let edge = try present(controller, on: stage) {
            $0.detents = [.medium(), .large()]
            $0.prefersEdgeAttachedInCompactHeight = true
        }
        let width = bounds.width - insets.left - insets.right
        // The medium detent is inactive here.
        #expect(frame(controller) == CGRect(x: insets.left, y: 10, width: width, height: bounds.height - 10))
        edge.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        stage.advance(by: 0.1)
        #expect(frame(controller).width == 300 && abs(frame(controller).midX - bounds.midX) <= 0.5)
        #expect(stage.window.rootViewController?.view.transform == .identity)
    }

    @Test("Forms and pages of a pad, in both orientations; over a view; over the keyboard")
    func pads() throws {
        for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
            let stage = try stage("iPad Pro 11-inch (M4)", orientation)
            let bounds = stage.window.bounds
            let form = UIViewController()
            form.modalPresentationStyle = .formSheet
            let sheet = try present(form, on: stage)
            #expect(
                frame(form)
                    == CGRect(
                        x: ((bounds.width - 540) / 2).rounded(), y: ((bounds.height - 620) / 2).rounded(), width: 540,
                        height: 620))
            #expect(form.traitCollection.horizontalSizeClass == .compact)
            #expect(form.traitCollection.userInterfaceLevel == .elevated)
            stage.keyboardFrame = CGRect(x: 0, y: bounds.height - 400, width: bounds.width, height: 400)
            stage.advance(by: 1)
            let top = max(min(((bounds.height - 620) / 2).rounded(), bounds.height - 410 - 620), 24)
            #expect(frame(form).minY == top)
            stage.keyboardFrame = nil
            form.preferredContentSize = CGSize(width: 400, height: 300)
            let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.window.rootViewController?.view.addSubview(source)
            sheet.sourceView = source
            stage.advance(by: 1)
            #expect(frame(form) == CGRect(x: 0, y: 0, width: 400, height: 300))
            form.dismiss(animated: false)
            stage.advance(by: 0.1)
            let page = UIViewController()
            _ = try present(page, on: stage)
            #expect(frame(page).width == 704 && frame(page).midX == bounds.midX)
            #expect(frame(page).minY == 44 && frame(page).maxY == bounds.height - 44)
        }
    }

    @Test("Custom detents: values without the safe area, the maximum, inactive ones, asked anew when told to")
    func custom() throws {
        let stage = try stage()
        var value: CGFloat? = 200
        var asked: [CGFloat] = []
        let small = UISheetPresentationController.Detent.custom(identifier: Identifier("small")) { context in
            asked.append(context.maximumDetentValue)
            #expect(context.containerTraitCollection.verticalSizeClass == .regular)
            return value
        }
        let controller = UIViewController()
        let sheet = try present(controller, on: stage) { $0.detents = [.large(), small] }
        #expect(Set(asked) == [749] && small.identifier.rawValue == "small")
        #expect(frame(controller) == CGRect(x: 0, y: 852 - 234, width: 393, height: 234))
        let calls = asked.count
        controller.view.setNeedsLayout()
        stage.advance(by: 1)
        #expect(asked.count == calls)
        value = 300
        stage.advance(by: 1)
        #expect(frame(controller).height == 234)
        sheet.invalidateDetents()
        stage.advance(by: 0.1)
        #expect(frame(controller).height == 334 && asked.count == calls + 1)
        for (wish, height) in [(10_000, 783), (0, 34), (.nan, 783), (-5, 34)] as [(CGFloat, CGFloat)] {
            value = wish
            sheet.invalidateDetents()
            stage.advance(by: 0.1)
            #expect(frame(controller).height == height, "\(wish)")
        }
        value = nil
        sheet.invalidateDetents()
        stage.advance(by: 0.1)
        #expect(frame(controller).height == 783)
        sheet.detents = []
        #expect(sheet.detents.count == 2)
        let other = UISheetPresentationController.Detent.custom { $0.maximumDetentValue * 0.25 }
        #expect(other.identifier != UISheetPresentationController.Detent.custom { _ in nil }.identifier)
        #expect(UISheetPresentationController.Detent.medium().identifier == .medium)
        #expect(UISheetPresentationController.Detent.large().identifier == .large)
    }

    @Test("A turn of the device puts the sheet and its presenter in their new places")
    func turned() throws {
        let stage = try stage()
        let controller = UIViewController()
        _ = try present(controller, on: stage)
        let root = try #require(stage.window.rootViewController)
        #expect(root.view.transform != .identity)
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        #expect(frame(controller) == stage.window.bounds && root.view.transform == .identity)
        #expect(root.view.frame == stage.window.bounds)
        stage.rotate(to: .portrait)
        stage.advance(by: 1)
        #expect(frame(controller) == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(root.view.restFrame == stage.window.bounds)
    }

    // MARK: Surroundings

    @Test("Behind full height the presenter is small, round and lower; behind others it is dimmed alone")
    func behind() throws {
        let stage = try stage()
        let root = try #require(stage.window.rootViewController)
        let controller = UIViewController()
        let sheet = try present(controller, on: stage) { $0.detents = [.medium(), .large()] }
        let backdrop = try #require((sheet.containerView as? PresentationContainer)?.backdrop)
        #expect(root.view.transform == .identity && near(backdrop.alpha, 0.2))
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        stage.advance(by: 0.1)
        let way = sheet.presentedView?.layer.presentation()?.frame.minY ?? 0
        #expect(way > 70 && way < 392 && sheet.presentedView?.frame.minY == 69)
        stage.advance(by: 1)
        let shown = root.view.frame
        #expect(near(shown.minY, 59) && near(shown.width, 393 * 0.9165) && near(shown.midX, 196.5))
        #expect(near(shown.height, 852 * 0.9165) && root.view.layer.cornerRadius == 10 && near(backdrop.alpha, 0.1))
        #expect(root.view.safeAreaInsets.top == 59)
        controller.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(root.view.transform == .identity && root.view.layer.cornerRadius == 0)
        #expect(!root.view.layer.masksToBounds && stage.window.subviews == [root.view])
    }

    @Test("A second sheet begins 10 below the first, which is pushed back to where it began")
    func twoSheets() throws {
        let stage = try stage()
        let (first, second) = (UIViewController(), UIViewController())
        _ = try present(first, on: stage)
        let sheet = try #require(first.presentationController?.presentedView)
        first.present(second, animated: true)
        stage.advance(by: 1)
        #expect(near(sheet.frame.minY, 69) && near(sheet.frame.width, 393 * 0.9165))
        #expect(frame(second) == CGRect(x: 0, y: 79, width: 393, height: 773))
        second.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(sheet.transform == .identity && frame(first).minY == 69)
        // All at once: nothing stays behind.
        first.present(second, animated: false)
        stage.advance(by: 1)
        stage.window.rootViewController?.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(stage.window.rootViewController?.view.transform == .identity && stage.window.subviews.count == 1)
    }

    @Test("Below a safe top of 20 sheets begin at 30, 40 and 50")
    func threeSheets() throws {
        let stage = Stage(device: try #require(Device(named: "iPhone SE (3rd generation)")))
        stage.makeCurrent()
        stage.window.rootViewController = UIViewController()
        stage.advance(by: 0.1)
        var presenter = try #require(stage.window.rootViewController)
        for top in [30, 40, 50] as [CGFloat] {
            let next = UIViewController()
            presenter.present(next, animated: false)
            stage.advance(by: 1)
            let sheet = next.presentationController as? UISheetPresentationController
            #expect(
                sheet?.frameOfPresentedViewInContainerView == CGRect(x: 0, y: top, width: 375, height: 667 - top))
            presenter = next
        }
    }

    @Test("A root that is replaced takes its sheet with it, and is as it was before")
    func replacedRoot() throws {
        let stage = try stage()
        let root = try #require(stage.window.rootViewController)
        _ = try present(UIViewController(), on: stage)
        stage.window.rootViewController = UIViewController()
        stage.advance(by: 0.1)
        #expect(root.view.transform == .identity && stage.window.subviews.count == 1)
    }

    @Test("Up to the largest undimmed detent touches go on to the presenter")
    func undimmed() throws {
        let stage = try stage()
        let root = try #require(stage.window.rootViewController)
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
        root.view.addSubview(button)
        let controller = UIViewController()
        let sheet = try present(controller, on: stage) {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
        }
        let backdrop = try #require((sheet.containerView as? PresentationContainer)?.backdrop)
        #expect(backdrop.alpha == 0)
        try stage.touch.tap(CGPoint(x: 50, y: 120))
        stage.advance(by: 1)
        #expect(taps == 1 && root.presentedViewController === controller)
        sheet.largestUndimmedDetentIdentifier = nil
        stage.advance(by: 0.1)
        #expect(near(backdrop.alpha, 0.2))
        try stage.touch.tap(CGPoint(x: 50, y: 120))
        stage.advance(by: 1)
        #expect(taps == 1 && root.presentedViewController == nil)
    }

    @Test("The grabber: 36 × 5 points, 5 below the top; a tap goes from detent to detent")
    func grabber() throws {
        let stage = try stage()
        let controller = UIViewController()
        let watcher = Watcher(log)
        let sheet = try present(controller, on: stage) {
            $0.detents = [.medium(), .large()]
            $0.delegate = watcher
        }
        let grabber = try #require((sheet.presentedView as? SheetView)?.grabber)
        #expect(grabber.isHidden)
        sheet.prefersGrabberVisible = true
        sheet.preferredCornerRadius = 24
        stage.advance(by: 0.1)
        let top = frame(controller).minY
        #expect(grabber.convert(grabber.bounds, to: nil) == CGRect(x: 179, y: top + 5, width: 36, height: 5))
        #expect(sheet.presentedView?.layer.cornerRadius == 24)
        try stage.touch.tap(CGPoint(x: 196, y: top + 7))
        stage.advance(by: 1)
        #expect(sheet.selectedDetentIdentifier == .large && frame(controller).minY == 69)
        try stage.touch.tap(CGPoint(x: 196, y: 76))
        stage.advance(by: 1)
        #expect(sheet.selectedDetentIdentifier == .medium && log.take() == ["detent large", "detent medium"])
    }

    // MARK: Fingers

    final class Watcher: NSObject, UISheetPresentationControllerDelegate {
        let log: CallLog
        var allows = true
        init(_ log: CallLog) { self.log = log }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) {
            log.note("detent \(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium")")
        }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.note("should")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.note("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.note("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.note("attempt")
        }
    }

    /// From the top edge of a sheet with a medium and a large detent, selected as said: by how far and how fast a finger
    /// goes, where the sheet is then, and what the delegate heard.
    @Test(
        "Drags end at the nearest detent, flings at the next one, halfway down or fast the sheet goes",
        arguments: [
            (true, 100, 200, 69, []), (true, 150, 200, 69, []), (true, 190, 200, 392, ["detent medium"]),
            (true, 60, 1500, 392, ["detent medium"]), (false, -100, 200, 392, []),
            (false, -190, 200, 69, ["detent large"]), (false, -60, 1500, 69, ["detent large"]),
            (false, 150, 200, 392, ["should", "will"]), (false, 250, 200, 0, ["should", "will", "did"]),
            (false, 60, 1500, 0, ["should", "will", "did"]), (true, -60, 200, 69, []),
        ] as [(Bool, CGFloat, CGFloat, CGFloat, [String])])
    func drags(isLarge: Bool, way: CGFloat, speed: CGFloat, top: CGFloat, calls: [String]) throws {
        let stage = try stage()
        let controller = UIViewController()
        let watcher = Watcher(log)
        let sheet = try present(controller, on: stage) {
            $0.detents = [.medium(), .large()]
            $0.selectedDetentIdentifier = isLarge ? .large : nil
            $0.delegate = watcher
        }
        let start = CGPoint(x: 100, y: frame(controller).minY + 20)
        try stage.touch.drag(start, by: CGVector(dx: 0, dy: way), duration: Double(way.magnitude / speed))
        stage.advance(by: 1)
        #expect(log.take() == calls)
        #expect((controller.presentingViewController == nil) == (top == 0))
        if top > 0 { #expect(frame(controller).minY == top && sheet.presentedView?.transform == .identity) }
    }

    @Test("Under the finger the sheet is where the finger is, beyond its detents less and less")
    func underFinger() throws {
        let stage = try stage()
        let controller = UIViewController()
        let sheet = try present(controller, on: stage) { $0.detents = [.medium(), .large()] }
        let root = try #require(stage.window.rootViewController)
        let start = CGPoint(x: 100, y: 412)
        try stage.touch.down(start)
        func move(_ y: CGFloat) throws -> CGRect {
            try stage.touch.move(CGPoint(x: 100, y: y))
            stage.advance(by: 1.0 / 60)
            return sheet.presentedView?.layer.presentation()?.frame ?? .zero
        }
        // The first ten points are the finger's own.
        _ = try move(402)
        var shown = try move(302)
        #expect(near(shown.minY, 292) && near(frame(controller).height, 560))
        #expect(root.view.layer.cornerRadius > 0 && root.view.layer.cornerRadius < 10)
        shown = try move(79)
        #expect(near(shown.minY, 69))
        shown = try move(29)
        #expect(shown.minY < 69 && shown.minY > 19 && near(shown.maxY, 852))
        shown = try move(402)
        #expect(near(shown.minY, 392))
        shown = try move(502)
        #expect(near(shown.minY, 492, within: 0.5) && near(shown.height, 460))
        shown = try move(392)
        #expect(near(shown.minY, 382, within: 0.5))
        try stage.touch.up()
        stage.advance(by: 1)
        #expect(frame(controller).minY == 392 && controller.presentingViewController === root)
    }

    @Test("One that may not be dismissed follows a little, comes back and tells of the attempt")
    func refused() throws {
        let stage = try stage()
        let controller = LoggingController("B", log, layout: false, state: false)
        controller.isModalInPresentation = true
        let watcher = Watcher(log)
        let sheet = try present(controller, on: stage) { $0.delegate = watcher }
        _ = log.take()
        try stage.touch.down(CGPoint(x: 100, y: 100))
        try stage.touch.move(CGPoint(x: 100, y: 110))
        try stage.touch.move(CGPoint(x: 100, y: 310))
        stage.advance(by: 0.5)
        let pulled = sheet.presentedView?.frame ?? .zero
        #expect(pulled.minY > 100 && pulled.minY < 269 && pulled.height == 783)
        #expect(controller.view.safeAreaInsets.bottom <= 34)
        try stage.touch.up()
        #expect(log.take() == ["attempt"])
        stage.advance(by: 1)
        #expect(frame(controller).minY == 69)
        controller.isModalInPresentation = false
        watcher.allows = false
        try stage.touch.tap(CGPoint(x: 100, y: 30))
        stage.advance(by: 1)
        #expect(log.take() == ["should", "attempt"])
        watcher.allows = true
        try stage.touch.tap(CGPoint(x: 100, y: 30))
        stage.advance(by: 1)
        #expect(log.take() == ["should", "will", "B wD(t)", "B dD(t)", "did"])
    }

    @Test("Sideways drags, full screens and sheets below another stay where they are")
    func still() throws {
        let stage = try stage()
        let controller = UIViewController()
        _ = try present(controller, on: stage)
        try stage.touch.drag(CGPoint(x: 100, y: 100), by: CGVector(dx: 200, dy: 60), duration: 0.1)
        stage.advance(by: 1)
        #expect(frame(controller).minY == 69 && controller.presentingViewController != nil)
        let side = try self.stage("iPhone 16", .landscapeLeft)
        let full = UIViewController()
        _ = try present(full, on: side)
        try side.touch.drag(CGPoint(x: 300, y: 60), by: CGVector(dx: 0, dy: 300), duration: 0.2)
        side.advance(by: 1)
        #expect(full.presentingViewController != nil)
    }

    // MARK: Content that scrolls

    final class Listing: UIViewController {
        let scroll = UIScrollView()
        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.frame = view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 300, height: 3000)
            scroll.contentInsetAdjustmentBehavior = .never
            view.addSubview(scroll)
        }
    }

    @Test("Content at its top gives a finger to the sheet, and gets it back at full height")
    func expanding() throws {
        let stage = try stage()
        let listing = Listing()
        let sheet = try present(listing, on: stage) { $0.detents = [.medium(), .large()] }
        try stage.touch.down(CGPoint(x: 100, y: 700))
        try stage.touch.move(CGPoint(x: 100, y: 690))
        try stage.touch.move(CGPoint(x: 100, y: 490))
        stage.advance(by: 0.1)
        #expect(near(sheet.presentedView?.frame.minY, 192, within: 0.5) && listing.scroll.contentOffset.y == 0)
        try stage.touch.move(CGPoint(x: 100, y: 267))
        stage.advance(by: 0.3)
        #expect(near(sheet.presentedView?.frame.minY, 69) && near(listing.scroll.contentOffset.y, 100, within: 0.5))
        try stage.touch.move(CGPoint(x: 100, y: 417))
        stage.advance(by: 0.3)
        #expect(near(sheet.presentedView?.frame.minY, 119, within: 0.5) && listing.scroll.contentOffset.y == 0)
        try stage.touch.up()
        stage.advance(by: 1)
        #expect(sheet.selectedDetentIdentifier == .large && frame(listing).minY == 69)
        // Content that is scrolled scrolls first.
        listing.scroll.contentOffset.y = 100
        try stage.touch.drag(CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: 60), duration: 0.5, hold: 0.3)
        stage.advance(by: 1)
        #expect(near(listing.scroll.contentOffset.y, 50, within: 0.5) && frame(listing).minY == 69)
    }

    @Test("Content at its top that is pulled down takes the sheet along, and dismisses it")
    func pulling() throws {
        let stage = try stage()
        let listing = Listing()
        let watcher = Watcher(log)
        _ = try present(listing, on: stage) { $0.delegate = watcher }
        try stage.touch.drag(CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: 200), duration: 0.5, hold: 0.3)
        stage.advance(by: 1)
        #expect(log.take() == ["should", "will"] && frame(listing).minY == 69 && listing.scroll.contentOffset.y == 0)
        try stage.touch.drag(CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: 500), duration: 0.5, hold: 0.3)
        stage.advance(by: 1)
        #expect(log.take() == ["should", "will", "did"] && listing.presentingViewController == nil)
    }

    @Test("Without prefersScrollingExpandsWhenScrolledToEdge content scrolls at every detent")
    func notExpanding() throws {
        let stage = try stage()
        let listing = Listing()
        let sheet = try present(listing, on: stage) {
            $0.detents = [.medium(), .large()]
            $0.prefersScrollingExpandsWhenScrolledToEdge = false
        }
        try stage.touch.drag(CGPoint(x: 100, y: 700), by: CGVector(dx: 0, dy: -110), duration: 0.5, hold: 0.3)
        stage.advance(by: 1)
        #expect(near(listing.scroll.contentOffset.y, 100, within: 0.5) && frame(listing).minY == 392)
        #expect(sheet.selectedDetentIdentifier == nil)
    }

    @Test("The keyboard lifts a sheet at the edge, at most to full height")
    func keyboard() throws {
        let stage = try stage()
        let controller = UIViewController()
        let small = UISheetPresentationController.Detent.custom { _ in 200 }
        _ = try present(controller, on: stage) { $0.detents = [small] }
        #expect(frame(controller).height == 234)
        stage.keyboardFrame = CGRect(x: 0, y: 516, width: 393, height: 336)
        stage.advance(by: 1)
        #expect(frame(controller).height == 536)
        stage.keyboardFrame = CGRect(x: 0, y: 152, width: 393, height: 700)
        stage.advance(by: 1)
        #expect(frame(controller).height == 783)
        stage.keyboardFrame = nil
        stage.advance(by: 1)
        #expect(frame(controller).height == 234)
    }

    @Test("Whatever fingers do at random, the sheet rests at a detent or is gone, and its presenter is as it was")
    func random() throws {
        var numbers = SplitMix64(seed: 20)
        let stage = try stage()
        let root = try #require(stage.window.rootViewController)
        for _ in 0..<25 {
            let listing = Listing()
            let sheet = try present(listing, on: stage) { $0.detents = [.medium(), .large()] }
            for _ in 0..<4 where listing.presentingViewController != nil {
                let start = CGPoint(x: 100, y: .random(in: 80...800, using: &numbers))
                let way = CGVector(
                    dx: .random(in: -30...30, using: &numbers), dy: .random(in: -500...500, using: &numbers))
                try stage.touch.drag(start, by: way, duration: .random(in: 0.05...0.6, using: &numbers))
                stage.advance(by: .random(in: 0...0.5, using: &numbers))
            }
            stage.advance(by: 2)
            if listing.presentingViewController != nil {
                #expect([69, 392].contains(frame(listing).minY) && sheet.presentedView?.transform == .identity)
                root.dismiss(animated: false)
                stage.advance(by: 1)
            }
            #expect(root.view.transform == .identity && root.view.layer.cornerRadius == 0)
            #expect(stage.window.subviews == [root.view] && stage.diagnostics.messages == [])
        }
    }
}
