/// A name space of a view's own, the same as long as the view's place lives.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// Names a name space.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private var kept: KeptNamespace?

    public init() {}

    /// The name. Before the view is shown it is one that no view has.
    public var wrappedValue: Namespace.ID {
        guard let kept else { return ID(number: 0) }
        return kept.id
    }
}

extension Namespace: InstalledProperty {
    mutating func install(_ slot: PropertySlot) { kept = slot.kept { KeptNamespace() } }
    func isSame(as other: Namespace) -> Bool { true }
}

private final class KeptNamespace: Sendable {
    let id: Namespace.ID
    @MainActor private static var last = 0

    @MainActor
    init() {
        Self.last += 1
        id = Namespace.ID(number: Self.last)
    }
}
