import CoreGraphics
import Foundation
import Offstage
import Testing

@testable import UIKit

/// Owns a view and is no controller: notes what it is asked for.
private final class Owner: UIResponder, ViewOwner {
    let log = CallLog()
    weak var ownedView: UIView?
    var updatesViewConstraints = false
    var updatesViewProperties = false
    var leastSideMargin: CGFloat = 33
    var partnerOfDrags: AnyObject?
    var obstacleAsRoot: String?
    var mayMove = true
    var listensToLeaving = true
    var style = UIUserInterfaceStyle.dark

    func own(_ view: UIView) {
        ownedView = view
        view.controllerStorage = self
    }

    func updateConstraintsOfView() {
        log.note("constraints")
        ownedView?.updateConstraints()
    }
    func updatePropertiesOfView() { log.note("properties") }
    func viewWillLayOut() { log.note("will lay out") }
    func viewDidLayOut() { log.note("did lay out") }
    func takeTraits(in inherited: UITraitCollection) -> UITraitCollection {
        UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceStyle: style)])
    }
    func warnOfLowMemory() { log.note("memory") }
    func unsafeInsets(of view: UIView) -> UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
    func viewSafeAreaDidChange() { log.note("safe area") }
    func viewMarginsDidChange() { log.note("margins") }
    func barsInsetContent(of view: UIView) -> Bool { true }
    func mayMoveView(into superview: UIView) -> Bool { mayMove }
    func viewWillEnterWindow() { log.note("will enter") }
    func endTransitions(inside view: UIView) { log.note("end transitions") }
    func viewWillLeaveWindow() -> Bool {
        log.note("will leave")
        return listensToLeaving
    }
    func viewDidLeaveWindow() { log.note("did leave") }
    func markForAppearing() { ownedView?.mark(.appearing, cause: "test") }
    func becomeAppearing() { log.note("appear") }
    func prepareAsRoot() {}
    func enterAsRoot(of window: UIWindow) {}
    func leaveAsRoot(of window: UIWindow) {}
    func changeSize(of window: UIWindow, to size: CGSize, traits: UITraitCollection) {}
}

@Suite("Owners of views")
@MainActor
struct ViewOwnerTests {
    private let stage = makeStage(100, 100)
    private let owner = Owner()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    init() {
        stage.makeCurrent()
        owner.own(view)
    }

    /// What the owner was asked for during `body`.
    private func calls(_ body: () -> Void) -> [String] {
        _ = owner.log.take()
        body()
        return owner.log.take()
    }

    @Test("The owner follows its view in the chain of responders, and is found from views inside")
    func chain() {
        let inner = UIView()
        view.addSubview(inner)
        stage.window.addSubview(view)
        #expect(view.next === owner)
        #expect(inner.next === view)
        #expect(inner.nearestOwner === owner)
        #expect(stage.window.nearestOwner == nil)
        #expect(inner.nearestController == nil, "an owner that is no controller is not taken for one")
    }

    @Test("It hears of windows before and after, of later windows only if it wants to")
    func windows() {
        #expect(calls { stage.window.addSubview(view) }.first == "will enter")
        #expect(
            calls { view.removeFromSuperview() }.filter { ["end transitions", "will leave", "did leave"].contains($0) }
                == ["end transitions", "will leave", "did leave"])
        owner.listensToLeaving = false
        stage.window.addSubview(view)
        #expect(!calls { view.removeFromSuperview() }.contains("did leave"))
        owner.mayMove = false
        stage.window.addSubview(view)
        #expect(view.superview == nil)
    }

    @Test("It takes part in a pass: it appears, then constraints, properties, and layout between its calls")
    func pass() {
        owner.updatesViewConstraints = true
        owner.updatesViewProperties = true
        stage.window.addSubview(view)
        let calls = calls {
            view.setNeedsUpdateConstraints()
            view.setNeedsUpdateProperties()
            view.setNeedsLayout()
            stage.advance(by: 0.1)
        }
        #expect(
            calls.filter { !["safe area", "margins"].contains($0) }
                == ["appear", "constraints", "properties", "will lay out", "did lay out"])
    }

    @Test("It says what its view inherits, what is unsafe of it, and its least margin")
    func insets() {
        view.setIsRoot(true)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(view.safeAreaInsets.top == 7)
        #expect(view.layoutMargins.left == 33)
        let scrollView = UIScrollView(frame: view.bounds)
        view.addSubview(scrollView)
        #expect(scrollView.isContentInsetByBars)
        #expect(!UIScrollView().isContentInsetByBars)
    }
}
