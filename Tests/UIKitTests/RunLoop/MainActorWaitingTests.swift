import Offstage
import UIKit
import XCTest

import class UIKit.RunLoop
import class UIKit.Timer

/// Waits of XCTest without `await` on the main actor: the test is itself a block of a stage's turn.
final class MainActorWaitingTests: XCTestCase {
    private var stage: Stage!

    override func setUp() {
        // On the main thread and in no task: what XCTest starts from here runs in the stage's turns.
        stage = MainActor.assumeIsolated {
            let stage = Stage()
            stage.makeCurrent()
            stage.window.rootViewController = UIViewController()
            stage.advance(by: 0.1)
            return stage
        }
    }

    @MainActor func testTimersAndBlocksEndAWait() async {
        XCTAssertNotNil(RunLoop.main.currentMode, "The test runs in a turn.")
        let start = (stage.time, Date())
        expect("a timer") { done in _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in done() } }
        XCTAssertEqual(stage.time, start.0 + 5, accuracy: 1e-6)
        expect("a block") { done in DispatchQueue.main.async { done() } }
        expect("a delayed block") { done in DispatchQueue.main.asyncAfter(deadline: .now() + 7) { done() } }
        expect("a task") { done in
            Task {
                try await Task.sleep(for: .seconds(9))
                done()
            }
        }
        XCTAssertEqual(stage.time, start.0 + 21, accuracy: 0.01)
        XCTAssertLessThan(Date().timeIntervalSince(start.1), 20)
    }

    @MainActor func testAnimationsEndAWait() async {
        let view = UIView()
        stage.window.addSubview(view)
        expect("an animation of a view") { done in
            UIView.animate(withDuration: 2, animations: { view.alpha = 0 }, completion: { _ in done() })
        }
        expect("a transaction") { done in
            CATransaction.begin()
            CATransaction.setCompletionBlock(done)
            view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
            CATransaction.commit()
        }
        XCTAssertGreaterThan(stage.time, 2)
    }

    @MainActor func testScreensThatComeAndGoEndAWait() async {
        let root = stage.window.rootViewController!
        let stack = UINavigationController(rootViewController: UIViewController())
        expect("a presentation") { done in root.present(stack, animated: true, completion: done) }
        expect("a push") { done in
            CATransaction.begin()
            CATransaction.setCompletionBlock(done)
            stack.pushViewController(UIViewController(), animated: true)
            CATransaction.commit()
        }
        XCTAssertEqual(stack.viewControllers.count, 2)
        expect("a dismissal") { done in root.dismiss(animated: true, completion: done) }
        XCTAssertNil(root.presentedViewController)
    }

    /// Waits for something of virtual time that is asked for.
    @MainActor private func expect(_ name: String, _ ask: (@escaping @MainActor @Sendable () -> Void) -> Void) {
        let heard = Held(expectation: expectation(description: name))
        ask { heard.expectation.fulfill() }
        waitForExpectations(timeout: 10)
    }

    private struct Held: @unchecked Sendable {
        // Fulfilled on the main thread alone.
        let expectation: XCTestExpectation
    }
}
