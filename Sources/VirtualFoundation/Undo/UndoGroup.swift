/// Actions that are undone together.
@MainActor
final class UndoGroup {
    /// One part of a group.
    enum Step {
        case action(UndoAction)
        case group(UndoGroup)
    }

    /// In the order in which they were registered.
    private(set) var steps: [Step] = []
    /// What the user reads behind “Undo”; empty: nothing.
    var name = ""
    var isDiscardable = false
    var userInfo: [UndoManager.UserInfoKey: Any] = [:]
    /// True for a group that was opened for an event's actions, by nobody's call.
    let isOfEvent: Bool

    init(isOfEvent: Bool = false) { self.isOfEvent = isOfEvent }

    var isEmpty: Bool { steps.isEmpty }

    func add(_ step: Step) { steps.append(step) }

    /// Takes out the last part if that is a group.
    func removeLastGroup() -> UndoGroup? {
        guard case .group(let group) = steps.last else { return nil }
        steps.removeLast()
        return group
    }

    func removeAll() { steps = [] }

    /// Drops the actions of a target, and the groups that are empty without them.
    func removeActions(of target: AnyObject) {
        steps = steps.filter { step in
            switch step {
            case .action(let action): return !action.isOf(target)
            case .group(let group): return group.isLeft(without: target)
            }
        }
    }

    /// Drops the actions of a target.
    /// - Returns: False where nothing else was in the group.
    func isLeft(without target: AnyObject) -> Bool {
        guard !isEmpty else { return true }
        removeActions(of: target)
        return !isEmpty
    }

    /// Does what was registered, the last first.
    func perform() {
        for step in steps.reversed() {
            switch step {
            case .action(let action): action.perform()
            case .group(let group): group.perform()
            }
        }
    }

    /// Whether a nested part can be undone by itself.
    var endsWithGroup: Bool { if case .group = steps.last { true } else { false } }
}

/// Something that brings a target back to what it was.
@MainActor
struct UndoAction {
    private weak var target: AnyObject?
    private let body: @MainActor (AnyObject) -> Void

    /// - Parameter target: It is not held: once it has gone the action does nothing.
    init(_ target: AnyObject, _ body: @escaping @MainActor (AnyObject) -> Void) {
        self.target = target
        self.body = body
    }

    func isOf(_ object: AnyObject) -> Bool { target === object }

    func perform() {
        if let target { body(target) }
    }
}
