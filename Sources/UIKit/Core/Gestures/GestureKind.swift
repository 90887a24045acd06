/// Which steps of its state lead a recognizer out of possible, besides failing.
enum GestureKind {
    /// Begins, and ends later.
    case continuous
    /// Recognized at once.
    case discrete
    /// As its class likes: one of an app's own.
    case free
}
