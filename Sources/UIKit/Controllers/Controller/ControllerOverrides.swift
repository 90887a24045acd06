import QuartzCore

/// What a controller's class has code of its own for.
struct ControllerOverrides: OptionSet {
    let rawValue: UInt8

    static let updateViewConstraints = ControllerOverrides(rawValue: 1)
    static let updateProperties = ControllerOverrides(rawValue: 2)
    static let show = ControllerOverrides(rawValue: 4)
    static let showDetail = ControllerOverrides(rawValue: 8)

    @MainActor
    private static let slots: [(ControllerOverrides, Int)] = [
        (
            .updateViewConstraints,
            ClassMetadata.methodSlot(of: UIViewController.self, overriddenBy: UpdateViewConstraintsProbe.self)
        ),
        (
            .updateProperties,
            ClassMetadata.methodSlot(of: UIViewController.self, overriddenBy: ControllerPropertiesProbe.self)
        ),
        (.show, ClassMetadata.methodSlot(of: UIViewController.self, overriddenBy: ShowProbe.self)),
        (.showDetail, ClassMetadata.methodSlot(of: UIViewController.self, overriddenBy: ShowDetailProbe.self)),
    ]

    /// What `type`, or a class between it and `UIViewController`, overrides.
    @MainActor
    static func of(_ type: UIViewController.Type) -> ControllerOverrides {
        var result: ControllerOverrides = []
        for (override, slot) in slots where ClassMetadata.overrides(type, UIViewController.self, slot: slot) {
            result.insert(override)
        }
        return result
    }
}

private final class UpdateViewConstraintsProbe: UIViewController {
    override func updateViewConstraints() {}
}

private final class ControllerPropertiesProbe: UIViewController {
    override func updateProperties() {}
}

private final class ShowProbe: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {}
}

private final class ShowDetailProbe: UIViewController {
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
}
