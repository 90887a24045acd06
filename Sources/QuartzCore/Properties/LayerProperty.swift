import CoreGraphics
import Foundation

/// One row of the property table: what a key of a layer is, how it is read and set, and what a change of it means.
///
/// The table stands in for key-value coding, which Linux lacks. It serves `value(forKey:)`, key paths, `style`,
/// defaults, implicit actions, the marks that a setter leaves, and the keys and the schema of scene files.
@MainActor
package final class LayerProperty {
    /// What values the key takes.
    package typealias Kind = PropertyKind

    /// What a change calls for, besides the commit that every change needs.
    package struct Effects: OptionSet, Sendable {
        /// One bit an effect.
        package let rawValue: UInt8

        /// Effects by their bits.
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The layer's own values are encoded anew.
        package static let properties = Effects(rawValue: 1)
        /// The layer's list of sublayers is encoded anew.
        package static let sublayers = Effects(rawValue: 2)
        /// The layer lays out again.
        package static let layout = Effects(rawValue: 4)
        /// The superlayer lays out again.
        package static let superlayerLayout = Effects(rawValue: 8)
        /// The layer displays again if it has `needsDisplayOnBoundsChange`.
        package static let bounds = Effects(rawValue: 16)
        /// The layer displays again.
        package static let display = Effects(rawValue: 32)
        /// Animations stand elsewhere: the turn that changes it ends with a commit, whatever else happens.
        package static let time = Effects(rawValue: 64)
        /// Nothing on the screen changes.
        package static let none: Effects = []
    }

    /// What a row says of a property beside its key and its value.
    struct Traits {
        /// True when a change looks for an action.
        var isAnimatable: Bool
        /// What a change calls for.
        var effects: Effects
        /// How much of the layer's node follows the property while animations change it.
        var reach = ChangeReach.picture
        /// True for what has no meaning without a plane.
        var needsPlane = false
        /// True for what Apple's layers do not have.
        var isOurs = false

        /// Of what animations change.
        static func animated(_ reach: ChangeReach = .picture, effects: Effects = .properties) -> Traits {
            Traits(isAnimatable: true, effects: effects, reach: reach)
        }

        /// Of what is another value at once.
        static func still(_ effects: Effects = .properties) -> Traits { Traits(isAnimatable: false, effects: effects) }

        /// Traits like this, of what transform layers ignore.
        var onPlane: Traits {
            var traits = self
            traits.needsPlane = true
            return traits
        }

        /// Traits like this, of what another module needs and nobody names.
        var ours: Traits {
            var traits = self
            traits.isOurs = true
            return traits
        }
    }

    /// The key as `value(forKey:)` takes it.
    package let key: String
    /// What values the key takes.
    package let kind: Kind
    /// True when a change looks for an action.
    package let isAnimatable: Bool
    /// What a change calls for.
    package let effects: Effects
    /// What `defaultValue(forKey:)` says: nil for some, though they have an initial value (recorded on macOS).
    package let defaultValue: Any?
    /// False for keys that are computed from others or hold no style, such as `frame` and `delegate`.
    package let isStyled: Bool
    /// True for what has no meaning without a plane: transform layers ignore it.
    let needsPlane: Bool
    /// True for what Apple's layers do not have: no key path that is told has it.
    let isOurs: Bool
    let bit: Int
    /// How animations see the property; nil where they show nothing of it.
    let slot: StateSlot?
    let read: (CALayer) -> Any?
    /// Sets the value, nil the initial one; false when the value is of another kind.
    let write: (CALayer, Any?) -> Bool
    /// Leaves in a state what setting nil leaves in a layer.
    let clear: (inout LayerState) -> Void

    private static var bitCount = 0

    init(
        _ key: String, kind: Kind, _ traits: Traits, place: StatePlace? = nil, defaultValue: Any?,
        isStyled: Bool = true, read: @escaping (CALayer) -> Any?, write: @escaping (CALayer, Any?) -> Bool,
        clear: @escaping (inout LayerState) -> Void = { _ in }
    ) {
        self.key = key
        self.kind = kind
        isAnimatable = traits.isAnimatable
        effects = traits.effects
        needsPlane = traits.needsPlane
        isOurs = traits.isOurs
        slot = traits.isAnimatable ? place.map { StateSlot(key: key, reach: traits.reach, $0) } : nil
        self.defaultValue = defaultValue
        self.isStyled = isStyled
        self.read = read
        self.write = write
        self.clear = clear
        bit = Self.bitCount
        Self.bitCount += 1
        precondition(bit < PropertySet.capacity, "the property tables have more rows than a set of them holds")
    }

    /// The name of the event of a change: the key as Objective-C spells it, `hidden` for `isHidden`.
    package var event: String {
        guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else { return key }
        return first.lowercased() + key.dropFirst(3)
    }

    /// The value as `value(forKey:)` gives it.
    package func value(of layer: CALayer) -> Any? { read(layer) }

    /// Sets the value; false when it is of another kind.
    package func setValue(_ value: Any?, of layer: CALayer) -> Bool { write(layer, value) }
}

extension CALayer {
    /// The row of this class's table for a key.
    package class func property(forKey key: String) -> LayerProperty? {
        PropertyIndex.rows(of: self)[key]
    }
}

/// The rows of each class by key, made once a class.
@MainActor
private enum PropertyIndex {
    static var known: [ObjectIdentifier: [String: LayerProperty]] = [:]

    static func rows(of type: CALayer.Type) -> [String: LayerProperty] {
        if let rows = known[ObjectIdentifier(type)] { return rows }
        let properties = type.properties
        // Objective-C knows flags by two keys.
        let rows = Dictionary(
            properties.map { ($0.event, $0) } + properties.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
        known[ObjectIdentifier(type)] = rows
        return rows
    }
}
