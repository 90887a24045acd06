import Foundation

/// An object that proxies of its class customise.
///
/// A property joins by one line in its setter or `willSet`: `noteAppearance(\UILabel.textColor, newValue)`. One whose
/// getter says more than was set, and a setter with further arguments, give what to read and write instead.
@MainActor
protocol AppearanceHost: AnyObject {
    var customization: Customization { get set }
    /// An instance that never shows.
    static func makeForProxy() -> Self
}

/// A setter: the name of the property or method, and its arguments but the value.
struct AppearanceKey: Equatable {
    let name: String
    let axes: [Int]
}

/// What an object knows of its appearance.
@MainActor
struct Customization {
    /// What a proxy's rule set, and how to take that back.
    struct Applied {
        let key: AppearanceKey
        let restore: (any AppearanceHost) -> Void
    }

    /// What others than proxies set: no rule changes it.
    fileprivate(set) var own: [AppearanceKey] = []
    fileprivate(set) var applied: [Applied] = []
    fileprivate var isApplying = false
    /// For a proxy, which writes its setters' calls down.
    weak var proxy: AppearanceProxy?

    nonisolated init() {}
}

extension AppearanceHost {
    /// The proxy for all instances, or for those with certain traits or in certain places.
    static func proxy(
        for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
    ) -> Self {
        SceneHost.current.appearances.proxy(of: self, for: traits, in: containers) { makeForProxy() }
    }

    /// Says that a property was set; called by its setter.
    func noteAppearance<Host: AppearanceHost, Value>(
        _ property: ReferenceWritableKeyPath<Host, Value>, _ value: Value, name: String = #function
    ) {
        noteAppearance(
            value, name: name, read: { (host: Host) in host[keyPath: property] },
            write: { host, value in host[keyPath: property] = value })
    }

    /// Says that a property was set, or a method called with some arguments beside the value; called by it.
    func noteAppearance<Host: AppearanceHost, Value>(
        _ value: Value, axes: [Int] = [], name: String = #function, read: @escaping @MainActor (Host) -> Value,
        write: @escaping @MainActor (Host, Value) -> Void
    ) {
        guard !customization.isApplying else { return }
        let key = AppearanceKey(name: name, axes: axes)
        if let proxy = customization.proxy {
            proxy.set(AppearanceRule(key, value: value, read: read, write: write))
            return
        }
        if !customization.own.contains(key) { customization.own.append(key) }
        if !customization.applied.isEmpty { customization.applied.removeAll { $0.key == key } }
    }

    /// Sets what rules say in place of what earlier ones did; what was set by others stays.
    func customize(by rules: [AppearanceRule]) {
        let rules = rules.filter { !customization.own.contains($0.key) }
        customization.isApplying = true
        defer { customization.isApplying = false }
        let stale = customization.applied.filter { applied in !rules.contains { $0.key == applied.key } }
        for applied in stale { applied.restore(self) }
        customization.applied.removeAll { applied in stale.contains { $0.key == applied.key } }
        for rule in rules {
            if !customization.applied.contains(where: { $0.key == rule.key }) {
                customization.applied.append(Customization.Applied(key: rule.key, restore: rule.undo(on: self)))
            }
            rule.apply(self)
        }
    }
}
