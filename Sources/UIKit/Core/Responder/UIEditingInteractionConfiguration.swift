/// Which gestures of three fingers, and shakes, edit and undo.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    /// None.
    case none
    /// The system's interactions.
    case `default`
}
