/// Names a value that views tell those above them.
public protocol PreferenceKey {
    associatedtype Value
    /// The value where no view tells one.
    static var defaultValue: Value { get }
    /// Makes one value of that of a view and that of the next.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// Tells a value, in place of what views inside tell.
struct PreferenceModifier<Key: PreferenceKey>: ElementModifier {
    typealias Body = Never
    let value: Key.Value

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> PreferenceElement<Key> {
        PreferenceElement(content, value)
    }

    func update(_ element: PreferenceElement<Key>, _ environment: EnvironmentValues) { element.told = value }
}

final class PreferenceElement<Told: PreferenceKey>: WrapperElement {
    var told: Told.Value

    init(_ content: LayoutElement, _ value: Told.Value) {
        told = value
        super.init(content)
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard Key.self == Told.self, let told = told as? Key.Value else { return super.preference(key) }
        return told
    }
}

/// Changes what views inside tell.
struct PreferenceTransform<Key: PreferenceKey>: ElementModifier {
    typealias Body = Never
    let transform: (inout Key.Value) -> Void

    func makeElement(
        around content: LayoutElement, _ environment: EnvironmentValues
    ) -> PreferenceTransformElement<Key> {
        PreferenceTransformElement(content, transform)
    }

    func update(_ element: PreferenceTransformElement<Key>, _ environment: EnvironmentValues) {
        element.transform = transform
    }
}

final class PreferenceTransformElement<Told: PreferenceKey>: WrapperElement {
    var transform: (inout Told.Value) -> Void

    init(_ content: LayoutElement, _ transform: @escaping (inout Told.Value) -> Void) {
        self.transform = transform
        super.init(content)
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard Key.self == Told.self else { return super.preference(key) }
        var value = super.preference(Told.self) ?? Told.defaultValue
        transform(&value)
        return value as? Key.Value
    }
}

/// Calls when what views inside tell is another value.
struct PreferenceObserver<Key: PreferenceKey>: ElementModifier where Key.Value: Equatable {
    typealias Body = Never
    let action: (Key.Value) -> Void

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> PreferenceObserverElement<Key>
    {
        PreferenceObserverElement(content, action)
    }

    func update(_ element: PreferenceObserverElement<Key>, _ environment: EnvironmentValues) {
        element.action = action
    }
}

/// An element that is asked after layout.
@MainActor
protocol LayoutObserver: LayoutElement {
    /// The layout is done; the answer is what has to be called.
    func didLayOut() -> (@MainActor () -> Void)?
}

final class PreferenceObserverElement<Told: PreferenceKey>: WrapperElement, LayoutObserver
where Told.Value: Equatable {
    var action: (Told.Value) -> Void
    private var known: Told.Value?

    init(_ content: LayoutElement, _ action: @escaping (Told.Value) -> Void) {
        self.action = action
        super.init(content)
    }

    func didLayOut() -> (@MainActor () -> Void)? {
        let value = content.preference(Told.self) ?? Told.defaultValue
        guard value != known else { return nil }
        let isFirstDefault = known == nil && value == Told.defaultValue
        known = value
        guard !isFirstDefault else { return nil }
        let action = action
        return { action(value) }
    }
}

extension View {
    /// Tells those above a value.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(value: value))
    }

    /// Changes the value that the view tells those above.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransform<K>(transform: callback))
    }

    /// Calls when the value that the view tells is another one.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceObserver<K>(action: action))
    }
}
