import Foundation

// Key-value coding reaches defaults by their own keys.
extension UserDefaults {
    /// The value of a key, as `object(forKey:)` gives it.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key; nil takes it away.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
