/// The window that code finds which made none: a test inside of an app has that of the app.
@MainActor
package final class FirstWindow: SceneStore {
    /// Makes the window and shows it. Nil where there is nobody to hold one.
    package var make: (() -> Void)?

    package init(of host: SceneHost) {}
}

extension SceneHost {
    /// Makes the first window for who asks for the app's windows, where there are none and no app that has its own.
    func makeFirstWindow() {
        guard shownWindows.isEmpty, application.delegate == nil, windowScene.delegate == nil else { return }
        let store = self[FirstWindow.self]
        guard let make = store.make else { return }
        // Making one may ask again.
        store.make = nil
        make()
    }
}
