extension Set<UITouch> {
    /// The touches by the numbers of their fingers: a set's own order is another one in each run, and what is made of
    /// touches must not depend on it.
    @MainActor
    var byFinger: [UITouch] { sorted { $0.finger < $1.finger } }
}
