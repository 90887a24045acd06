/// Keeps the windows that a test makes until it is over.
///
/// On a device they are in the autorelease pool that XCTest drains after each test. So there are tests that put a view into
/// a window that nobody holds, and find it there later.
@MainActor
package final class WindowPool: SceneStore {
    private var windows: [UIWindow] = []

    package init(of host: SceneHost) {}

    /// True while a test runs. False, as at first, lets the windows go.
    package var isOpen = false {
        didSet { windows = [] }
    }

    func note(_ window: UIWindow) {
        if isOpen { windows.append(window) }
    }
}
