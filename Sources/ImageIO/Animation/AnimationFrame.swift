/// Where and when a part of an animation is seen, and what happens to it.
struct AnimationFrame: Hashable, Sendable {
    /// What happens to the frame's place before the next one.
    enum Disposal: Sendable { case keep, clear, restore }

    /// Frames of a file behind this one are left out.
    static let mostFrames = 10_000

    var left: Int
    var top: Int
    var width: Int
    var height: Int
    /// Seconds.
    var delay: Double
    var disposal: Disposal
    /// Whether it is laid over what is there; else it takes its place.
    var isBlended: Bool

    /// A frame of no pixels.
    static let none = AnimationFrame(
        left: 0, top: 0, width: 0, height: 0, delay: 0, disposal: .keep, isBlended: false)
}
