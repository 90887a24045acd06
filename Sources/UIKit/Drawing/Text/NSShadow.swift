import Foundation
import Synchronization
import Typesetting

/// A shadow under text.
///
/// Sendable: its state is behind a lock.
///
/// No `NSObject` here: Foundation on Linux ends the program when two attributed runs hold different objects of such a
/// class.
open class NSShadow: NSCopying, Hashable, @unchecked Sendable {
    private struct Values {
        var offset = CGSize.zero
        var blurRadius: CGFloat = 0
        var color: UIColor? = UIColor(white: 0, alpha: 1.0 / 3)
    }

    private let storage = Mutex(Values())

    /// A shadow of the defaults.
    public init() {}

    /// Points to the right and down. Default zero.
    open var shadowOffset: CGSize {
        get { storage.withLock { $0.offset } }
        set { storage.withLock { $0.offset = newValue } }
    }

    /// Points; 0, the default, is sharp.
    open var shadowBlurRadius: CGFloat {
        get { storage.withLock { $0.blurRadius } }
        set { storage.withLock { $0.blurRadius = newValue } }
    }

    /// A `UIColor`; nil draws none. Default black at a third.
    open var shadowColor: Any? {
        get { storage.withLock { $0.color } }
        set { storage.withLock { values in values.color = newValue as? UIColor } }
    }

    /// A shadow of the same values.
    @discardableResult
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// True for shadows of the same values.
    open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other === self
            || (other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
                && other.shadowColor as? UIColor == shadowColor as? UIColor)
    }

    /// True when `isEqual(_:)` is.
    public static func == (left: NSShadow, right: NSShadow) -> Bool { left.isEqual(right) }

    /// Adds the blur.
    public func hash(into hasher: inout Hasher) { hasher.combine(shadowBlurRadius) }
}

extension NSShadow: ShadowAttribute {
    package var textShadow: TextShadow? {
        guard let color = shadowColor as? UIColor, shadowOffset.width.isFinite, shadowOffset.height.isFinite,
            shadowBlurRadius.isFinite
        else { return nil }
        return TextShadow(offset: shadowOffset, blurRadius: Double(shadowBlurRadius), color: color.cgColor)
    }
}
