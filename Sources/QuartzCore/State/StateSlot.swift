import CoreGraphics
import Foundation

/// Where an animatable property stands in a layer's state, and how its values are told apart there.
///
/// An object, so that key paths that hold one are cheap to copy.
final class StateSlot: Sendable {
    /// The property's key.
    let key: String
    /// How much of a layer's node follows the property.
    let reach: ChangeReach
    /// From the box, as a state by itself would be a copy of all of it.
    let read: @Sendable (LayerStateBox) -> AnimatedValue
    /// Does nothing with a value of another kind.
    let write: @Sendable (inout LayerState, AnimatedValue) -> Void
    /// The value of what an app passes; nil for another kind.
    let value: @Sendable (Any) -> AnimatedValue?
    /// True where what was read can be written back: values that are always there, of numbers.
    let isRestorable: Bool

    init(
        key: String, reach: ChangeReach = .picture, isRestorable: Bool = false,
        read: @escaping @Sendable (LayerStateBox) -> AnimatedValue,
        write: @escaping @Sendable (inout LayerState, AnimatedValue) -> Void,
        value: @escaping @Sendable (Any) -> AnimatedValue?
    ) {
        self.key = key
        self.reach = reach
        self.read = read
        self.write = write
        self.isRestorable = isRestorable
        self.value = { value(PropertyValue.unboxed($0)) }
    }

    private typealias Path<Value> = WritableKeyPath<LayerState, Value> & Sendable

    /// The slot of a key in the state of a layer; nil for what is not animated there.
    static func slot(_ key: String) -> StateSlot? { slots[key] }

    private static let slots = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })

    private static let all: [StateSlot] =
        placement.map { $0.reaching(.placement) } + box.map { $0.reaching(.box) }
        + geometry + shadow + contents + shape + gradient + text + replicator + emitter

    private func reaching(_ reach: ChangeReach) -> StateSlot {
        StateSlot(key: key, reach: reach, isRestorable: isRestorable, read: read, write: write, value: value)
    }

    private static let placement: [StateSlot] = [
        point("position", \.geometry.position), number("zPosition", \.geometry.zPosition),
        point("anchorPoint", \.geometry.anchorPoint),
        number("anchorPointZ", \.geometry.anchorPointZ),
        transform("transform", { $0.value.transform }, { $0.transform = $1 }),
        number("opacity", \.opacity),
        flag("isHidden", \.isHidden),
    ]

    private static let geometry: [StateSlot] = [
        rect("bounds", \.geometry.bounds),
        transform("sublayerTransform", { $0.value.details.sublayerTransform }, { $0.details.sublayerTransform = $1 }),
        flag("isDoubleSided", \.isDoubleSided), flag("masksToBounds", \.masksToBounds),
        flag("shouldRasterize", \.shouldRasterize), number("rasterizationScale", \.rasterizationScale),
    ]

    private static let box: [StateSlot] = [
        backgroundColor, number("cornerRadius", \.cornerRadius),
        number("borderWidth", \.borderWidth), color("borderColor", \.details.borderColor),
    ]

    /// Without a key path: a colour that is written by one is counted on its way.
    private static let backgroundColor = StateSlot(
        key: "backgroundColor", isRestorable: true, read: { .color($0.value.backgroundColor) },
        write: { if case .color(let color) = $1 { $0.backgroundColor = color } }, value: color)

    private static let shadow: [StateSlot] = [
        color("shadowColor", \.details.shadowColor), number("shadowOpacity", \.shadowOpacity),
        size("shadowOffset", \.shadowOffset), number("shadowRadius", \.shadowRadius),
        path("shadowPath", \.details.shadowPath),
    ]

    private static let contents: [StateSlot] = [
        StateSlot(
            key: "contents", read: { .contents($0.value.details.contents) },
            write: { if case .contents(let value) = $1 { $0.details.contents = value } }, value: { .contents($0) }),
        rect("contentsRect", \.details.contentsRect), rect("contentsCenter", \.details.contentsCenter),
        number("contentsScale", \.contentsScale), number("minificationFilterBias", \.minificationFilterBias),
        StateSlot(
            key: "filters", read: { .other($0.value.details.filters) },
            write: { if case .other(let value) = $1 { $0.details.filters = value as? [Any] } }, value: { .other($0) }),
        StateSlot(
            key: "compositingFilter", read: { .other($0.value.details.compositingFilter) },
            write: { if case .other(let value) = $1 { $0.details.compositingFilter = value } }, value: { .other($0) }),
    ]

    private static let shape: [StateSlot] = [
        path("path", \.shape.path), color("fillColor", \.shape.fillColor), color("strokeColor", \.shape.strokeColor),
        number("strokeStart", \.shape.strokeStart), number("strokeEnd", \.shape.strokeEnd),
        number("lineWidth", \.shape.lineWidth), number("miterLimit", \.shape.miterLimit),
        number("lineDashPhase", \.shape.lineDashPhase),
    ]

    private static let gradient: [StateSlot] = [
        StateSlot(
            key: "colors",
            read: { .list(($0.value.gradient.colors ?? []).map { .color($0 as? CGColor) }) },
            write: { state, value in
                guard case .list(let values) = value else { return }
                state.gradient.colors = values.compactMap { if case .color(let color) = $0 { color } else { nil } }
            },
            value: { ($0 as? [Any]).map { .list($0.map { .color($0 as? CGColor) }) } }),
        StateSlot(
            key: "locations",
            read: { .list(($0.value.gradient.locations ?? []).map { .number($0.doubleValue) }) },
            write: { state, value in
                guard case .list(let values) = value else { return }
                state.gradient.locations = values.flatMap(\.numbers).map { NSNumber(value: $0) }
            },
            value: { PropertyValue.numbers($0).map { .list($0.map { .number($0.doubleValue) }) } }),
        point("startPoint", \.gradient.startPoint), point("endPoint", \.gradient.endPoint),
    ]

    private static let text: [StateSlot] = [
        number("fontSize", \.text.fontSize), color("foregroundColor", \.text.foregroundColor),
    ]

    private static let replicator: [StateSlot] = [
        StateSlot(
            key: "instanceCount", read: { .number(Double($0.value.replicator.instanceCount)) },
            write: { state, value in
                guard case .number(let number) = value, let count = Int(exactly: number.rounded(.towardZero)) else {
                    return
                }
                state.replicator.instanceCount = count
            }, value: { PropertyValue.number($0).map { .number($0) } }),
        transform(
            "instanceTransform", { $0.value.replicator.instanceTransform }, { $0.replicator.instanceTransform = $1 }),
        color("instanceColor", \.replicator.instanceColor),
        number("instanceRedOffset", \.replicator.instanceRedOffset),
        number("instanceGreenOffset", \.replicator.instanceGreenOffset),
        number("instanceBlueOffset", \.replicator.instanceBlueOffset),
        number("instanceAlphaOffset", \.replicator.instanceAlphaOffset),
    ]
}

// Emitters, and their cells.
extension StateSlot {
    private static let emitter: [StateSlot] = [
        number("birthRate", \.emitter.birthRate), number("lifetime", \.emitter.lifetime),
        point("emitterPosition", \.emitter.emitterPosition), number("emitterZPosition", \.emitter.emitterZPosition),
        size("emitterSize", \.emitter.emitterSize), number("emitterDepth", \.emitter.emitterDepth),
        number("velocity", \.emitter.velocity), number("scale", \.emitter.scale), number("spin", \.emitter.spin),
    ]

    /// The slot of a cell's property, where the cell is when the animation is added; nil for none.
    static func cell(_ path: EmitterCellPath, in state: LayerState) -> StateSlot? {
        guard let place = path.place(in: state.emitter.cells), let animated = path.property.animated else { return nil }
        return StateSlot(
            key: "emitterCells",
            read: { $0.value.emitter.cells[place].map { animated.read($0) } ?? .other(nil) },
            write: { state, value in
                guard var cell = state.emitter.cells[place] else { return }
                animated.write(&cell, value)
                state.emitter.cells[place] = cell
            }, value: animated.value)
    }
}

// Makers by kind. NaN has no place in a state: a value that came out so is left out.
extension StateSlot {
    private static func number(_ key: String, _ path: Path<CGFloat>) -> StateSlot {
        StateSlot(
            key: key, isRestorable: true, read: { .number(Double($0.value[keyPath: path])) },
            write: { if case .number(let n) = $1, !n.isNaN { $0[keyPath: path] = CGFloat(n) } },
            value: { PropertyValue.number($0).map { .number($0) } })
    }

    private static func number(_ key: String, _ path: Path<Float>) -> StateSlot {
        StateSlot(
            key: key, isRestorable: true, read: { .number(Double($0.value[keyPath: path])) },
            write: { if case .number(let n) = $1, !n.isNaN { $0[keyPath: path] = Float(n) } },
            value: { PropertyValue.number($0).map { .number($0) } })
    }

    private static func flag(_ key: String, _ path: Path<Bool>) -> StateSlot {
        StateSlot(
            key: key, read: { .other($0.value[keyPath: path]) },
            write: { if case .other(let value) = $1, let flag = value as? Bool { $0[keyPath: path] = flag } },
            value: { PropertyValue.bool($0).map { .other($0) } })
    }

    private static func point(_ key: String, _ path: Path<CGPoint>) -> StateSlot {
        StateSlot(
            key: key, isRestorable: true, read: { .point($0.value[keyPath: path]) },
            write: { if case .point(let p) = $1, !p.x.isNaN, !p.y.isNaN { $0[keyPath: path] = p } },
            value: { ($0 as? CGPoint).map { .point($0) } })
    }

    private static func size(_ key: String, _ path: Path<CGSize>) -> StateSlot {
        StateSlot(
            key: key, isRestorable: true, read: { .size($0.value[keyPath: path]) },
            write: { if case .size(let s) = $1, !s.width.isNaN, !s.height.isNaN { $0[keyPath: path] = s } },
            value: { ($0 as? CGSize).map { .size($0) } })
    }

    private static func rect(_ key: String, _ path: Path<CGRect>) -> StateSlot {
        StateSlot(
            key: key, isRestorable: true, read: { .rect($0.value[keyPath: path]) },
            write: { state, value in
                guard case .rect(let r) = value, !r.hasNaN else { return }
                state[keyPath: path] = r
            }, value: { ($0 as? CGRect).map { .rect($0) } })
    }

    private static func color(_ key: String, _ path: Path<CGColor?>) -> StateSlot {
        StateSlot(
            key: key, isRestorable: true, read: { .color($0.value[keyPath: path]) },
            write: { if case .color(let color) = $1 { $0[keyPath: path] = color } }, value: color)
    }

    @Sendable
    private static func color(_ value: Any) -> AnimatedValue? {
        value is NSNull ? .color(nil) : (value as? CGColor).map { .color($0) }
    }

    /// Without a key path, as that reads from a copy: a turn is written into what was read, in each frame.
    private static func transform(
        _ key: String, _ get: @escaping @Sendable (LayerStateBox) -> CATransform3D,
        _ set: @escaping @Sendable (inout LayerState, CATransform3D) -> Void
    ) -> StateSlot {
        StateSlot(
            key: key, isRestorable: true, read: { .transform(get($0)) },
            write: { state, value in
                guard case .transform(let t) = value, !t.hasNaN else { return }
                set(&state, t)
            }, value: { PropertyValue.transform($0).map { .transform($0) } })
    }

    private static func path(_ key: String, _ path: Path<CGPath?>) -> StateSlot {
        StateSlot(
            key: key, read: { $0.value[keyPath: path].map { .path($0) } ?? .other(nil) },
            write: { if case .path(let outline) = $1 { $0[keyPath: path] = outline } },
            value: { ($0 as? CGPath).map { .path($0) } })
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
