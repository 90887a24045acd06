import Foundation

/// What a setter was called with on a proxy.
@MainActor
struct AppearanceRule {
    let key: AppearanceKey
    /// Calls the setter with that.
    let apply: (any AppearanceHost) -> Void
    private let reader: (any AppearanceHost) -> (any AppearanceHost) -> Void
    /// The place among all calls on proxies of the scene.
    var order = 0

    init<Host: AppearanceHost, Value>(
        _ key: AppearanceKey, value: Value, read: @escaping @MainActor (Host) -> Value,
        write: @escaping @MainActor (Host, Value) -> Void
    ) {
        self.key = key
        apply = { host in (host as? Host).map { write($0, value) } }
        reader = { host in
            guard let value = (host as? Host).map({ read($0) }) else { return { _ in } }
            return { host in (host as? Host).map { write($0, value) } }
        }
    }

    /// Calls the setter with what the property is now.
    func undo(on host: any AppearanceHost) -> (any AppearanceHost) -> Void { reader(host) }
}

/// The calls that were made for the instances of a class in certain places with certain traits.
@MainActor
final class AppearanceProxy {
    /// What the app sets properties of.
    let instance: any AppearanceHost
    let traits: UITraitCollection?
    /// From the innermost to the outermost.
    let containers: [any UIAppearanceContainer.Type]
    private(set) var rules: [AppearanceRule] = []
    private unowned let table: AppearanceTable

    init(
        _ instance: any AppearanceHost, traits: UITraitCollection?, containers: [any UIAppearanceContainer.Type],
        table: AppearanceTable
    ) {
        self.instance = instance
        self.traits = traits
        self.containers = containers
        self.table = table
        instance.customization.proxy = self
    }

    func isFor(_ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]) -> Bool {
        self.traits == traits && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
    }

    func set(_ rule: AppearanceRule) {
        var rule = rule
        rule.order = table.nextOrder()
        rules.removeAll { $0.key == rule.key }
        rules.append(rule)
    }

    /// Where in a chain of containers, read from the outermost, the proxy's lie, each as far out as it can; nil if one is
    /// missing.
    func places(in chain: [any UIAppearanceContainer]) -> [Int]? {
        var places: [Int] = []
        var start = 0
        for type in containers.reversed() {
            guard let place = chain[start...].firstIndex(where: { Self.isInstance($0, of: type) }) else { return nil }
            places.append(place)
            start = place + 1
        }
        return places
    }

    private static func isInstance<Type: UIAppearanceContainer>(
        _ object: any UIAppearanceContainer, of type: Type.Type
    ) -> Bool {
        object is Type
    }
}
