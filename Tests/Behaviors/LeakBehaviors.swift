import Offstage
import Testing
import UIKit

@MainActor
@Suite struct LeakBehaviors {
    /// Shows screens one above the other, as a navigation does.
    private final class ScreenStack: UIResponder {
        private var screens: [ScreenController] = []

        func push(_ screen: ScreenController, in window: UIWindow) {
            screens.append(screen)
            window.addSubview(screen.view)
        }

        func pop() {
            let screen = screens.removeLast()
            screen.view.removeFromSuperview()
            screen.close()
        }
    }

    private class ScreenController: UIResponder {
        private(set) lazy var view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        func close() {}
    }

    private final class PlayerView: UIView {
        /// Strong, which is the mistake.
        var owner: ScreenController?
    }

    private final class PlayerController: ScreenController {
        let player = PlayerView()
        private let letsGo: Bool

        init(letsGo: Bool) {
            self.letsGo = letsGo
            super.init()
            player.owner = self
            view.addSubview(player)
        }

        override func close() {
            if letsGo { player.owner = nil }
        }
    }

    private func pushAndPop(letsGo: Bool) -> [LeakScope.Leak] {
        LeakScope.leaks {
            let stage = Stage(device: Device(size: CGSize(width: 20, height: 20), scale: 1))
            let stack = ScreenStack()
            stack.push(ScreenController(), in: stage.window)
            stack.push(PlayerController(letsGo: letsGo), in: stage.window)
            _ = stage.render()
            stack.pop()
            stack.pop()
            _ = stage.render()
        }
    }

    @Test("DBG-06 a leak report names the one screen that is held after it was popped, and what holds it")
    func leaks() throws {
        let leaks = pushAndPop(letsGo: false)
        let screens = leaks.filter { $0.name.hasSuffix("Controller") }
        #expect(screens.map(\.name) == ["PlayerController"])
        #expect(screens.first?.path.contains("PlayerView.owner") == true, "\(leaks)")
        #expect(pushAndPop(letsGo: true) == [])
    }
}
