import Foundation

/// A block of an animator: its changes become animations that the animator leads.
@MainActor
final class AnimatorScope: LeadingScope {
    let settings: AnimationSettings
    let changes: AnimatorChanges
    private let motion: AnimatorMotion
    private let start: Double
    /// What blocks inside of this one have to be told at the animator's end.
    private(set) var completions: [(Bool) -> Void] = []

    init(_ settings: AnimationSettings, _ changes: AnimatorChanges, _ motion: AnimatorMotion, start: Double) {
        self.settings = settings
        self.changes = changes
        self.motion = motion
        self.start = start
    }

    /// A block that stops its animator changes the rest at once.
    var isAnimating: Bool { settings.duration > 0 && !changes.isOver }

    /// A block inside of this one goes with the animator, if it has no time of its own.
    func leader(of settings: AnimationSettings) -> (any LeadingScope)? {
        guard case .curve = settings.pace, settings.delay == 0 else { return nil }
        let own: UIView.AnimationOptions = [
            .overrideInheritedDuration, .overrideInheritedCurve, .repeat, .autoreverse,
        ]
        return settings.options.isDisjoint(with: own) ? self : nil
    }

    func wait(_ completion: ((Bool) -> Void)?) {
        if let completion { completions.append(completion) }
    }

    func animate(_ change: PropertyChange) {
        guard let course = change.course(fromCurrentState: settings.options.contains(.beginFromCurrentState)) else {
            return
        }
        let parts = motion.course.isSplit && course.isAdditive ? course.components : []
        if parts.isEmpty {
            add(change.property.keyPath, course.start.boxed, course.end.boxed, .x, of: change, course)
        }
        for part in parts {
            let keyPath = "\(change.property.keyPath).\(part.name)"
            add(keyPath, part.value, NSNumber(value: 0), part.axis, of: change, course)
        }
    }

    private func add(
        _ keyPath: String, _ start: Any, _ end: Any, _ axis: AnimatorCourse.Axis, of change: PropertyChange,
        _ course: PropertyChange.Course
    ) {
        let animation = CABasicAnimation(keyPath: keyPath)
        settings.setTimes(of: animation)
        (animation.fromValue, animation.toValue, animation.isAdditive) = (start, end, course.isAdditive)
        animation.delegate = changes.mark(change.view)
        let key = change.key(isAdditive: course.isAdditive)
        change.view.layer.add(
            animation, forKey: key, conductor: AnimatorTrack(motion, start: self.start, axis: axis))
        changes.note(change, key: key)
    }
}

extension PropertyChange.Course {
    /// The numbers of a point or a size, each along its axis.
    fileprivate var components: [(name: String, axis: AnimatorCourse.Axis, value: NSNumber)] {
        switch start {
        case .point(let point):
            [("x", .x, NSNumber(value: Double(point.x))), ("y", .y, NSNumber(value: Double(point.y)))]
        case .size(let size):
            [("width", .x, NSNumber(value: Double(size.width))), ("height", .y, NSNumber(value: Double(size.height)))]
        default: []
        }
    }
}
