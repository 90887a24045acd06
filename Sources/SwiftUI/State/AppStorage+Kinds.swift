import Foundation

// The kinds of value that defaults hold.

extension DefaultsEntry {
    /// A value that defaults hold as it is.
    fileprivate init(_ key: String, _ initial: Value) {
        self.init(key: key, initial: initial, read: { $0.object(forKey: $1) as? Value }, plain: { $0 })
    }

    /// A value that defaults hold as it is, or none.
    fileprivate init<Held>(optional key: String, _ read: @escaping (UserDefaults, String) -> Held?)
    where Value == Held? {
        self.init(key: key, initial: nil, read: { .some(read($0, $1)) }, plain: { $0 })
    }

    /// A value that is held as another one.
    fileprivate init(raw key: String, _ initial: Value) where Value: RawRepresentable {
        self.init(
            key: key, initial: initial,
            read: { ($0.object(forKey: $1) as? Value.RawValue).flatMap(Value.init(rawValue:)) }, plain: { $0.rawValue })
    }

    /// A value that is held as another one, or none.
    fileprivate init<Held: RawRepresentable>(optionalRaw key: String, _ held: Held.Type) where Value == Held? {
        self.init(
            key: key, initial: nil,
            read: { .some(($0.object(forKey: $1) as? Held.RawValue).flatMap(Held.init(rawValue:))) },
            plain: { $0?.rawValue })
    }
}

extension AppStorage {
    /// A truth under a key, with what it is where the defaults have none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(DefaultsEntry(key, wrappedValue), store)
    }

    /// A whole number under a key, with what it is where the defaults have none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(DefaultsEntry(key, wrappedValue), store)
    }

    /// A number under a key, with what it is where the defaults have none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(DefaultsEntry(key, wrappedValue), store)
    }

    /// A text under a key, with what it is where the defaults have none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(DefaultsEntry(key, wrappedValue), store)
    }

    /// Bytes under a key, with what it is where the defaults have none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(DefaultsEntry(key, wrappedValue), store)
    }

    /// An address under a key, with what it is where the defaults have none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            DefaultsEntry(key: key, initial: wrappedValue, read: { $0.url(forKey: $1) }, plain: { $0 }), store)
    }

    /// A case with a number under a key, with what it is where the defaults have none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(DefaultsEntry(raw: key, wrappedValue), store)
    }

    /// A case with a text under a key, with what it is where the defaults have none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(DefaultsEntry(raw: key, wrappedValue), store)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A truth under a key; nil where the defaults have none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(DefaultsEntry(optional: key) { $0.object(forKey: $1) as? Bool }, store)
    }

    /// A whole number under a key; nil where the defaults have none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(DefaultsEntry(optional: key) { $0.object(forKey: $1) as? Int }, store)
    }

    /// A number under a key; nil where the defaults have none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(DefaultsEntry(optional: key) { $0.object(forKey: $1) as? Double }, store)
    }

    /// A text under a key; nil where the defaults have none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(DefaultsEntry(optional: key) { $0.object(forKey: $1) as? String }, store)
    }

    /// Bytes under a key; nil where the defaults have none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(DefaultsEntry(optional: key) { $0.object(forKey: $1) as? Data }, store)
    }

    /// An address under a key; nil where the defaults have none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(DefaultsEntry(optional: key) { $0.url(forKey: $1) }, store)
    }

    /// A case with a number under a key; nil where the defaults have none.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(DefaultsEntry(optionalRaw: key, R.self), store)
    }

    /// A case with a text under a key; nil where the defaults have none.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(DefaultsEntry(optionalRaw: key, R.self), store)
    }
}
