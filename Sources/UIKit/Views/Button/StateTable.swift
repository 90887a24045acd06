/// Values by the states of a control.
@MainActor
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    nonisolated init() {}

    /// What was set for exactly a state.
    func own(_ state: UIControl.State) -> Value? { values[state] }

    /// What was set for a state, else for the normal one.
    subscript(state: UIControl.State) -> Value? { values[state] ?? values[.normal] }

    mutating func set(_ value: Value?, _ state: UIControl.State) { values[state] = value }
}
