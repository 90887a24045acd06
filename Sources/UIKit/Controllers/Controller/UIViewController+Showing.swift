extension UIViewController {
    /// The nearest controller around this one whose class has a way of its own to show others.
    func container(overriding method: ControllerOverrides) -> UIViewController? {
        ancestry.dropFirst().first { $0.overrides.contains(method) }
    }
}
