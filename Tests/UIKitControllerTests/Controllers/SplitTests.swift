import Offstage
import TestKit
import Testing
import UIKit

@Suite("Split view controllers")
@MainActor
struct SplitTests: StageSuite {
    let log = CallLog()
    let made: Stage = {
        let device = Device(name: "pad", size: CGSize(width: 1000, height: 700), scale: 1, idiom: .pad)
        let stage = Stage(device: device)
        stage.diagnostics.mode = .collect
        return stage
    }()

    private func controller(_ id: String) -> LoggingController {
        LoggingController(id, log, layout: false, state: false)
    }

    private func place(_ controller: UIViewController) -> CGRect {
        guard let view = controller.viewIfLoaded, view.window != nil else { return .null }
        return view.convert(view.bounds, to: nil)
    }

    private struct Screen {
        let split: UISplitViewController
        let a: LoggingController
        let b: LoggingController
        let c: LoggingController
    }

    private func show(_ style: UISplitViewController.Style, on stage: Stage) -> Screen {
        let split = UISplitViewController(style: style)
        let screen = Screen(split: split, a: controller("A"), b: controller("B"), c: controller("C"))
        screen.split.setViewController(screen.a, for: .primary)
        if style == .tripleColumn { screen.split.setViewController(screen.b, for: .supplementary) }
        screen.split.setViewController(screen.c, for: .secondary)
        stage.window.rootViewController = screen.split
        stage.advance(by: 1)
        _ = log.take()
        return screen
    }

    // MARK: Modes

    @Test("Each behaviour has its modes; another one is replaced by the one that shows as many columns")
    func modes() {
        let stage = stage
        let split = show(.tripleColumn, on: stage).split
        let wanted: [UISplitViewController.DisplayMode] = [
            .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
            .twoDisplaceSecondary,
        ]
        let found: [(UISplitViewController.SplitBehavior, [Int])] = [
            (.tile, [1, 2, 2, 4, 4, 4]), (.overlay, [1, 3, 3, 5, 5, 5]), (.displace, [1, 2, 2, 6, 6, 6]),
            // The preferred mode says which behaviour it is of.
            (.automatic, [1, 2, 3, 4, 5, 6]),
        ]
        for (behavior, modes) in found {
            split.preferredSplitBehavior = behavior
            for (mode, result) in zip(wanted, modes) {
                split.preferredDisplayMode = mode
                #expect(split.displayMode.rawValue == result, "\(behavior) \(mode)")
            }
        }
        split.preferredDisplayMode = .automatic
        #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
        split.preferredSplitBehavior = .overlay
        #expect(split.displayMode == .secondaryOnly)
        let two = UISplitViewController(style: .doubleColumn)
        two.preferredDisplayMode = .twoBesideSecondary
        #expect(two.displayMode == .oneBesideSecondary && two.supplementaryColumnWidth == 0)
        #expect(UISplitViewController().splitBehavior == .automatic)
        #expect(UISplitViewController.DisplayMode.allVisible == .oneBesideSecondary)
    }

    @Test("Columns beside, above and before the secondary one: their places, the least and the greatest width")
    func places() {
        let stage = stage
        let screen = show(.tripleColumn, on: stage)
        let split = screen.split
        func places(_ mode: UISplitViewController.DisplayMode) -> [CGRect] {
            split.preferredDisplayMode = mode
            stage.advance(by: 1)
            return [screen.a, screen.b, screen.c].map { place($0) }
        }
        func column(_ x: CGFloat, _ width: CGFloat) -> CGRect { CGRect(x: x, y: 0, width: width, height: 700) }
        #expect(places(.secondaryOnly) == [.null, .null, column(0, 1000)])
        #expect(places(.oneBesideSecondary) == [.null, column(0, 320), column(321, 679)])
        #expect(places(.twoBesideSecondary) == [column(0, 320), column(321, 320), column(642, 358)])
        #expect(places(.oneOverSecondary) == [.null, column(0, 320), column(0, 1000)])
        #expect(places(.twoOverSecondary) == [column(0, 320), column(321, 320), column(0, 1000)])
        // What has no room leaves the screen: the secondary column keeps the width that it has beside one.
        #expect(places(.twoDisplaceSecondary) == [column(0, 320), column(321, 320), column(642, 679)])
        split.preferredPrimaryColumnWidthFraction = 0.25
        split.preferredSupplementaryColumnWidth = 100
        split.preferredSupplementaryColumnWidthFraction = 0.5
        split.minimumSupplementaryColumnWidth = 150
        #expect(places(.twoBesideSecondary) == [column(0, 250), column(251, 150), column(402, 598)])
        split.preferredPrimaryColumnWidth = 500
        split.maximumPrimaryColumnWidth = 200
        split.preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
        split.maximumSupplementaryColumnWidth = 400
        #expect(split.primaryColumnWidth == 200 && split.supplementaryColumnWidth == 400)
        split.primaryEdge = .trailing
        #expect(places(.twoBesideSecondary) == [column(800, 200), column(399, 400), column(0, 398)])
        #expect(stage.diagnostics.messages == [])
    }

    // MARK: Moving

    final class Watcher: NSObject, UISplitViewControllerDelegate {
        let log: CallLog
        var target = UISplitViewController.DisplayMode.automatic
        var top = UISplitViewController.Column.secondary
        var expanded = UISplitViewController.DisplayMode.automatic
        init(_ log: CallLog) { self.log = log }
        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { log.note("willChange \(displayMode)") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            log.note("willShow \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            log.note("willHide \(column)")
        }
        func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }
        func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
            log.note("swipe")
        }
        func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
            log.note("swiped")
        }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { top }
        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            log.note("expanding to \(proposedDisplayMode)")
            return expanded
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.note("didCollapse") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.note("didExpand") }
        func splitViewControllerSupportedInterfaceOrientations(
            _ splitViewController: UISplitViewController
        ) -> UIInterfaceOrientationMask { .landscape }
    }

    @Test("show and hide go to the nearest mode, with an animation: the delegate, the columns, the coordinator")
    func showAndHide() {
        let stage = stage
        let screen = show(.tripleColumn, on: stage)
        let split = screen.split
        let watcher = Watcher(log)
        split.delegate = watcher
        split.show(.secondary)
        split.show(.supplementary)
        #expect(log.take().isEmpty && split.transitionCoordinator == nil)
        split.show(.primary)
        #expect(split.displayMode == .twoBesideSecondary && split.transitionCoordinator?.isAnimated == true)
        // The animation lays out.
        #expect(log.take() == ["willChange twoBesideSecondary", "willShow primary", "A ld", "A wA(t)", "A iA(t)"])
        stage.advance(by: 0.1)
        #expect(log.take().isEmpty)
        #expect(screen.c.view.frame.width < 679)
        stage.advance(by: 1)
        #expect(log.take() == ["A dA(t)"] && split.transitionCoordinator == nil)
        #expect(place(screen.a).minX == 0 && place(screen.c) == CGRect(x: 642, y: 0, width: 358, height: 700))
        split.hide(.supplementary)
        #expect(log.take().prefix(3) == ["willChange secondaryOnly", "willHide primary", "willHide supplementary"])
        stage.advance(by: 1)
        #expect(Set(log.take()) == ["A dD(t)", "B dD(t)"])
        #expect(screen.a.view.window == nil && screen.b.view.window == nil && split.displayMode == .secondaryOnly)
        #expect(place(screen.c) == CGRect(x: 0, y: 0, width: 1000, height: 700))
        split.hide(.secondary)
        split.hide(.primary)
        #expect(log.take().isEmpty)
        split.show(.compact)
        #expect(stage.diagnostics.all.count == 1)
        // Fast: what runs is settled first.
        split.show(.primary)
        split.hide(.primary)
        stage.advance(by: 1)
        let calls = log.take()
        #expect(calls.filter { $0.hasPrefix("A w") } == ["A wA(t)", "A wD(t)"])
        #expect(calls.filter { $0.hasPrefix("A d") } == ["A dA(t)", "A dD(t)"])
        #expect(split.displayMode == .oneBesideSecondary && screen.b.view.window != nil && screen.a.view.window == nil)
        #expect(split.supportedInterfaceOrientations == .landscape)
        _ = watcher
    }

    @Test("A swipe from the edge brings columns, one back or a tap beside them takes them away; the button does both")
    func swipes() throws {
        let stage = stage
        let screen = show(.doubleColumn, on: stage)
        let split = screen.split
        let watcher = Watcher(log)
        split.delegate = watcher
        split.preferredSplitBehavior = .overlay
        stage.advance(by: 1)
        _ = log.take()
        func swipe(_ from: CGFloat, _ to: CGFloat) throws {
            try stage.touch.drag(
                CGPoint(x: from, y: 350), to: CGPoint(x: to, y: 350), duration: 0.3, hold: 0.1)
            stage.advance(by: 1)
        }
        try swipe(3, 200)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(place(screen.a) == CGRect(x: 0, y: 0, width: 320, height: 700))
        let told = log.take().filter { !$0.hasPrefix("A") }
        #expect(told == ["swipe", "willChange oneOverSecondary", "willShow primary", "swiped"])
        try swipe(300, 100)
        #expect(split.displayMode == .secondaryOnly && screen.a.view.window == nil)
        try swipe(3, 200)
        try stage.touch.tap(CGPoint(x: 700, y: 350))
        stage.advance(by: 1)
        #expect(split.displayMode == .secondaryOnly)
        split.presentsWithGesture = false
        try swipe(3, 200)
        #expect(split.displayMode == .secondaryOnly)
        // The button of the app's bar goes where the delegate says.
        screen.c.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        watcher.target = .oneOverSecondary
        stage.advance(by: 1)
        try stage.touch.tap(CGPoint(x: 28, y: 22))
        stage.advance(by: 1)
        #expect(split.displayMode == .oneOverSecondary && screen.a.view.window != nil)
    }

    // MARK: Little room

    @Test("One stack: hide pops the column on top, show pushes it with those between, or pops what is above it")
    func collapsed() {
        let stage = stage
        let screen = show(.tripleColumn, on: stage)
        let split = screen.split
        let watcher = Watcher(log)
        split.delegate = watcher
        stage.resize(to: CGSize(width: 400, height: 700))
        stage.advance(by: 1)
        #expect(split.isCollapsed && log.take().contains("didCollapse"))
        let stack = screen.a.navigationController
        func tops() -> [String] { (stack?.viewControllers ?? []).compactMap { ($0 as? LoggingController)?.id } }
        #expect(tops() == ["A", "B", "C"])
        split.hide(.supplementary)
        #expect(tops() == ["A", "B", "C"])
        split.hide(.secondary)
        stage.advance(by: 1)
        #expect(tops() == ["A", "B"])
        split.hide(.primary)
        split.show(.primary)
        stage.advance(by: 1)
        #expect(tops() == ["A"])
        split.show(.secondary)
        stage.advance(by: 1)
        #expect(tops() == ["A", "B", "C"] && screen.c.view.window != nil)
        watcher.expanded = .twoBesideSecondary
        stage.resize(to: CGSize(width: 1000, height: 700))
        stage.advance(by: 1)
        #expect(
            log.take().filter { $0.hasPrefix("exp") || $0.hasPrefix("did") } == [
                "expanding to oneBesideSecondary", "didExpand",
            ])
        #expect(!split.isCollapsed && split.displayMode == .twoBesideSecondary)
        #expect(
            [screen.a, screen.b, screen.c].allSatisfy { $0.view.window != nil } && stage.diagnostics.messages == [])
        watcher.top = .primary
        stage.resize(to: CGSize(width: 400, height: 700))
        stage.advance(by: 1)
        #expect(tops() == ["A"] && screen.c.view.window == nil)
        _ = watcher
    }

    final class Pair: NSObject, UISplitViewControllerDelegate {
        var takesItself = false
        var other: UIViewController?
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { takesItself }
        func splitViewController(
            _ splitViewController: UISplitViewController,
            separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? { other }
    }

    @Test("Without columns the controllers stay as they are; the primary takes the other in, or the delegate does")
    func pair() {
        let stage = stage
        let (a, c) = (controller("A"), controller("C"))
        let navigation = UINavigationController(rootViewController: a)
        let split = UISplitViewController()
        let pair = Pair()
        split.delegate = pair
        split.viewControllers = [navigation, c]
        stage.window.rootViewController = split
        stage.advance(by: 1)
        #expect(c.parent === split && place(c) == CGRect(x: 321, y: 0, width: 679, height: 700))
        for _ in 0..<2 {
            stage.resize(to: CGSize(width: 400, height: 700))
            stage.advance(by: 1)
            #expect(split.viewControllers == [navigation] && navigation.viewControllers == [a, c])
            stage.resize(to: CGSize(width: 1000, height: 700))
            stage.advance(by: 1)
            #expect(split.viewControllers == [navigation, c] && navigation.viewControllers == [a])
            #expect(c.parent === split && c.view.window != nil && a.view.window != nil)
        }
        pair.takesItself = true
        let other = controller("D")
        pair.other = other
        stage.resize(to: CGSize(width: 400, height: 700))
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [a] && c.view.window == nil)
        stage.resize(to: CGSize(width: 1000, height: 700))
        stage.advance(by: 1)
        #expect(split.viewControllers == [navigation, other] && other.view.window != nil && c.parent == nil)
        // A primary that is no stack shows alone.
        let plain = controller("P")
        split.viewControllers = [plain, c]
        pair.takesItself = false
        pair.other = nil
        stage.resize(to: CGSize(width: 400, height: 700))
        stage.advance(by: 1)
        #expect(plain.view.window != nil && c.view.window == nil)
        stage.resize(to: CGSize(width: 1000, height: 700))
        stage.advance(by: 1)
        #expect(c.view.window != nil && stage.diagnostics.messages == [])
    }
}
