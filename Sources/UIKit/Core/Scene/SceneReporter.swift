/// Who hears what is found about the code of a scene.
@MainActor
package protocol SceneReporter: AnyObject {
    /// Told of what raises an exception on a device. Where it returns, the call that was wrong has no effect.
    func misuse(_ message: String, views: [String])
    /// Told of a finding.
    func report(_ finding: SceneFinding)
    /// Told of a finding that is worth saying once only.
    func reportOnce(_ finding: SceneFinding)
    /// Told of required constraints that cannot hold together.
    func report(_ conflict: UnsatisfiableConstraints)
}
