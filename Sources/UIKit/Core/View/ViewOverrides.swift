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

    /// Whether `type` draws with other code than a class that it inherits from.
    @MainActor
    static func draws(_ type: UIView.Type, otherThan base: AnyClass) -> Bool {
        slots.contains { $0.0 == .draw && ClassMetadata.overrides(type, base, slot: $0.1) }
    }

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

    /// True when a class that is none of UIKit's draws with code of its own: a label's drawing is nobody's choice.
    package var drawsWithForeignCode: Bool {
        guard overridesDrawing else { return false }
        var base: AnyClass = type(of: self)
        while !String(reflecting: base).hasPrefix("UIKit."), let next = _getSuperclass(base) { base = next }
        return ViewOverrides.draws(type(of: self), otherThan: base)
    }
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
