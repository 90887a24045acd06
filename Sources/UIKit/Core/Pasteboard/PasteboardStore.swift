import Foundation

/// What a pasteboard holds.
@MainActor
final class PasteboardStore {
    let name: UIPasteboard.Name
    private(set) var changeCount = 0
    private var storage: [[String: Any]] = []
    /// The scene's time at which what it holds goes by itself.
    private var expiry: Double?

    init(_ name: UIPasteboard.Name) {
        self.name = name
    }

    var items: [[String: Any]] {
        if let expiry, expiry <= SceneHost.current.time { return [] }
        return storage
    }

    /// The types of all items, each once, in their order.
    var types: [String] { Self.types(of: items) }

    static func types(of items: [[String: Any]]) -> [String] {
        var types: [String] = []
        for item in items {
            for type in item.keys.sorted() where !types.contains(type) { types.append(type) }
        }
        return types
    }

    func replace(with items: [[String: Any]], until expirationDate: Date?) {
        storage = items
        expiry = expirationDate.map(Self.time)
        changeCount += 1
    }

    /// A date that lies nearer to the machine's than to the scene's comes from code that asked `Date()`: it stands for so
    /// many seconds from now.
    private static func time(of date: Date) -> Double {
        let host = SceneHost.current
        let (byScene, byMachine) = (date.timeIntervalSince(host.loop.date), date.timeIntervalSinceNow)
        return host.time + (byMachine.magnitude < byScene.magnitude ? byMachine : byScene)
    }

    func add(_ items: [[String: Any]]) {
        storage = self.items + items
        changeCount += 1
    }
}

/// The pasteboards of a scene.
@MainActor
final class Pasteboards: SceneStore {
    private var stores: [UIPasteboard.Name: PasteboardStore] = [:]
    private var uniqueCount = 0
    private(set) lazy var general = UIPasteboard(store(of: .general))

    init(of host: SceneHost) {}

    func existing(_ name: UIPasteboard.Name) -> PasteboardStore? { stores[name] }

    func store(of name: UIPasteboard.Name) -> PasteboardStore {
        if let known = stores[name] { return known }
        let new = PasteboardStore(name)
        stores[name] = new
        return new
    }

    /// Named after how many there were before.
    func unique() -> PasteboardStore {
        repeat { uniqueCount += 1 } while stores[Self.uniqueName(uniqueCount)] != nil
        return store(of: Self.uniqueName(uniqueCount))
    }

    private static func uniqueName(_ number: Int) -> UIPasteboard.Name {
        UIPasteboard.Name("com.apple.UIKit.pboard.unique-\(number)")
    }

    func remove(_ name: UIPasteboard.Name) { stores[name] = nil }
}
