extension UIWindow {
    /// The constraints of the window's tree that are left out at present because they conflict with others.
    package var brokenConstraints: [NSLayoutConstraint] { layoutRole?.engine?.brokenConstraints ?? [] }
}
