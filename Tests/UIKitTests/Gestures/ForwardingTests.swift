import Offstage
import Testing
import UIKit

/// What the compiler in front makes of classes that override `forwardingTarget(for:)`.
@Suite("Delegates that forward messages")
@MainActor
struct ForwardingTests: StageSuite {
    let made = makeStage(200, 200)

    /// As packages write it: the proxy first, then who is behind it.
    private final class Router: NSObject, UIGestureRecognizerDelegate, UIScrollViewDelegate, _MessageForwarder {
        var targets: [AnyObject] = []

        func responds(to selector: Selector!) -> Bool { targets.contains { has($0, selector) } }

        func forwardingTarget(for selector: Selector!) -> Any? { targets.first { has($0, selector) } }

        private func has(_ target: AnyObject, _ selector: Selector) -> Bool {
            if let target = target as? any UIGestureRecognizerDelegate { return target.responds(to: selector) }
            return (target as? any UIScrollViewDelegate)?.responds(to: selector) ?? false
        }

        func _forwardingTarget(for aSelector: Selector) -> Any? { forwardingTarget(for: aSelector) }
        func _responds(to aSelector: Selector) -> Bool { responds(to: aSelector) }
    }

    private final class Proxy: NSObject, UIGestureRecognizerDelegate {
        var calls = 0
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool {
            calls += 1
            return true
        }
    }

    private final class Origin: NSObject, UIGestureRecognizerDelegate {
        var isAllowed = false
        var calls: [String] = []
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            calls.append("begin")
            return isAllowed
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool {
            calls.append("failure")
            return false
        }
    }

    @Test("The first object that has the method answers in the delegate's place; where none has it, it is left out")
    func answers() {
        let (router, proxy, origin) = (Router(), Proxy(), Origin())
        let delegate: any UIGestureRecognizerDelegate = router
        let (a, b) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        #expect(delegate.gestureRecognizerShouldBegin(a))
        router.targets = [proxy, origin]
        #expect(!delegate.gestureRecognizerShouldBegin(a) && origin.calls == ["begin"])
        #expect(delegate.gestureRecognizer(a, shouldRequireFailureOf: b))
        #expect(proxy.calls == 1 && origin.calls == ["begin"])
        // Neither has it: a stand-in answers.
        #expect(!delegate.gestureRecognizer(a, shouldBeRequiredToFailBy: b))
        router.targets = [origin]
        #expect(!delegate.gestureRecognizer(a, shouldRequireFailureOf: b) && origin.calls == ["begin", "failure"])
        router.targets = [router]
        #expect(delegate.gestureRecognizerShouldBegin(a))
    }

    @Test("A call that asks whether the method is there is told of the target's")
    func optionalCalls() {
        let (router, proxy) = (Router(), Proxy())
        let delegate: any UIGestureRecognizerDelegate = router
        let tap = UITapGestureRecognizer()
        func begins() -> Bool? {
            _optionalCall("gestureRecognizerShouldBegin(_:)", delegate.gestureRecognizerShouldBegin(tap))
        }
        func requires() -> Bool? {
            _optionalCall(
                "gestureRecognizer(_:shouldRequireFailureOf:)",
                delegate.gestureRecognizer(tap, shouldRequireFailureOf: tap))
        }
        router.targets = [proxy]
        #expect(requires() == true && begins() == nil)
        router.targets = [proxy, Origin()]
        #expect(begins() == false)
    }

    @Test("Gestures ask whom their delegate names, also when that is another one later")
    func gestures() throws {
        let (router, origin) = (Router(), Origin())
        let tap = CountingTap()
        tap.delegate = router
        stage.window.addGestureRecognizer(tap)
        try stage.touch.tap(CGPoint(x: 50, y: 50))
        #expect(tap.count == 1)
        router.targets = [origin]
        try stage.touch.tap(CGPoint(x: 50, y: 50))
        #expect(tap.count == 1 && origin.calls == ["begin"])
        origin.isAllowed = true
        try stage.touch.tap(CGPoint(x: 50, y: 50))
        #expect(tap.count == 2)
    }

    private final class CountingTap: UITapGestureRecognizer {
        var count = 0
        init() {
            super.init(target: nil, action: nil)
            addTarget(self, action: Selector(_offstage: "tapped", { (t: CountingTap) in t.tapped }))
        }
        private func tapped() { count += 1 }
    }

    private final class Follower: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }

    @Test("A scroll view tells whom its delegate names what the delegate leaves out")
    func scrolling() {
        let (router, follower) = (Router(), Follower())
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 500)
        view.delegate = router
        stage.window.addSubview(view)
        view.contentOffset.y = 10
        router.targets = [follower]
        view.contentOffset.y = 20
        view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        #expect(follower.offsets == [20, 30])
    }

    @Test("Objects without a word of their own forward nothing")
    func plain() {
        #expect(NSObject().forwardingTarget(for: Selector("a")) == nil)
        let tap: any UIGestureRecognizerDelegate = Origin()
        #expect(!tap.responds(to: Selector("unknown")))
        let router = Router()
        let delegate: any UIGestureRecognizerDelegate = router
        let known = Selector(_offstage: "known", { (t: Origin) in { _ = t } })
        #expect(!delegate.responds(to: known))
        router.targets = [Origin()]
        #expect(delegate.responds(to: known))
    }
}
