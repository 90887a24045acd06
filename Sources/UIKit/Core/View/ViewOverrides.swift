import Foundation

/// Which steps of the update cycle a view's class has code of its own for.
///
/// Read from the class's method table, so that plain views need no backing store and no calls.
struct ViewOverrides: OptionSet {
    let rawValue: UInt8

    static let draw = ViewOverrides(rawValue: 1)
    static let updateConstraints = ViewOverrides(rawValue: 2)
    static let updateProperties = ViewOverrides(rawValue: 4)

    @MainActor
    private static let slots: [(ViewOverrides, Int)] = [
        (.draw, ClassMetadata.methodSlot(of: UIView.self, overriddenBy: DrawProbe.self)),
        (.updateConstraints, ClassMetadata.methodSlot(of: UIView.self, overriddenBy: UpdateConstraintsProbe.self)),
        (.updateProperties, ClassMetadata.methodSlot(of: UIView.self, overriddenBy: UpdatePropertiesProbe.self)),
    ]

    /// What `type`, or a class between it and `UIView`, overrides.
    @MainActor
    static func of(_ type: UIView.Type) -> ViewOverrides {
        if type == UIView.self { return [] }
        var result: ViewOverrides = []
        for (override, slot) in slots where ClassMetadata.overrides(type, UIView.self, slot: slot) {
            result.insert(override)
        }
        return result
    }
}

extension UIView {
    /// True when the view's class draws with code of its own.
    package var overridesDrawing: Bool { overrides.contains(.draw) }
}

private final class DrawProbe: UIView {
    override func draw(_ rect: CGRect) {}
}

private final class UpdateConstraintsProbe: UIView {
    override func updateConstraints() {}
}

private final class UpdatePropertiesProbe: UIView {
    override func updateProperties() {}
}
