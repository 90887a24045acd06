/// How a scene has its device turned.
@MainActor
package final class DeviceTurns: SceneStore {
    /// Turns the device, where there is one that can be.
    package var turn: ((UIInterfaceOrientation) -> Void)?

    package init(of host: SceneHost) {}
}
