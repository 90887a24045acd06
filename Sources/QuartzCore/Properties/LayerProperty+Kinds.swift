import CoreGraphics
import Foundation

// Makers of rows by kind: how the value is boxed, read back and cleared, and how animations see it.
extension LayerProperty {
    typealias Path<Layer, Value> = ReferenceWritableKeyPath<Layer, Value>
    /// Where the value stands in a layer's state: for what animations change, and for what needs a plane.
    typealias Place<Value> = StatePlace.Path<Value>

    private static func row<Layer: CALayer, Value>(
        _ key: String, _ path: Path<Layer, Value>, _ kind: Kind, in place: Place<Value>?, seen: StatePlace?,
        _ initial: Value, cleared: Value? = nil, _ traits: Traits, hasDefault: Bool = true,
        box: @escaping (Value) -> Any?, unbox: @escaping (Any) -> Value?
    ) -> LayerProperty {
        let left = cleared ?? initial
        return LayerProperty(
            key, kind: kind, traits, place: seen, defaultValue: hasDefault ? box(initial) : nil,
            read: { layer in (layer as? Layer).flatMap { box($0[keyPath: path]) } },
            write: { layer, value in
                guard let layer = layer as? Layer else { return false }
                guard let value else {
                    layer[keyPath: path] = left
                    return true
                }
                guard let value = unbox(value) else { return false }
                layer[keyPath: path] = value
                return true
            }, clear: { if let place { $0[keyPath: place] = left } })
    }

    static func number<Layer: CALayer, Number: AnimatedNumber>(
        _ key: String, _ path: Path<Layer, Number>, in place: Place<Number>, initial: Number = 0,
        _ traits: Traits = .animated()
    ) -> LayerProperty {
        row(
            key, path, .number, in: place, seen: Number.seen(at: place), initial, traits, box: { $0.boxed },
            unbox: { Number.unboxed($0) })
    }

    /// A number of which animations show nothing.
    static func number<Layer: CALayer, Number: PropertyNumber>(
        _ key: String, _ path: Path<Layer, Number>, initial: Number = 0, _ traits: Traits
    ) -> LayerProperty {
        row(key, path, .number, in: nil, seen: nil, initial, traits, box: { $0.boxed }, unbox: { Number.unboxed($0) })
    }

    static func bool<Layer: CALayer>(
        _ key: String, _ path: Path<Layer, Bool>, in place: Place<Bool>, initial: Bool = false, _ traits: Traits
    ) -> LayerProperty {
        row(
            key, path, .bool, in: place, seen: .flag(place), initial, traits, box: { NSNumber(value: $0) },
            unbox: PropertyValue.bool)
    }

    /// A flag of which animations show nothing.
    static func bool<Layer: CALayer>(
        _ key: String, _ path: Path<Layer, Bool>, initial: Bool = false, _ traits: Traits = .still()
    ) -> LayerProperty {
        row(
            key, path, .bool, in: nil, seen: nil, initial, traits, box: { NSNumber(value: $0) },
            unbox: PropertyValue.bool)
    }

    static func point<Layer: CALayer>(
        _ key: String, _ path: Path<Layer, CGPoint>, in place: Place<CGPoint>, initial: CGPoint = .zero,
        _ traits: Traits = .animated(), hasDefault: Bool = true
    ) -> LayerProperty {
        row(
            key, path, .point, in: place, seen: .point(place), initial, traits, hasDefault: hasDefault,
            box: { $0 }, unbox: { $0 as? CGPoint })
    }

    static func size<Layer: CALayer>(
        _ key: String, _ path: Path<Layer, CGSize>, in place: Place<CGSize>, initial: CGSize = .zero,
        _ traits: Traits = .animated()
    ) -> LayerProperty {
        row(
            key, path, .size, in: place, seen: .size(place), initial, traits, box: { $0 },
            unbox: { $0 as? CGSize })
    }

    static func rect<Layer: CALayer>(
        _ key: String, _ path: Path<Layer, CGRect>, in place: Place<CGRect>, initial: CGRect,
        _ traits: Traits = .animated(), hasDefault: Bool = true
    ) -> LayerProperty {
        row(
            key, path, .rect, in: place, seen: .rect(place), initial, traits, hasDefault: hasDefault,
            box: { $0 }, unbox: { $0 as? CGRect })
    }

    /// A transform, the identity at first.
    static func matrix<Layer: CALayer>(
        _ key: String, _ path: Path<Layer, CATransform3D>, seen: StatePlace, _ traits: Traits = .animated()
    ) -> LayerProperty {
        row(
            key, path, .transform, in: nil, seen: seen, CATransform3DIdentity, traits, box: { $0 },
            unbox: PropertyValue.transform)
    }

    /// A colour or none; nil leaves none, whatever the initial one is.
    static func color<Layer: CALayer>(
        _ key: String, _ path: Path<Layer, CGColor?>, in place: Place<CGColor?>, seen: StatePlace? = nil,
        initial: CGColor? = nil, _ traits: Traits = .animated()
    ) -> LayerProperty {
        row(
            key, path, .color, in: place, seen: seen ?? .color(place), initial, cleared: .some(nil), traits,
            box: { $0 }, unbox: { PropertyValue.color($0).map { .some($0) } })
    }

    static func outline<Layer: CALayer>(
        _ key: String, _ path: Path<Layer, CGPath?>, in place: Place<CGPath?>, _ traits: Traits = .animated()
    ) -> LayerProperty {
        optional(key, path, .path, in: place, seen: .path(place), traits)
    }

    /// A value that may be nil, and is so at first.
    static func optional<Layer: CALayer, Value>(
        _ key: String, _ path: Path<Layer, Value?>, _ kind: Kind, in place: Place<Value?>, seen: StatePlace,
        _ traits: Traits = .animated(), unbox: @escaping (Any) -> Value? = { $0 as? Value }
    ) -> LayerProperty {
        row(
            key, path, kind, in: place, seen: seen, nil, cleared: .some(nil), traits, box: { $0 },
            unbox: { value in unbox(value).map { .some($0) } })
    }

    /// A value that may be nil and is so at first, of which animations show nothing.
    static func optional<Layer: CALayer, Value>(
        _ key: String, _ path: Path<Layer, Value?>, _ kind: Kind, _ traits: Traits,
        unbox: @escaping (Any) -> Value? = { $0 as? Value }
    ) -> LayerProperty {
        row(
            key, path, kind, in: nil, seen: nil, nil, cleared: .some(nil), traits, box: { $0 },
            unbox: { value in unbox(value).map { .some($0) } })
    }

    static func name<Layer: CALayer, Name: RawRepresentable>(
        _ key: String, _ path: Path<Layer, Name>, _ initial: Name, _ names: [(String, Name)],
        _ traits: Traits = .still()
    ) -> LayerProperty where Name.RawValue == String {
        row(
            key, path, .enumeration(names.map { (name: $0.0, rawValue: $0.1.rawValue) }), in: nil, seen: nil, initial,
            traits, box: { $0.rawValue }, unbox: { PropertyValue.name($0, as: Name.self) })
    }

    static func options<Layer: CALayer, Options: OptionSet>(
        _ key: String, _ path: Path<Layer, Options>, _ initial: Options, _ names: [(String, Options)],
        _ traits: Traits = .still()
    ) -> LayerProperty where Options.RawValue: BinaryInteger {
        row(
            key, path, .optionSet(names.map { (name: $0.0, bit: Int($0.1.rawValue)) }), in: nil, seen: nil, initial,
            traits, box: { NSNumber(value: Int($0.rawValue)) },
            unbox: { PropertyValue.optionSet($0, as: Options.self) })
    }

    /// A key without a model value of its own: computed, or a link to another object.
    static func link<Layer: CALayer, Value>(
        _ key: String, _ path: Path<Layer, Value?>, _ kind: Kind, _ traits: Traits = .still(.none)
    ) -> LayerProperty {
        LayerProperty(
            key, kind: kind, traits, defaultValue: nil, isStyled: false,
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
