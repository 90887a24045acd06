extension AccessibilityTree {
    /// Elements that follow each other, whatever lies between. It never changes, so that trees share it.
    package final class Group {
        /// Whose children they are, not held; nil for all of the screen.
        package private(set) weak var container: UIResponder?
        /// Whether it is all of the screen.
        package let isAll: Bool
        package let kind: Kind
        package let members: [Member]
        /// How many elements are inside, also of groups in it.
        package let count: Int
        /// What the members are, to be searched without a look at them.
        private let identities: [ObjectIdentifier]
        private let inner: [Inner]

        /// A group among the members.
        private struct Inner {
            let group: Group
            /// Among the members.
            let place: Int
            /// The place of its first element among all that are inside.
            let start: Int
        }

        init(container: UIResponder?, kind: Kind, members: [Member]) {
            (self.container, self.kind, self.members) = (container, kind, members)
            isAll = container == nil
            var (identities, inner, count): ([ObjectIdentifier], [Inner], Int) = ([], [], 0)
            identities.reserveCapacity(members.count)
            for (place, member) in members.enumerated() {
                switch member {
                case .element(let reference): identities.append(reference.identity)
                case .group(let group):
                    identities.append(ObjectIdentifier(group))
                    inner.append(Inner(group: group, place: place, start: count))
                }
                count += member.count
            }
            (self.identities, self.inner, self.count) = (identities, inner, count)
        }
    }
}

extension AccessibilityTree.Member {
    /// How many elements it is.
    package var count: Int {
        switch self {
        case .element: 1
        case .group(let group): group.count
        }
    }
}

// Searching.
extension AccessibilityTree.Group {
    /// The element at a place among all that are inside; nil outside.
    @MainActor
    func object(at index: Int) -> UIResponder? {
        guard index >= 0, index < count else { return nil }
        var place = index
        for inner in inner {
            if index < inner.start { break }
            if index < inner.start + inner.group.count { return inner.group.object(at: index - inner.start) }
            place -= inner.group.count - 1
        }
        guard case .element(let reference) = members[place] else { return nil }
        return reference.object
    }

    /// The first place of an object among all that are inside; nil for none of them.
    func index(of identity: ObjectIdentifier) -> Int? {
        let own = identities.firstIndex(of: identity)
        var elements = own ?? 0
        for inner in inner {
            if let own, inner.place > own { break }
            if let found = inner.group.index(of: identity) { return inner.start + found }
            elements += inner.group.count - 1
        }
        return own == nil ? nil : elements
    }

    /// Adds the elements inside, in their order.
    @MainActor
    func collect(_ objects: inout [UIResponder]) {
        for member in members {
            switch member {
            case .element(let reference): if let object = reference.object { objects.append(object) }
            case .group(let group): group.collect(&objects)
            }
        }
    }
}
