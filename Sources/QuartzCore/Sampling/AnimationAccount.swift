/// An animation of a layer as an inspector tells of it.
package struct AnimationAccount: Sendable {
    /// What it changes: `opacity`, `transform.rotation.z`.
    package var keyPath: String
    /// Seconds of the stage at which it begins to show.
    package var begin: Double
    /// Seconds of the stage at which its active time is over; nil for one without an end.
    package var end: Double?
    /// `spring`, `keyframes`, or nothing for a plain one.
    package var manner: String
}

extension CALayer {
    /// The animations that the last commit knew of, in the order in which they apply; those of groups one by one.
    package var animationAccounts: [AnimationAccount] {
        guard let motion = model().motion else { return [] }
        return motion.committed.filter(\.isScheduled).flatMap { attached -> [AnimationAccount] in
            let begin = clock.anyStageTime(at: attached.beginTime)
            let end = attached.endTime.isFinite ? clock.stageTime(at: attached.endTime) : nil
            return Self.parts(of: attached.animation).map {
                AnimationAccount(keyPath: $0.keyPath, begin: begin, end: end, manner: $0.manner)
            }
        }
    }

    private static func parts(of animation: CAAnimation) -> [(keyPath: String, manner: String)] {
        switch animation {
        case let group as CAAnimationGroup: (group.animations ?? []).flatMap(parts)
        case let spring as CASpringAnimation: [(spring.keyPath ?? "", "spring")]
        case let keyframes as CAKeyframeAnimation: [(keyframes.keyPath ?? "", "keyframes")]
        case let property as CAPropertyAnimation: [(property.keyPath ?? "", "")]
        case is CATransition: [("transition", "")]
        default: []
        }
    }
}
