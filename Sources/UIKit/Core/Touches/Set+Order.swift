extension Set<UITouch> {
    /// The touches as they came down: a set's own order is another one in each run, and what is made of touches must not
    /// depend on it.
    @MainActor
    var inOrder: [UITouch] { sorted { $0.number < $1.number } }
}
