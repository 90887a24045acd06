import Foundation

/// What one stack has that another has not. Stacks differ at their tops: what is equal below is passed over.
@MainActor
struct StackDifference {
    let going: [UIViewController]
    let coming: [UIViewController]
    let isEmpty: Bool

    /// - Parameters: Stacks in which nobody stands twice.
    init(from old: [UIViewController], to new: [UIViewController]) {
        let common = old.identicalPrefix(with: new)
        let (before, after) = (old[common...], new[common...])
        isEmpty = before.isEmpty && after.isEmpty
        let (left, right) = (Set(before.map(ObjectIdentifier.init)), Set(after.map(ObjectIdentifier.init)))
        going = before.filter { !right.contains(ObjectIdentifier($0)) }
        coming = after.filter { !left.contains(ObjectIdentifier($0)) }
    }
}

/// The navigation items of a stack of controllers. A controller is asked for its item when it comes, as it keeps it.
@MainActor
struct StackItems {
    private var owners: [UIViewController] = []
    private var items: [UINavigationItem] = []

    mutating func of(_ stack: [UIViewController]) -> [UINavigationItem] {
        forget(beyond: stack)
        items += stack[owners.count...].map(\.navigationItem)
        owners = stack
        return items
    }

    /// Lets go of the controllers that left, at once.
    mutating func forget(beyond stack: [UIViewController]) {
        let common = owners.identicalPrefix(with: stack)
        guard common < owners.count else { return }
        owners.removeSubrange(common...)
        items.removeSubrange(common...)
    }
}

extension Array where Element: AnyObject {
    /// How many objects at the beginning are those of another array.
    func identicalPrefix(with other: Self) -> Int {
        var count = 0
        while count < self.count, count < other.count, self[count] === other[count] { count += 1 }
        return count
    }
}
