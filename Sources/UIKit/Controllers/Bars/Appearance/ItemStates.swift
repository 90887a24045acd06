import Foundation

/// How one state of an item in a bar looks.
@MainActor
protocol ItemStateAppearance: AnyObject {
    associatedtype Values
    var values: Values { get set }
    var onChange: (() -> Void)? { get set }
}

/// The looks of an item in a bar, by state.
@MainActor
struct ItemStates<State: ItemStateAppearance> {
    /// The state of rest, the one that stands out, items that are not enabled, and the one with the focus.
    let normal, emphasized, disabled, focused: State

    init(_ make: () -> State) {
        (normal, emphasized, disabled, focused) = (make(), make(), make(), make())
    }

    private var all: [State] { [normal, emphasized, disabled, focused] }

    /// Calls `onChange` after each change of a state.
    func listen(_ onChange: @escaping () -> Void) {
        for state in all { state.onChange = onChange }
    }

    /// Gives each state the same values.
    func reset(to values: State.Values) {
        for state in all { state.values = values }
    }

    /// Gives each state the values of another item's.
    func take(_ other: Self) {
        for (new, old) in zip(all, other.all) { new.values = old.values }
    }
}

/// How items in bars look, as an object of which bars' appearances keep copies.
@MainActor
protocol ItemAppearance: AnyObject {
    var onChange: (() -> Void)? { get set }
    func duplicate() -> Self
}

/// The appearances of items that a bar's appearance has: copies, whose changes are the bar's own.
@MainActor
final class ItemAppearances<Item: ItemAppearance> {
    private var items: [Item]
    private weak var owner: UIBarAppearance?

    init(_ items: [Item], of owner: UIBarAppearance) {
        self.items = items
        self.owner = owner
        for item in items { listen(to: item) }
    }

    /// The appearance in a place. Setting one keeps a copy, and tells of it.
    subscript(place: Int) -> Item {
        get { items[place] }
        set {
            items[place] = newValue.duplicate()
            listen(to: items[place])
            owner?.partDidChange()
        }
    }

    /// Keeps copies of others.
    func take(_ others: ItemAppearances) {
        for place in items.indices { self[place] = others[place] }
    }

    private func listen(to item: Item) {
        item.onChange = { [weak owner] in owner?.partDidChange() }
    }
}
