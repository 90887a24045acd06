import Offstage
import Testing
import UIKit

@Suite("Small names that packages use")
@MainActor
struct SmallNamesTests {
    @Test("Priorities are counted with")
    func priorities() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
        #expect((UILayoutPriority.defaultLow + 1.5).rawValue == 251.5)
    }

    private final class Panel: UIWindow {
        init(in scene: UIWindowScene) {
            super.init(windowScene: scene)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("A window of a subclass is made for a scene")
    func window() throws {
        let stage = Stage()
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let panel = Panel(in: scene)
        #expect(panel.windowScene === scene && panel.frame == scene.screen.bounds && panel.isHidden)
        panel.makeKeyAndVisible()
        #expect(scene.keyWindow === panel)
        withExtendedLifetime(stage) {}
    }

    @Test("The status bar is the controllers', whatever the app is told")
    func statusBar() {
        let stage = Stage()
        let before = UIApplication.shared.statusBarFrame
        UIApplication.shared.isStatusBarHidden = true
        UIApplication.shared.statusBarStyle = .lightContent
        UIApplication.shared.setStatusBarHidden(true, with: .fade)
        UIApplication.shared.setStatusBarStyle(.lightContent, animated: true)
        #expect(!UIApplication.shared.isStatusBarHidden && UIApplication.shared.statusBarStyle == .default)
        #expect(UIApplication.shared.statusBarFrame == before)
        withExtendedLifetime(stage) {}
    }

    @Test("The application is found by a selector on its class, and by no other")
    func application() {
        let stage = Stage()
        let name = NSSelectorFromString("sharedApplication")
        #expect(UIApplication.responds(to: name))
        #expect(UIApplication.perform(name)?.takeUnretainedValue() === UIApplication.shared)
        #expect(!UIApplication.responds(to: NSSelectorFromString("other")))
        #expect(UIApplication.perform(NSSelectorFromString("other")) == nil)
        withExtendedLifetime(stage) {}
    }

    @Test("A device has one identity for a vendor, and its idiom by the old name")
    func device() {
        #expect(UIDevice.current.identifierForVendor != nil)
        #expect(UIDevice.current.identifierForVendor == UIDevice().identifierForVendor)
        #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
    }

    private final class Watcher: UIView {
        var heard: [CGRect] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            guard keyPath == "bounds" else {
                return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            }
            heard += [change?[.newKey] as? CGRect].compactMap(\.self)
        }
    }

    @Test("A view observes its own bounds by name; what it does not handle is misuse")
    func observing() {
        let stage = Stage()
        stage.diagnostics.mode = .collect
        let view = Watcher()
        view.addObserver(view, forKeyPath: "bounds", options: .new, context: nil)
        view.addObserver(view, forKeyPath: "alpha", options: .new, context: nil)
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(view.heard == [CGRect(x: 0, y: 0, width: 3, height: 4)])
        view.alpha = 0.5
        #expect(stage.diagnostics.messages.count == 1)
        #expect(stage.diagnostics.messages.first?.contains("not handled. Key path: alpha") == true)
        withExtendedLifetime(stage) {}
    }
}
