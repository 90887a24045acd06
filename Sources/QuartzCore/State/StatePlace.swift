import CoreGraphics
import Foundation

/// How animations read and write a value of the state, by its kind.
///
/// NaN has no place in a state: a value that came out so is left out.
struct StatePlace: Sendable {
    let read: @Sendable (LayerStateBox) -> AnimatedValue
    /// Does nothing with a value of another kind.
    let write: @Sendable (inout LayerState, AnimatedValue) -> Void
    /// The value of what an app passes, an `NSValue` of it unboxed; nil for another kind.
    let value: @Sendable (Any) -> AnimatedValue?
    /// True where what was read can be written back: values that are always there, of numbers.
    let isRestorable: Bool

    init(
        isRestorable: Bool = false, read: @escaping @Sendable (LayerStateBox) -> AnimatedValue,
        write: @escaping @Sendable (inout LayerState, AnimatedValue) -> Void,
        value: @escaping @Sendable (Any) -> AnimatedValue?
    ) {
        self.read = read
        self.write = write
        self.value = value
        self.isRestorable = isRestorable
    }

    /// A value of the state.
    typealias Path<Value> = WritableKeyPath<LayerState, Value> & Sendable

    static func number(_ path: Path<CGFloat>) -> StatePlace {
        StatePlace(
            isRestorable: true, read: { .number(Double($0.value[keyPath: path])) },
            write: { if case .number(let n) = $1, !n.isNaN { $0[keyPath: path] = CGFloat(n) } },
            value: { PropertyValue.number($0).map { .number($0) } })
    }

    static func number(_ path: Path<Float>) -> StatePlace {
        StatePlace(
            isRestorable: true, read: { .number(Double($0.value[keyPath: path])) },
            write: { if case .number(let n) = $1, !n.isNaN { $0[keyPath: path] = Float(n) } },
            value: { PropertyValue.number($0).map { .number($0) } })
    }

    static func number(_ path: Path<Int>) -> StatePlace {
        StatePlace(
            read: { .number(Double($0.value[keyPath: path])) },
            write: { state, value in
                guard case .number(let number) = value, let count = Int(exactly: number.rounded(.towardZero)) else {
                    return
                }
                state[keyPath: path] = count
            }, value: { PropertyValue.number($0).map { .number($0) } })
    }

    static func flag(_ path: Path<Bool>) -> StatePlace {
        StatePlace(
            read: { .other($0.value[keyPath: path]) },
            write: { if case .other(let value) = $1, let flag = value as? Bool { $0[keyPath: path] = flag } },
            value: { PropertyValue.bool($0).map { .other($0) } })
    }

    static func point(_ path: Path<CGPoint>) -> StatePlace {
        StatePlace(
            isRestorable: true, read: { .point($0.value[keyPath: path]) },
            write: { if case .point(let p) = $1, !p.x.isNaN, !p.y.isNaN { $0[keyPath: path] = p } },
            value: { ($0 as? CGPoint).map { .point($0) } })
    }

    static func size(_ path: Path<CGSize>) -> StatePlace {
        StatePlace(
            isRestorable: true, read: { .size($0.value[keyPath: path]) },
            write: { if case .size(let s) = $1, !s.width.isNaN, !s.height.isNaN { $0[keyPath: path] = s } },
            value: { ($0 as? CGSize).map { .size($0) } })
    }

    static func rect(_ path: Path<CGRect>) -> StatePlace {
        StatePlace(
            isRestorable: true, read: { .rect($0.value[keyPath: path]) },
            write: { state, value in
                guard case .rect(let r) = value, !r.hasNaN else { return }
                state[keyPath: path] = r
            }, value: { ($0 as? CGRect).map { .rect($0) } })
    }

    /// Radii of four corners, number by number; where there are none, the layer's one radius is what they begin with.
    static let cornerRadii = StatePlace(
        read: { .list($0.value.radii.values.map { .number($0) }) },
        write: { if let radii = CornerRadii($1) { $0.details.cornerRadii = radii } },
        value: { ($0 as? CornerRadii).map { .list($0.values.map { .number($0) }) } })

    static func color(_ path: Path<CGColor?>) -> StatePlace {
        StatePlace(
            isRestorable: true, read: { .color($0.value[keyPath: path]) },
            write: { if case .color(let color) = $1 { $0[keyPath: path] = color } }, value: color)
    }

    /// Without a key path, as a colour that is written by one is counted on its way: most colours that move are this.
    static let backgroundColor = StatePlace(
        isRestorable: true, read: { .color($0.value.backgroundColor) },
        write: { if case .color(let color) = $1 { $0.backgroundColor = color } }, value: color)

    @Sendable
    private static func color(_ value: Any) -> AnimatedValue? {
        value is NSNull ? .color(nil) : (value as? CGColor).map { .color($0) }
    }

    /// Without a key path, as that reads from a copy: a turn is written into what was read, in each frame.
    static func transform(
        _ get: @escaping @Sendable (LayerStateBox) -> CATransform3D,
        _ set: @escaping @Sendable (inout LayerState, CATransform3D) -> Void
    ) -> StatePlace {
        StatePlace(
            isRestorable: true, read: { .transform(get($0)) },
            write: { state, value in
                guard case .transform(let t) = value, !t.hasNaN else { return }
                set(&state, t)
            }, value: { PropertyValue.transform($0).map { .transform($0) } })
    }

    static func path(_ path: Path<CGPath?>) -> StatePlace {
        StatePlace(
            read: { $0.value[keyPath: path].map { .path($0) } ?? .other(nil) },
            write: { if case .path(let outline) = $1 { $0[keyPath: path] = outline } },
            value: { ($0 as? CGPath).map { .path($0) } })
    }

    /// What a layer shows: images fade.
    static func contents(_ path: Path<Any?>) -> StatePlace {
        StatePlace(
            read: { .contents($0.value[keyPath: path]) },
            write: { if case .contents(let value) = $1 { $0[keyPath: path] = value } }, value: { .contents($0) })
    }

    /// What has nothing between two of it.
    static func object(_ path: Path<Any?>) -> StatePlace {
        StatePlace(
            read: { .other($0.value[keyPath: path]) },
            write: { if case .other(let value) = $1 { $0[keyPath: path] = value } }, value: { .other($0) })
    }

    static func objects(_ path: Path<[Any]?>) -> StatePlace {
        StatePlace(
            read: { .other($0.value[keyPath: path]) },
            write: { if case .other(let value) = $1 { $0[keyPath: path] = value as? [Any] } }, value: { .other($0) })
    }

    static func colors(_ path: Path<[Any]?>) -> StatePlace {
        StatePlace(
            read: { .list(($0.value[keyPath: path] ?? []).map { .color($0 as? CGColor) }) },
            write: { state, value in
                guard case .list(let values) = value else { return }
                state[keyPath: path] = values.compactMap { if case .color(let color) = $0 { color } else { nil } }
            },
            value: { ($0 as? [Any]).map { .list($0.map { .color($0 as? CGColor) }) } })
    }

    static func numbers(_ path: Path<[NSNumber]?>) -> StatePlace {
        StatePlace(
            read: { .list(($0.value[keyPath: path] ?? []).map { .number($0.doubleValue) }) },
            write: { state, value in
                guard case .list(let values) = value else { return }
                state[keyPath: path] = values.flatMap(\.numbers).map { NSNumber(value: $0) }
            },
            value: { PropertyValue.numbers($0).map { .list($0.map { .number($0.doubleValue) }) } })
    }
}

extension CGRect {
    fileprivate var hasNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }
}

extension CATransform3D {
    fileprivate var hasNaN: Bool {
        m11.isNaN || m12.isNaN || m13.isNaN || m14.isNaN || m21.isNaN || m22.isNaN || m23.isNaN || m24.isNaN
            || m31.isNaN || m32.isNaN || m33.isNaN || m34.isNaN || m41.isNaN || m42.isNaN || m43.isNaN || m44.isNaN
    }
}

extension LayerState {
    /// The radius of each corner.
    var radii: CornerRadii {
        details.cornerRadii ?? CornerRadii(Double(cornerRadius), corners: maskedCorners.rawValue)
    }
}

extension CornerRadii {
    /// What an animation shows; nil for a value of another kind. A curve that overshoots leaves no radius below 0.
    fileprivate init?(_ value: AnimatedValue) {
        guard case .list(let list) = value, list.count == 4 else { return nil }
        let numbers = list.compactMap { value -> Double? in
            if case .number(let number) = value, !number.isNaN { max(number, 0) } else { nil }
        }
        guard numbers.count == 4 else { return nil }
        self.init(minXMinY: numbers[0], maxXMinY: numbers[1], minXMaxY: numbers[2], maxXMaxY: numbers[3])
    }
}
