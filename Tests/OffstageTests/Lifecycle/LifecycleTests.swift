import Foundation
import Offstage
import Testing
import UIKit

@MainActor
@Suite("Lifecycle and screen map")
struct LifecycleTests {
    private final class Page: UIViewController {}

    private func shown() -> (stage: Stage, nav: UINavigationController, first: UIViewController) {
        let stage = makeStage()
        stage.makeCurrent()
        let first = Page()
        first.title = "First"
        let nav = UINavigationController(rootViewController: first)
        stage.window.rootViewController = nav
        stage.advance(by: 1)
        return (stage, nav, first)
    }

    @Test("Each call has its time, its cause, and how far the view had come")
    func events() throws {
        let (stage, nav, _) = shown()
        let second = UIViewController()
        nav.pushViewController(second, animated: true)
        stage.advance(by: 1)
        let events = stage.lifecycle.events(of: "UIViewController")
        func event(_ method: String) throws -> LifecycleTrace.Event {
            try #require(events.first { $0.method == method })
        }
        #expect(try event("willMove").state == "no view" && event("willMove").argument == "UINavigationController")
        #expect(
            try event("viewWillAppear").state == "no window" && event("viewWillAppear").call == "viewWillAppear(true)")
        #expect(try event("viewIsAppearing").state == "window, traits, geometry")
        #expect(try event("viewDidAppear").time - event("viewWillAppear").time > 0.3)
        #expect(try event("viewDidAppear").cause == "push in UINavigationController")
        #expect(events.map(\.time) == events.map(\.time).sorted())
    }

    @Test("What has nothing to do with a transition has no cause of one")
    func causes() {
        let (stage, _, _) = shown()
        stage.warnOfMemory()
        let warned = stage.lifecycle.events.filter { $0.method == "didReceiveMemoryWarning" }
        #expect(!warned.isEmpty && warned.allSatisfy { $0.cause == nil })
    }

    @Test("The Chrome trace has a lane a controller, with bars of its states")
    func chrome() throws {
        let (stage, nav, _) = shown()
        nav.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 1)
        let text = stage.trace.chromeTraceJSON(lifecycle: stage.lifecycle)
        let parsed = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let events = try #require(parsed["traceEvents"] as? [[String: Any]])
        let lanes = events.filter { $0["ph"] as? String == "M" && ($0["tid"] as? Int ?? 0) >= 10_000 }
        #expect(lanes.count == 3)
        let bars = events.filter { $0["cat"] as? String == "lifecycle" && $0["ph"] as? String == "X" }
        #expect(Set(bars.compactMap { $0["name"] as? String }) == ["appearing", "appeared", "disappearing"])
    }

    @Test("The map has containment, presentation and states; its picture a box each")
    func map() {
        let (stage, nav, first) = shown()
        nav.pushViewController(UIViewController(), animated: false)
        stage.advance(by: 0.1)
        let sheet = UIViewController()
        sheet.title = "<Sheet & \"co\">"
        nav.present(sheet, animated: true)
        stage.advance(by: 0.1)
        let spare = UIViewController()
        let map = ScreenMap(of: stage, others: [spare, first])
        #expect(
            map.description == """
                root UINavigationController appeared
                  stack Page "First" disappeared, no window
                  stack UIViewController appeared
                  presented UIViewController "<Sheet & "co">" appearing
                unused UIViewController disappeared, not loaded
                """)
        let svg = map.svg
        #expect(svg.ranges(of: "<rect ").count == 5 && svg.ranges(of: "<path").count == 3)
        #expect(svg.matches(of: /<path class="presented"/).count == 1)
        #expect(svg.contains("&lt;Sheet &amp; &quot;co&quot;&gt;"))
    }
}
