import Offstage
import Testing
import UIKit

@Suite("The window that a test finds")
@MainActor
struct KeyWindowTests {
    @Test("The application knows a key window from the start: the stage's own")
    func start() throws {
        let stage = Stage(device: .iPhone8)
        let window = try #require(UIApplication.shared.keyWindow)
        #expect(window.bounds == stage.screen.bounds && window.isKeyWindow && !window.isHidden)
        #expect(UIApplication.shared.windows == [window] && stage.window === window)
    }

    @Test("Scenes know it as well, whoever asks first")
    func scenes() throws {
        let stage = Stage()
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(scene.windows.count == 1 && scene.windows.first?.isKeyWindow == true)
        #expect(scene.keyWindow === stage.window)
    }

    @Test("No other one is made where a window is shown, or where an app brings its own")
    func others() {
        let stage = Stage()
        let own = UIWindow(frame: stage.screen.bounds)
        own.makeKeyAndVisible()
        #expect(UIApplication.shared.windows == [own] && UIApplication.shared.keyWindow === own)
        final class Delegate: NSObject, UIApplicationDelegate {}
        let second = Stage()
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        #expect(UIApplication.shared.windows.isEmpty && UIApplication.shared.keyWindow == nil)
        withExtendedLifetime((stage, second, delegate)) {}
    }
}
