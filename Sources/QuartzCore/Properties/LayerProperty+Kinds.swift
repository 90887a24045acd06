import CoreGraphics
import Foundation

// Makers of rows by kind: how the value is boxed, read back and reset.
extension LayerProperty {
    typealias Path<Layer, Value> = ReferenceWritableKeyPath<Layer, Value>

    private static func row<Layer: CALayer, Value>(
        _ key: String, _ path: Path<Layer, Value>, _ kind: Kind, _ initial: Value, cleared: Value? = nil,
        _ effects: Effects, animatable: Bool, hasDefault: Bool, box: @escaping (Value) -> Any?,
        unbox: @escaping (Any) -> Value?
    ) -> LayerProperty {
        LayerProperty(
            key, kind: kind, isAnimatable: animatable, effects: effects, defaultValue: hasDefault ? box(initial) : nil,
            read: { layer in (layer as? Layer).flatMap { box($0[keyPath: path]) } },
            write: { layer, value in
                guard let layer = layer as? Layer else { return false }
                guard let value else {
                    layer[keyPath: path] = cleared ?? initial
                    return true
                }
                guard let value = unbox(value) else { return false }
                layer[keyPath: path] = value
                return true
            })
    }

    static func number<Layer: CALayer>(
        _ key: String, _ path: Path<Layer, CGFloat>, _ initial: CGFloat = 0, animatable: Bool = true,
        effects: Effects = .properties
    ) -> LayerProperty {
        row(
            key, path, .number, initial, effects, animatable: animatable, hasDefault: true, box: PropertyValue.scalar,
            unbox: { PropertyValue.number($0).map { CGFloat($0) } })
    }

    static func number<Layer: CALayer>(
        _ key: String, _ path: Path<Layer, Float>, _ initial: Float = 0, animatable: Bool = true,
        effects: Effects = .properties
    ) -> LayerProperty {
        row(
            key, path, .number, initial, effects, animatable: animatable, hasDefault: true,
            box: { NSNumber(value: $0) }, unbox: { PropertyValue.number($0).map { Float($0) } })
    }

    static func number<Layer: CALayer>(
        _ key: String, _ path: Path<Layer, Double>, _ initial: Double, animatable: Bool = true,
        effects: Effects = .properties
    ) -> LayerProperty {
        row(
            key, path, .number, initial, effects, animatable: animatable, hasDefault: true,
            box: { NSNumber(value: $0) }, unbox: PropertyValue.number)
    }

    static func number<Layer: CALayer>(
        _ key: String, _ path: Path<Layer, Int>, _ initial: Int, animatable: Bool = true,
        effects: Effects = .properties
    ) -> LayerProperty {
        row(
            key, path, .number, initial, effects, animatable: animatable, hasDefault: true,
            box: { NSNumber(value: $0) },
            unbox: { PropertyValue.number($0).flatMap { Int(exactly: $0.rounded(.towardZero)) } })
    }

    static func number<Layer: CALayer>(
        _ key: String, _ path: Path<Layer, UInt32>, _ initial: UInt32, effects: Effects = .properties
    ) -> LayerProperty {
        row(
            key, path, .number, initial, effects, animatable: false, hasDefault: true,
            box: { NSNumber(value: $0) },
            unbox: { PropertyValue.number($0).flatMap { UInt32(exactly: $0.rounded(.towardZero)) } })
    }

    static func bool<Layer: CALayer>(
        _ key: String, _ path: Path<Layer, Bool>, _ initial: Bool = false, animatable: Bool = false,
        effects: Effects = .properties
    ) -> LayerProperty {
        row(
            key, path, .bool, initial, effects, animatable: animatable, hasDefault: true,
            box: { NSNumber(value: $0) }, unbox: PropertyValue.bool)
    }

    /// A value that is kept as it is: a point, a rectangle, a transform.
    static func value<Layer: CALayer, Value>(
        _ key: String, _ path: Path<Layer, Value>, _ kind: Kind, _ initial: Value, animatable: Bool = true,
        effects: Effects = .properties, hasDefault: Bool = true, unbox: @escaping (Any) -> Value? = { $0 as? Value }
    ) -> LayerProperty {
        row(
            key, path, kind, initial, effects, animatable: animatable, hasDefault: hasDefault, box: { $0 },
            unbox: unbox)
    }

    /// A value that may be nil.
    static func optional<Layer: CALayer, Value>(
        _ key: String, _ path: Path<Layer, Value?>, _ kind: Kind, _ initial: Value? = nil, animatable: Bool = true,
        effects: Effects = .properties, unbox: @escaping (Any) -> Value? = { $0 as? Value }
    ) -> LayerProperty {
        row(
            key, path, kind, initial, cleared: .some(nil), effects, animatable: animatable, hasDefault: true,
            box: { $0 }, unbox: { value in unbox(value).map { Optional($0) } })
    }

    static func name<Layer: CALayer, Name: RawRepresentable>(
        _ key: String, _ path: Path<Layer, Name>, _ initial: Name, _ names: [(String, Name)],
        effects: Effects = .properties
    ) -> LayerProperty where Name.RawValue == String {
        row(
            key, path, .enumeration(names.map { (name: $0.0, rawValue: $0.1.rawValue) }), initial, effects,
            animatable: false, hasDefault: true, box: { $0.rawValue }, unbox: { PropertyValue.name($0, as: Name.self) })
    }

    static func options<Layer: CALayer, Options: OptionSet>(
        _ key: String, _ path: Path<Layer, Options>, _ initial: Options, _ names: [(String, Options)],
        animatable: Bool = false
    ) -> LayerProperty where Options.RawValue: BinaryInteger {
        row(
            key, path, .optionSet(names.map { (name: $0.0, bit: Int($0.1.rawValue)) }), initial, .properties,
            animatable: animatable, hasDefault: true, box: { NSNumber(value: Int($0.rawValue)) },
            unbox: { PropertyValue.optionSet($0, as: Options.self) })
    }

    /// A key without a model value of its own: computed, or a link to another object.
    static func link<Layer: CALayer, Value>(
        _ key: String, _ path: Path<Layer, Value?>, _ kind: Kind, animatable: Bool = false, effects: Effects = .none
    ) -> LayerProperty {
        LayerProperty(
            key, kind: kind, isAnimatable: animatable, effects: effects, defaultValue: nil, isStyled: false,
            read: { layer in (layer as? Layer)?[keyPath: path] },
            write: { layer, value in
                guard let layer = layer as? Layer else { return false }
                guard let value else {
                    layer[keyPath: path] = nil
                    return true
                }
                guard let value = value as? Value else { return false }
                layer[keyPath: path] = value
                return true
            })
    }
}
