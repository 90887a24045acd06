/// Who hears that a scene has nothing left to do while a test waits.
@MainActor
package final class RestWatch: SceneStore {
    /// Called between turns. Default nil.
    package var follower: (@MainActor () -> Void)?

    package init(of host: SceneHost) {}
}
