/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable, CaseIterable {
    /// By the interface style: dark text on light.
    case `default` = 0
    /// Light text.
    case lightContent = 1
    /// Dark text.
    case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable, CaseIterable {
    case none, fade, slide
}
