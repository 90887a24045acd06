/// Numbers that are given out once in the life of the process: identities of layers, walks, passes, activations.
///
/// They belong to no scene, because what carries one may move from scene to scene and must not meet its own number
/// there. Only their order and equality are ever looked at, so scenes cannot see each other through them.
@MainActor
package enum SerialNumber {
    private static var last: UInt64 = 0

    /// A number that is greater than all before.
    package static func next() -> UInt64 {
        last += 1
        return last
    }
}
