import Foundation

/// Which steps of the update cycle a view's class has code of its own for.
///
/// Read from the class's method table, so that plain views need no backing store and no calls.
struct ViewOverrides: OptionSet {
    let rawValue: UInt8

    static let draw = ViewOverrides(rawValue: 1)
    static let updateConstraints = ViewOverrides(rawValue: 2)
    static let updateProperties = ViewOverrides(rawValue: 4)
    /// Of a class that is none of UIKit's: such a layout may read what others change.
    static let layoutSubviews = ViewOverrides(rawValue: 8)

    @MainActor
    private static let slots: [(ViewOverrides, Int)] = [
        (.draw, ClassMetadata.methodSlot(of: UIView.self, overriddenBy: DrawProbe.self)),
        (.updateConstraints, ClassMetadata.methodSlot(of: UIView.self, overriddenBy: UpdateConstraintsProbe.self)),
        (.updateProperties, ClassMetadata.methodSlot(of: UIView.self, overriddenBy: UpdatePropertiesProbe.self)),
    ]

    @MainActor
    private static let layoutSlot = ClassMetadata.methodSlot(of: UIView.self, overriddenBy: LayoutProbe.self)

    /// Whether `type` draws with other code than a class that it inherits from.
    @MainActor
    static func draws(_ type: UIView.Type, otherThan base: AnyClass) -> Bool {
        slots.contains { $0.0 == .draw && ClassMetadata.overrides(type, base, slot: $0.1) }
    }

    /// The nearest class of UIKit's own that a class inherits from.
    @MainActor
    static func foreignBase(of type: UIView.Type) -> AnyClass {
        if let known = foreignBases[ObjectIdentifier(type)] { return known }
        var base: AnyClass = type
        while !String(reflecting: base).hasPrefix("UIKit."), let next = _getSuperclass(base) { base = next }
        foreignBases[ObjectIdentifier(type)] = base
        return base
    }

    @MainActor
    private static var foreignBases: [ObjectIdentifier: AnyClass] = [:]

    /// What `type`, or a class between it and `UIView`, overrides.
    @MainActor
    static func of(_ type: UIView.Type) -> ViewOverrides {
        if type == UIView.self { return [] }
        var result: ViewOverrides = []
        for (override, slot) in slots where ClassMetadata.overrides(type, UIView.self, slot: slot) {
            result.insert(override)
        }
        if ClassMetadata.overrides(type, foreignBase(of: type), slot: layoutSlot) { result.insert(.layoutSubviews) }
        return result
    }
}

extension UIView {
    /// True when the view's class draws with code of its own.
    package var overridesDrawing: Bool { overrides.contains(.draw) }

    /// True when a class that is none of UIKit's draws with code of its own: a label's drawing is nobody's choice.
    package var drawsWithForeignCode: Bool {
        overridesDrawing
            && ViewOverrides.draws(type(of: self), otherThan: ViewOverrides.foreignBase(of: type(of: self)))
    }
}

private final class DrawProbe: UIView {
    override func draw(_ rect: CGRect) {}
}

private final class UpdateConstraintsProbe: UIView {
    override func updateConstraints() {}
}

private final class LayoutProbe: UIView {
    override func layoutSubviews() {}
}

private final class UpdatePropertiesProbe: UIView {
    override func updateProperties() {}
}
