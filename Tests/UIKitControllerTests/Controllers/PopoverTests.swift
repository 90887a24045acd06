import Offstage
import Testing

@testable import UIKit

/// Where popovers lie, and what they become where there is little room.
@Suite("Popovers")
@MainActor
struct PopoverTests {
    let log = CallLog()

    private func stage(_ name: String = "iPad Pro 11-inch (M4)") throws -> Stage {
        try makePresentingStage(#require(Device(named: name)))
    }

    private func popover(
        on stage: Stage, source: CGRect, size: CGSize = CGSize(width: 300, height: 200),
        _ setUp: (UIPopoverPresentationController) -> Void = { _ in }
    ) throws -> UIViewController {
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = size
        let root = try #require(stage.window.rootViewController)
        let popover = try #require(controller.popoverPresentationController)
        popover.sourceView = root.view
        popover.sourceRect = source
        setUp(popover)
        root.present(controller, animated: true)
        stage.advance(by: 1)
        return controller
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("Those who do not see it meet what is in a popover, then the way out; activating that dismisses")
    func dismissElement() throws {
        let stage = try stage()
        let controller = try popover(on: stage, source: CGRect(x: 364, y: 500, width: 100, height: 40)) {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.text = "Inside"
            $0.presentedViewController.view.addSubview(label)
        }
        #expect(stage.accessibility.elements.map(\.spoken) == ["Inside", "dismiss popup. Button."])
        #expect(stage.accessibility.elements[1].frame == stage.screen.bounds)
        try stage.accessibility.reader.last()
        try stage.accessibility.reader.activate()
        stage.advance(by: 1)
        #expect(controller.presentingViewController == nil)
    }

    @Test(
        "Below, above, at the right, at the left of what it belongs to; the arrow takes 13 points",
        arguments: [
            (UIPopoverArrowDirection.up, CGRect(x: 264, y: 553, width: 300, height: 200)),
            (.down, CGRect(x: 264, y: 287, width: 300, height: 200)),
            (.left, CGRect(x: 477, y: 420, width: 300, height: 200)),
            (.right, CGRect(x: 51, y: 420, width: 300, height: 200)),
        ])
    func sides(direction: UIPopoverArrowDirection, wanted: CGRect) throws {
        let stage = try stage()
        let source = CGRect(x: 364, y: 500, width: 100, height: 40)
        let controller = try popover(on: stage, source: source) { $0.permittedArrowDirections = direction }
        let popover = try #require(controller.popoverPresentationController)
        #expect(frame(controller.view) == wanted && popover.arrowDirection == direction)
        #expect(controller.view.layer.cornerRadius == 13 && controller.traitCollection.horizontalSizeClass == .compact)
        let view = try #require(popover.presentedView as? PopoverView)
        let tip = view.place?.tip ?? .zero
        let point = CGPoint(x: view.frame.minX + tip.x, y: view.frame.minY + tip.y)
        // The tip touches the source in the middle of its edge.
        #expect(source.insetBy(dx: -0.01, dy: -0.01).contains(point))
        #expect(point.x == source.midX || point.y == source.midY)
        controller.dismiss(animated: false)
        stage.advance(by: 0.1)
        #expect(controller.view.layer.cornerRadius == 0 && stage.window.subviews.count == 1)
    }

    @Test("A ground of the app's own says its measures, and is told where the arrow is")
    func ownGround() throws {
        let stage = try stage()
        let source = CGRect(x: 364, y: 500, width: 100, height: 40)
        let controller = try popover(on: stage, source: source) {
            $0.permittedArrowDirections = .up
            $0.popoverBackgroundViewClass = Slab.self
        }
        let view = try #require(controller.popoverPresentationController?.presentedView)
        let slab = try #require(view.subviews.first as? Slab)
        #expect(view.frame == CGRect(x: 261, y: 540, width: 306, height: 224) && slab.frame == view.bounds)
        #expect(frame(controller.view) == CGRect(x: 263, y: 561, width: 300, height: 200))
        #expect(slab.arrowDirection == .up && slab.arrowOffset == 0 && controller.view.layer.cornerRadius == 0)
        #expect(!view.subviews.contains { $0 is OutlineView })
        controller.popoverPresentationController?.sourceRect = CGRect(x: 700, y: 500, width: 40, height: 40)
        stage.advance(by: 0.1)
        #expect(view.frame.maxX == stage.window.bounds.width - 10)
        #expect(slab.arrowOffset == 720 - view.frame.midX)
    }

    @Test("A class that says no measures raises")
    func groundWithoutMeasures() throws {
        let stage = try stage()
        #expect(UIPopoverBackgroundView.arrowHeight() == 0 && UIPopoverBackgroundView.contentViewInsets() == .zero)
        #expect(UIPopoverBackgroundView.arrowBase() == 0 && UIPopoverBackgroundView.wantsDefaultContentAppearance)
        #expect(stage.diagnostics.all.count == 3)
    }

    @Test("At 500 random places it lies in the room, beside its source, with the arrow at its edge")
    func random() {
        var numbers = SplitMix64(seed: 7)
        let room = CGRect(x: 10, y: 34, width: 814, height: 1136)
        for _ in 0..<500 {
            let source = CGRect(
                x: .random(in: -50...850, using: &numbers), y: .random(in: -50...1200, using: &numbers),
                width: .random(in: 0...300, using: &numbers), height: .random(in: 0...300, using: &numbers))
            let size = CGSize(
                width: .random(in: 50...500, using: &numbers), height: .random(in: 50...700, using: &numbers))
            let permitted = UIPopoverArrowDirection(rawValue: .random(in: 1...15, using: &numbers))
            let place = PopoverPlace(size: size, source: source, room: room, permitted: permitted)
            #expect(permitted.contains(place.direction))
            #expect(place.body.width <= size.width + 0.01 && place.body.height <= size.height + 0.01)
            guard place.body.size == size else { continue }
            #expect(room.insetBy(dx: -0.51, dy: -0.51).contains(place.frame), "\(source) \(place)")
            let body = place.body.offsetBy(dx: place.frame.minX, dy: place.frame.minY)
            #expect(!body.insetBy(dx: 1, dy: 1).intersects(source.intersection(room)), "\(source) \(place)")
            #expect(place.tip.x >= 0 && place.tip.x <= place.frame.width)
            #expect(place.tip.y >= 0 && place.tip.y <= place.frame.height)
        }
    }

    @Test("A bar button item, a colour, a size that changes, the keyboard")
    func item() throws {
        let stage = try stage()
        let root = UIViewController()
        root.title = "T"
        let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = item
        stage.window.rootViewController = UINavigationController(rootViewController: root)
        stage.advance(by: 0.1)
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        let popover = try #require(controller.popoverPresentationController)
        popover.barButtonItem = item
        popover.backgroundColor = .red
        #expect(popover.barButtonItem === item && popover.sourceItem === item && popover.arrowDirection == .unknown)
        root.present(controller, animated: true)
        stage.advance(by: 1)
        let button = try #require(item.shownView)
        #expect(popover.arrowDirection == .up && frame(controller.view).size == CGSize(width: 320, height: 480))
        #expect(frame(controller.view).maxX == stage.window.bounds.width - 10)
        #expect(near(frame(controller.view).minY, frame(button).maxY + 13, within: 0.51))
        controller.preferredContentSize = CGSize(width: 200, height: 100)
        stage.advance(by: 0.1)
        #expect(frame(controller.view).size == CGSize(width: 200, height: 100))
    }

    final class Judge: NSObject, UIPopoverPresentationControllerDelegate {
        let log: CallLog
        var style: UIModalPresentationStyle?
        var source: UIView?
        init(_ log: CallLog) { self.log = log }
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            log.note("prepare")
            if let source { popoverPresentationController.sourceView = source }
        }
        func popoverPresentationControllerShouldDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) -> Bool {
            log.note("shouldPopover")
            return true
        }
        func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) { log.note("didPopover") }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.note("should")
            return true
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.note("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.note("did") }
        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController,
            willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: inout UIView
        ) {
            log.note("reposition")
            rect.pointee = CGRect(x: 100, y: 100, width: 20, height: 20)
        }
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { style ?? .pageSheet }
    }

    @Test("A tap beside dismisses; views that pass keep their touches; the delegate hears of all in order")
    func touches() throws {
        let stage = try stage()
        let root = try #require(stage.window.rootViewController)
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
        button.frame = CGRect(x: 20, y: 900, width: 200, height: 60)
        root.view.addSubview(button)
        let judge = Judge(log)
        judge.style = UIModalPresentationStyle.none
        let controller = try popover(on: stage, source: CGRect(x: 364, y: 500, width: 100, height: 40)) {
            $0.delegate = judge
            $0.passthroughViews = [button]
        }
        #expect(log.take() == ["prepare"])
        try stage.touch.tap(CGPoint(x: 50, y: 920))
        stage.advance(by: 1)
        #expect(taps == 1 && controller.presentingViewController != nil)
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        #expect(log.take() == ["reposition"])
        #expect(controller.popoverPresentationController?.sourceRect == CGRect(x: 100, y: 100, width: 20, height: 20))
        #expect(frame(controller.view).minY == 133)
        try stage.touch.tap(CGPoint(x: 1000, y: 700))
        stage.advance(by: 1)
        #expect(log.take() == ["shouldPopover", "should", "will", "did", "didPopover"])
        #expect(controller.presentingViewController == nil)
    }

    @Test("On a phone it is a sheet with the detents of its own; a delegate keeps it a popover")
    func adaptive() throws {
        let stage = try stage("iPhone 16")
        let controller = try popover(on: stage, source: CGRect(x: 100, y: 200, width: 50, height: 50)) {
            $0.adaptiveSheetPresentationController.detents = [.medium()]
        }
        #expect(frame(controller.view) == CGRect(x: 0, y: 392, width: 393, height: 460))
        #expect(controller.sheetPresentationController?.detents.count == 1)
        #expect(controller.popoverPresentationController == nil)
        controller.dismiss(animated: false)
        stage.advance(by: 0.1)
        let judge = Judge(log)
        judge.style = UIModalPresentationStyle.none
        let small = try popover(on: stage, source: CGRect(x: 100, y: 200, width: 50, height: 50)) {
            $0.delegate = judge
        }
        #expect(small.popoverPresentationController?.arrowDirection == .up)
        #expect(frame(small.view) == CGRect(x: 10, y: 263, width: 300, height: 200))
    }

    @Test("Without a place it is misuse, unless the delegate gives one at the last moment")
    func noPlace() throws {
        let stage = try stage()
        let root = try #require(stage.window.rootViewController)
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        root.present(controller, animated: false)
        stage.advance(by: 0.1)
        #expect(stage.diagnostics.all.last?.message.contains("non-nil sourceView or barButtonItem") ?? false)
        controller.dismiss(animated: false)
        stage.advance(by: 0.1)
        stage.diagnostics.removeAll()
        let judge = Judge(log)
        judge.style = UIModalPresentationStyle.none
        judge.source = root.view
        controller.popoverPresentationController?.delegate = judge
        root.present(controller, animated: false)
        stage.advance(by: 0.1)
        #expect(stage.diagnostics.messages == [] && controller.presentingViewController === root)
    }

    @Test("An action sheet without a place on a pad is told of and not shown where that does not end the program")
    func sheetWithoutPlace() throws {
        let stage = try stage()
        let root = try #require(stage.window.rootViewController)
        let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        let count = stage.window.subviews.count
        for _ in 0..<2 {
            root.present(sheet, animated: true)
            stage.advance(by: 1)
            #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
            #expect(stage.window.subviews.count == count && sheet.viewIfLoaded?.window == nil)
        }
        #expect(stage.diagnostics.all.count { $0.message.contains("location information") } == 2)
        // With one it shows, as if nothing had been.
        sheet.popoverPresentationController?.sourceView = root.view
        root.present(sheet, animated: true)
        stage.advance(by: 1)
        #expect(root.presentedViewController === sheet && sheet.view.window != nil)
    }

    @Test("An action sheet of a pad is a popover without its cancelling action, which a tap beside stands for")
    func actionSheet() throws {
        let stage = try stage()
        let root = try #require(stage.window.rootViewController)
        let alert = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
        for (title, style) in [("Copy", UIAlertAction.Style.default), ("Cancel", .cancel)] {
            alert.addAction(UIAlertAction(title: title, style: style) { [log] in log.note($0.title ?? "") })
        }
        alert.popoverPresentationController?.sourceView = root.view
        alert.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 500, width: 10, height: 10)
        root.present(alert, animated: true)
        stage.advance(by: 1)
        let view = try #require(alert.view as? AlertView)
        #expect(view.rows.map { $0.action.title } == ["Copy"] && view.cancelRow == nil)
        #expect(frame(view).minY == 523 && frame(view).width == 270 && alert.modalPresentationStyle == .popover)
        try stage.touch.tap(CGPoint(x: 30, y: 30))
        stage.advance(by: 1)
        #expect(log.take() == ["Cancel"])
        let other = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        root.present(other, animated: false)
        stage.advance(by: 0.1)
        #expect(stage.diagnostics.all.last?.message.contains("You must provide location information") ?? false)
    }
}

/// A ground of an app's own.
private final class Slab: UIPopoverBackgroundView {
    override class func arrowBase() -> CGFloat { 40 }
    override class func arrowHeight() -> CGFloat { 20 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override class var wantsDefaultContentAppearance: Bool { false }
}
