import Foundation

/// The appearance proxies of a scene.
@MainActor
final class AppearanceTable: SceneStore {
    private var proxies: [ObjectIdentifier: [AppearanceProxy]] = [:]
    private var orders = 0

    init(of host: SceneHost) {}

    var isEmpty: Bool { proxies.isEmpty }
    var isLeftToFirstScene: Bool { !isEmpty }
    /// Whether a rule depends on traits.
    private(set) var dependsOnTraits = false
    private var dependsOnContainers = false

    /// The proxy of a class for places and traits; the same one each time.
    func proxy<Host: AppearanceHost>(
        of type: Host.Type, for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type],
        make: () -> Host
    ) -> Host {
        let known = proxies[ObjectIdentifier(type)]?.first { $0.isFor(traits, containers) }
        if let instance = known?.instance as? Host { return instance }
        let instance = make()
        add(AppearanceProxy(instance, traits: traits, containers: containers, table: self), of: type)
        return instance
    }

    private func add(_ proxy: AppearanceProxy, of type: AnyClass) {
        proxies[ObjectIdentifier(type), default: []].append(proxy)
        if proxy.traits != nil { dependsOnTraits = true }
        if !proxy.containers.isEmpty { dependsOnContainers = true }
    }

    func nextOrder() -> Int {
        orders += 1
        return orders
    }

    /// Sets what the rules for an object say.
    /// - Parameter container: What the object is in.
    func customize(_ object: some AppearanceHost, traits: UITraitCollection, in container: UIResponder?) {
        let chain = dependsOnContainers ? Self.chain(from: container) : []
        var winners: [AppearanceRule] = []
        var type: AnyClass? = Swift.type(of: object)
        // Nearer classes first: what they say is not asked of those that they inherit from.
        while let current = type {
            for proxy in matching(current, traits: traits, chain: chain) {
                winners += proxy.rules.filter { rule in !winners.contains { $0.key == rule.key } }
            }
            type = _getSuperclass(current)
        }
        guard !winners.isEmpty || !object.customization.applied.isEmpty else { return }
        object.customize(by: winners.sorted { $0.order < $1.order })
    }

    /// The proxies of a class that hold, the strongest first.
    private func matching(
        _ type: AnyClass, traits: UITraitCollection, chain: [any UIAppearanceContainer]
    ) -> [AppearanceProxy] {
        let found = (proxies[ObjectIdentifier(type)] ?? []).compactMap { proxy in
            traits.containsTraits(in: proxy.traits) ? proxy.places(in: chain).map { (proxy, $0) } : nil
        }
        return found.sorted { Self.isStronger($0, $1) }.map(\.0)
    }

    private static func isStronger(_ a: (AppearanceProxy, [Int]), _ b: (AppearanceProxy, [Int])) -> Bool {
        for (x, y) in zip(a.1, b.1) where x != y { return x < y }
        if a.1.count != b.1.count { return a.1.count > b.1.count }
        if (a.0.traits == nil) != (b.0.traits == nil) { return a.0.traits != nil }
        return (a.0.rules.last?.order ?? 0) > (b.0.rules.last?.order ?? 0)
    }

    /// What an object is in, from the outermost.
    private static func chain(from container: UIResponder?) -> [any UIAppearanceContainer] {
        var chain: [any UIAppearanceContainer] = []
        var next = container
        while let current = next {
            if let container = current as? any UIAppearanceContainer { chain.append(container) }
            next = current.appearanceContainer
        }
        return chain.reversed()
    }
}

extension SceneHost {
    /// What proxies say of the appearance of classes.
    var appearances: AppearanceTable { self[AppearanceTable.self] }
}
