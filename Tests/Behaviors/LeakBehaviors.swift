import Offstage
import Testing
import UIKit

@MainActor
@Suite struct LeakBehaviors {
    private final class PlayerView: UIView {
        /// Strong, which is the mistake.
        var owner: UIViewController?
    }

    private final class PlayerController: UIViewController {
        let player = PlayerView()
        var letsGo = false

        override func viewDidLoad() {
            super.viewDidLoad()
            player.owner = self
            view.addSubview(player)
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if letsGo { player.owner = nil }
        }
    }

    private func pushAndPop(letsGo: Bool) -> [LeakScope.Leak] {
        LeakScope.leaks {
            let stage = Stage(device: Device(size: CGSize(width: 20, height: 20), scale: 1))
            let navigation = UINavigationController(rootViewController: UIViewController())
            stage.window.rootViewController = navigation
            stage.advance(by: 1)
            let player = PlayerController()
            player.letsGo = letsGo
            navigation.pushViewController(player, animated: true)
            stage.advance(by: 1)
            navigation.popViewController(animated: true)
            stage.advance(by: 1)
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
