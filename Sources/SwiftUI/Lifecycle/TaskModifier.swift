/// Runs a task as long as a view is there and an identity is the same.
struct TaskModifier: PassingModifier {
    typealias Body = Never
    let id: AnyHashable?
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    static func makeCompanion(_ modifier: Self, _ node: ViewNode) -> Companion<Self> { TaskCompanion(modifier, node) }
}

private final class TaskCompanion: Companion<TaskModifier>, HostFollower {
    private var task: Task<Void, Never>?

    override init(_ modifier: TaskModifier, _ node: ViewNode) {
        super.init(modifier, node)
        node.lifecycle.follow(self)
        start()
    }

    func hostDidLeave() { task?.cancel() }

    func hostDidReturn() {
        start()
        node.graph.host?.graphNeedsUpdate()
    }

    private func start() {
        node.lifecycle.start { [weak self] in
            guard let self, node.isAlive else { return }
            let action = modifier.action
            task = Task(priority: modifier.priority) { @MainActor in await action() }
        }
    }

    override func modifierDidChange(from old: TaskModifier) {
        guard old.id != modifier.id else { return }
        task?.cancel()
        start()
    }

    override func didEnd() { task?.cancel() }
}

extension View {
    /// Runs a task when the view has come, and cancels it when the view is gone.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: nil, priority: priority, action: action))
    }

    /// Runs a task when the view has come, anew when a value is another one, and cancels it when the view is gone.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: AnyHashable(EquatableID(value: value)), priority: priority, action: action))
    }
}

/// Something that can be compared, as an identity.
private struct EquatableID<Value: Equatable>: Hashable {
    let value: Value
    func hash(into hasher: inout Hasher) {}
}
