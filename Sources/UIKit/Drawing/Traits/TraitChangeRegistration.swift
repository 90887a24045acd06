/// Where a class that can be observed for trait changes keeps the registrations, oldest first.
@MainActor
package protocol TraitChangeHost: UITraitEnvironment, UITraitChangeObservable {
    var traitChangeRegistrations: [TraitChangeRegistration] { get set }
}

/// A closure and the traits that it waits for.
@MainActor
package final class TraitChangeRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    /// The traits that whoever registers could see then: what the first ones in a window are compared with.
    let seen: UITraitCollection
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(
        traits: [UITrait], seen: UITraitCollection,
        handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) {
        self.traits = traits
        self.seen = seen
        self.handler = handler
    }
}

extension TraitChangeHost {
    /// Calls, in the order of registration, the closures that wait for a trait which `previous` had otherwise.
    package func notifyTraitChanges(from previous: UITraitCollection) {
        guard !traitChangeRegistrations.isEmpty else { return }
        let changed = Set(traitCollection.changedTraits(from: previous).map { ObjectIdentifier($0) })
        guard !changed.isEmpty else { return }
        for registration in traitChangeRegistrations
        where registration.traits.contains(where: { changed.contains(ObjectIdentifier($0)) }) {
            registration.handler(self, previous)
        }
    }
}
