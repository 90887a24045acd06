/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable, CaseIterable {
    /// Covers the screen; what is below leaves the window.
    case fullScreen = 0
    /// A sheet; on a pad a page in the middle.
    case pageSheet = 1
    /// A sheet; on a pad a form in the middle.
    case formSheet = 2
    /// Covers the nearest controller that defines a context, which leaves the window.
    case currentContext = 3
    /// By a presentation controller of the app's.
    case custom = 4
    /// Covers the screen; what is below stays.
    case overFullScreen = 5
    /// Covers the nearest controller that defines a context, which stays.
    case overCurrentContext = 6
    /// Beside what it belongs to; where there is little room a sheet.
    case popover = 7
    /// None: no adaptation.
    case none = -1
    /// The system's choice, a sheet.
    case automatic = -2
}

/// How a presented controller comes and goes where no animator of the app's does it.
public enum UIModalTransitionStyle: Int, Sendable, CaseIterable {
    /// From below.
    case coverVertical
    /// Turned about a vertical axis.
    case flipHorizontal
    /// Faded in.
    case crossDissolve
    /// Under a page that is lifted; here that page moves up (assumed).
    case partialCurl
}
