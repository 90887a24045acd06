import CoreGraphics
import Foundation

/// One row of the table of cells: what a key of `CAEmitterCell` is, how it is read and set, and how it is animated.
package struct EmitterCellProperty: Sendable {
    /// The key as `value(forKey:)` takes it.
    package let key: String
    /// What values the key takes.
    package let kind: PropertyKind
    /// True for an angle, or turns a second, in radians.
    package var isAngle = false
    let read: @Sendable (EmitterCellState) -> Any?
    /// Sets the value, nil the initial one; false when the value is of another kind.
    let write: @Sendable (inout EmitterCellState, Any?) -> Bool
    /// How animations see it; nil where they do not.
    var animated: Animated?

    struct Animated: Sendable {
        let read: @Sendable (EmitterCellState) -> AnimatedValue
        let write: @Sendable (inout EmitterCellState, AnimatedValue) -> Void
        let value: @Sendable (Any) -> AnimatedValue?
    }

    /// True for what animations change.
    package var isAnimatable: Bool { animated != nil }

    private typealias Path<Value> = WritableKeyPath<EmitterCellState, Value> & Sendable

    /// The rows, in the order of Apple's header; those of timing come last.
    package static let all: [EmitterCellProperty] =
        [
            EmitterCellProperty(
                key: "name", kind: .string, read: { $0.name },
                write: { state, value in
                    guard value == nil || value is String else { return false }
                    state.name = value as? String
                    return true
                }),
            flag("isEnabled", \.isEnabled, true), number("birthRate", \.birthRate), number("lifetime", \.lifetime),
            number("lifetimeRange", \.lifetimeRange), angle("emissionLatitude", \.emissionLatitude),
            angle("emissionLongitude", \.emissionLongitude), angle("emissionRange", \.emissionRange),
            number("velocity", \.velocity), number("velocityRange", \.velocityRange),
            number("xAcceleration", \.xAcceleration), number("yAcceleration", \.yAcceleration),
            number("zAcceleration", \.zAcceleration), number("scale", \.scale, 1), number("scaleRange", \.scaleRange),
            number("scaleSpeed", \.scaleSpeed), angle("spin", \.spin), angle("spinRange", \.spinRange), color,
            number("redRange", \.redRange), number("greenRange", \.greenRange), number("blueRange", \.blueRange),
            number("alphaRange", \.alphaRange), number("redSpeed", \.redSpeed), number("greenSpeed", \.greenSpeed),
            number("blueSpeed", \.blueSpeed), number("alphaSpeed", \.alphaSpeed), contents, contentsRect,
            number("contentsScale", \.contentsScale, 1), filter("minificationFilter", \.minificationFilter),
            filter("magnificationFilter", \.magnificationFilter),
            number("minificationFilterBias", \.minificationFilterBias),
        ] + timing

    private static let timing = [
        time("beginTime", \.timing.beginTime), time("duration", \.timing.duration),
        time("speed", \.timing.speed, 1), time("timeOffset", \.timing.timeOffset),
        time("repeatCount", \.timing.repeatCount), time("repeatDuration", \.timing.repeatDuration),
        still(flag("autoreverses", \.timing.autoreverses, false)),
        EmitterCellProperty(
            key: "fillMode", kind: .enumeration(CAMediaTimingFillMode.named.map { ($0.0, $0.1.rawValue) }),
            read: { $0.timing.fillMode.name.rawValue },
            write: { state, value in
                guard let name = PropertyValue.name(value ?? "removed", as: CAMediaTimingFillMode.self) else {
                    return false
                }
                state.timing.fillMode = MediaTiming.FillMode(name)
                return true
            }),
    ]

    /// The row of a key; Objective-C's `enabled` is `isEnabled`.
    package static func row(_ key: String) -> EmitterCellProperty? { rows[key == "enabled" ? "isEnabled" : key] }

    private static let rows = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })

    // MARK: Rows by kind

    private static func number(_ key: String, _ path: Path<CGFloat>, _ initial: CGFloat = 0) -> EmitterCellProperty {
        row(
            key, read: { Double($0[keyPath: path]) }, write: { $0[keyPath: path] = CGFloat($1) },
            initial: Double(initial))
    }

    private static func number(_ key: String, _ path: Path<Float>) -> EmitterCellProperty {
        row(key, read: { Double($0[keyPath: path]) }, write: { $0[keyPath: path] = Float($1) }, initial: 0)
    }

    private static func angle(_ key: String, _ path: Path<CGFloat>) -> EmitterCellProperty {
        var row = number(key, path)
        row.isAngle = true
        return row
    }

    private static func time(_ key: String, _ path: Path<Double>, _ initial: Double = 0) -> EmitterCellProperty {
        still(row(key, read: { $0[keyPath: path] }, write: { $0[keyPath: path] = $1 }, initial: initial))
    }

    private static func row(
        _ key: String, read: @escaping @Sendable (EmitterCellState) -> Double,
        write: @escaping @Sendable (inout EmitterCellState, Double) -> Void, initial: Double
    ) -> EmitterCellProperty {
        EmitterCellProperty(
            key: key, kind: .number, read: { NSNumber(value: read($0)) },
            write: { state, value in
                guard let number = value.map(PropertyValue.number) ?? initial else { return false }
                write(&state, number)
                return true
            },
            animated: Animated(
                read: { .number(read($0)) }, write: { if case .number(let n) = $1, !n.isNaN { write(&$0, n) } },
                value: { PropertyValue.number($0).map { .number($0) } }))
    }

    private static func still(_ row: EmitterCellProperty) -> EmitterCellProperty {
        var row = row
        row.animated = nil
        return row
    }

    private static func flag(_ key: String, _ path: Path<Bool>, _ initial: Bool) -> EmitterCellProperty {
        EmitterCellProperty(
            key: key, kind: .bool, read: { NSNumber(value: $0[keyPath: path]) },
            write: { state, value in
                guard let flag = value.map(PropertyValue.bool) ?? initial else { return false }
                state[keyPath: path] = flag
                return true
            },
            animated: Animated(
                read: { .other($0[keyPath: path]) },
                write: { if case .other(let value) = $1, let flag = value as? Bool { $0[keyPath: path] = flag } },
                value: { PropertyValue.bool($0).map { .other($0) } }))
    }

    private static func filter(_ key: String, _ path: Path<CALayerContentsFilter>) -> EmitterCellProperty {
        EmitterCellProperty(
            key: key, kind: .enumeration(CALayerContentsFilter.named.map { ($0.0, $0.1.rawValue) }),
            read: { $0[keyPath: path].rawValue },
            write: { state, value in
                guard let name = PropertyValue.name(value ?? "linear", as: CALayerContentsFilter.self) else {
                    return false
                }
                state[keyPath: path] = name
                return true
            })
    }

    private static let color = EmitterCellProperty(
        key: "color", kind: .color, read: { $0.color },
        write: { state, value in
            guard value == nil || value is CGColor else { return false }
            state.color = value as? CGColor
            return true
        },
        animated: Animated(
            read: { .color($0.color) }, write: { if case .color(let color) = $1 { $0.color = color } },
            value: { $0 is NSNull ? .color(nil) : ($0 as? CGColor).map { .color($0) } }))

    private static let contents = EmitterCellProperty(
        key: "contents", kind: .image, read: { $0.contents },
        write: { state, value in
            state.contents = value
            return true
        },
        animated: Animated(
            read: { .contents($0.contents) }, write: { if case .contents(let value) = $1 { $0.contents = value } },
            value: { .contents($0) }))

    private static let contentsRect = EmitterCellProperty(
        key: "contentsRect", kind: .rect, read: { $0.contentsRect },
        write: { state, value in
            guard let rect = value.map({ $0 as? CGRect }) ?? CGRect(x: 0, y: 0, width: 1, height: 1) else {
                return false
            }
            state.contentsRect = rect
            return true
        },
        animated: Animated(
            read: { .rect($0.contentsRect) }, write: { if case .rect(let rect) = $1 { $0.contentsRect = rect } },
            value: { ($0 as? CGRect).map { .rect($0) } }))
}
