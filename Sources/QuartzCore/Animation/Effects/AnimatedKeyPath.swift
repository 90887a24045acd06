import CoreGraphics
import Foundation

/// The property, or the part of one, that an animation changes: a key path, resolved on a layer.
struct AnimatedKeyPath {
    /// Where the property stands in the layer's state; nil for a custom key.
    private let slot: StateSlot?
    /// A key of the layer's class that is no property: kept by `setValue(_:forKey:)`.
    private let custom: CustomKey?
    private let part: ValuePart?
    /// The layer that is changed: the animation's own, or the sublayer that the key path names.
    let isOwn: Bool
    /// True for what the layer's picture is drawn from.
    let callsForDisplay: Bool
    /// The sublayer that the key path names, as long as it lives.
    var sublayer: CALayer? { named?.layer }
    private let named: NamedLayer?

    // Objects, as copies of the key path are cheap then, and most have neither.

    private final class CustomKey {
        let key: String
        /// The value that it had stands for the type that its readers expect.
        let like: Any

        init(key: String, like: Any) {
            self.key = key
            self.like = like
        }
    }

    /// A layer that is not kept.
    private final class NamedLayer {
        weak var layer: CALayer?

        init(_ layer: CALayer) { self.layer = layer }
    }

    /// The key path on a layer; nil where there is nothing to animate.
    @MainActor
    init?(_ keyPath: String, on layer: CALayer) {
        guard let (target, path) = Self.target(of: keyPath, on: layer) else { return nil }
        isOwn = target === layer
        let type = type(of: target)
        named = target === layer ? nil : NamedLayer(target)
        if let cellPath = EmitterCellPath(path) {
            guard let slot = StateSlot.cell(cellPath, in: target.state) else { return nil }
            (self.slot, custom) = (slot, nil)
            callsForDisplay = type.callsForDisplay(slot.key)
            part = cellPath.rest.flatMap { ValuePart($0, of: slot.read(target.box)) }
            if part == nil, cellPath.rest != nil { return nil }
            return
        }
        let (first, rest) = KeyPathParts.split(path)
        let property = type.property(forKey: first)
        callsForDisplay = type.callsForDisplay(first)
        let whole: AnimatedValue
        if let slot = property?.slot {
            (self.slot, custom, whole) = (slot, nil, slot.read(target.box))
        } else if property == nil, let value = target.value(forKey: first) {
            (slot, custom, whole) = (nil, CustomKey(key: first, like: value), AnimatedValue(any: value))
        } else {
            return nil
        }
        guard let rest else {
            part = nil
            return
        }
        guard let part = ValuePart(rest, of: whole) else { return nil }
        self.part = part
    }

    /// The layer that `sublayers.name.…` leads to, as it is when the animation is added (assumed), and the rest.
    @MainActor
    private static func target(of keyPath: String, on layer: CALayer) -> (CALayer, String)? {
        var (target, path) = (layer, keyPath)
        while path.hasPrefix("sublayers.") {
            let (name, rest) = KeyPathParts.split(String(path.dropFirst("sublayers.".count)))
            guard let rest, let sublayer = target.sublayers?.first(where: { $0.name == name }) else { return nil }
            (target, path) = (sublayer, rest)
        }
        return (target, path)
    }

    /// True for a whole property of the animation's own layer, which is not drawn from.
    var isWhole: Bool { isOwn && slot != nil && part == nil && !callsForDisplay }

    /// True if `restore` undoes whatever is written by the key path.
    var isRestorable: Bool { isOwn && !callsForDisplay && slot?.isRestorable == true }

    /// Puts back what another state has where the key path writes.
    func restore(_ box: LayerStateBox, from model: LayerStateBox) {
        if let slot { slot.write(&box.value, slot.read(model)) }
    }

    /// True for the whole of a layer's position.
    var isPosition: Bool {
        slot?.key == "position" && part == nil
    }

    /// How much of the layer's node changes.
    var reach: ChangeReach { slot?.reach ?? .picture }

    /// The key whose change calls for display.
    var key: String { slot?.key ?? custom?.key ?? "" }

    /// The value of what an app passes, in the type of the property, or of the numbers that make a transform.
    func animatedValue(_ any: Any, for function: CAValueFunction?) -> AnimatedValue? {
        if function != nil {
            return PropertyValue.number(any).map { .number($0) }
                ?? PropertyValue.numbers(any).map { .list($0.map { .number($0.doubleValue) }) }
        }
        if let part { return part.value(any) }
        guard let slot else { return AnimatedValue(any: any) }
        return slot.value(any)
    }

    func value(in sample: borrowing SampledLayer) -> AnimatedValue {
        let whole = whole(in: sample)
        return part.flatMap { $0.value(of: whole) } ?? whole
    }

    func write(_ value: AnimatedValue, to sample: inout SampledLayer) {
        if let part {
            guard let whole = part.setting(value, in: whole(in: sample)) else { return }
            writeWhole(whole, to: &sample)
        } else {
            writeWhole(value, to: &sample)
        }
    }

    private func writeWhole(_ value: AnimatedValue, to sample: inout SampledLayer) {
        if let slot {
            slot.write(&sample.state, value)
        } else if let custom {
            sample.custom = sample.custom ?? [:]
            sample.custom?[custom.key] = value.boxed(like: custom.like)
        }
    }

    private func whole(in sample: borrowing SampledLayer) -> AnimatedValue {
        if let slot { return slot.read(sample.box) }
        guard let custom else { return .other(nil) }
        return AnimatedValue(any: sample.custom?[custom.key] ?? custom.like)
    }
}

extension CALayer {
    /// True for keys whose value the layer's picture is drawn from. Asked once for each animation (assumed).
    fileprivate static func callsForDisplay(_ key: String) -> Bool {
        needsDisplay(forKey: key) || property(forKey: key)?.effects.contains(.display) == true
    }
}

extension AnimatedValue {
    /// A value by its own type, for keys that no table knows.
    init(any value: Any) {
        switch value {
        case let point as CGPoint: self = .point(point)
        case let size as CGSize: self = .size(size)
        case let rect as CGRect: self = .rect(rect)
        case let transform as CATransform3D: self = .transform(transform)
        case let affine as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(affine))
        case let color as CGColor: self = .color(color)
        case let path as CGPath: self = .path(path)
        // By its type: an NSNumber of 0 or 1 can be read as a flag as well.
        case _ where type(of: value) == Bool.self: self = .other(value)
        case let list as [Any]: self = .list(list.map { AnimatedValue(any: $0) })
        default: self = PropertyValue.number(value).map { .number($0) } ?? .other(value)
        }
    }

    /// The value as an app reads it: a number of the same type as `sample`, an `NSNumber` without one.
    func boxed(like sample: Any?) -> Any? {
        switch self {
        case .number(let number):
            Self.number(number, of: sample.map { type(of: $0) })
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .color(let color): color
        case .transform(let transform):
            sample is CGAffineTransform ? CATransform3DGetAffineTransform(transform) : transform
        case .path(let path): path
        case .contents(let contents): contents
        case .list(let values): values.map { $0.boxed(like: (sample as? [Any])?.first) as Any }
        case .other(let value): value
        }
    }

    private static func number(_ number: Double, of type: Any.Type?) -> Any {
        switch type {
        case .some(let type) where type == CGFloat.self: CGFloat(number)
        case .some(let type) where type == Double.self: number
        case .some(let type) where type == Float.self: Float(number)
        case .some(let type) where type == Int.self: Int(exactly: number.rounded(.towardZero)) ?? 0
        default: NSNumber(value: number)
        }
    }
}
