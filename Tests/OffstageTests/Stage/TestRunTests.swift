import Foundation
import Offstage
import Testing
import UIKit

/// Tests that were written for a device know of no stage.
@Suite("Runs of tests without stages")
struct TestRunTests {
    @MainActor
    private final class Counted: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    // In a process of its own: here other tests make stages current.
    @Test("Windows are laid out and timers fire, at first and after a test had a stage of its own")
    func begins() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                _beginTestRun()
                for _ in 0..<2 {
                    let window = UIWindow()
                    let controller = UIViewController()
                    let view = Counted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                    controller.view.addSubview(view)
                    window.rootViewController = controller
                    window.makeKeyAndVisible()
                    var heard: [String] = []
                    _ = UIKit.Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in heard.append("timer") }
                    UIKit.RunLoop.current.run(until: Date().addingTimeInterval(0.2))
                    precondition(heard == ["timer"], "\(heard)")
                    precondition(view.layouts > 0 && controller.view.bounds.size == Device.iPhone16.size)
                    autoreleasepool { Stage(device: .iPhone13).makeCurrent() }
                    TestRun.makeCurrent()
                }
            }
        }
    }
}
