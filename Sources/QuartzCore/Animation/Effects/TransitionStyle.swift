/// How a transition looks, and which part of it is shown.
struct TransitionStyle: Equatable, Sendable {
    var type = CATransitionType.fade
    var subtype: CATransitionSubtype?
    var startProgress = 0.0
    var endProgress = 1.0

    /// How much of the way from the old to the new is done at a share of the animation's course.
    func progress(at share: Double) -> Double {
        let (start, end) = (Self.unit(startProgress), Self.unit(endProgress))
        return start + (end - start) * share
    }

    private static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
