/// Where a controller is between hidden and shown.
struct AppearanceState {
    enum Phase: String {
        case disappeared, appearing, appeared, disappearing
    }

    /// Who began the transition that runs, and so who ends it.
    enum Origin {
        /// The view's way into or out of a window.
        case window
        /// A parent that forwards by itself.
        case parent
        /// `beginAppearanceTransition(_:animated:)`.
        case code
    }

    var phase = Phase.disappeared
    var origin: Origin?
    /// Of the transition that runs, or ran last: equal in will, is and did.
    var isAnimated = false
    /// `viewIsAppearing(_:)` was not called yet in the transition that runs.
    var isAppearingDue = false
    /// `viewIsAppearing(_:)` was called, and the view has not left since.
    var hasSaidIsAppearing = false
    /// Counts transitions, so that one that was planned knows whether it is still the one that runs.
    var number = 0
    /// What led to the transition that runs, or ran last.
    var cause: String?

    var isInTransition: Bool { phase == .appearing || phase == .disappearing }
    /// Appeared, or about to be.
    var isShown: Bool { phase == .appeared || phase == .appearing }
}
