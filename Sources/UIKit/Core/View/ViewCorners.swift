import Observation

/// What a view knows of its corners, once somebody set or asked for them.
final class ViewCorners: Observable {
    /// Nil: the layer's own corners, as the app set them.
    var configuration: UICornerConfiguration?
    /// What the configuration came to last.
    private(set) var radii = CornerRadii.zero
    private let registrar = ObservationRegistrar()

    /// Updates that ask for the radii run again when they change.
    func noteReading() { registrar.access(self, keyPath: \.radii) }

    func setRadii(_ new: CornerRadii) {
        registrar.withMutation(of: self, keyPath: \.radii) { radii = new }
    }
}

/// The views of a scene that have corners of their own, which follow what is around them.
@MainActor
final class ConfiguredCorners: SceneStore {
    private struct Entry {
        weak var view: UIView?
    }

    private var entries: [Entry] = []

    init(of host: SceneHost) {}

    func add(_ view: UIView) {
        entries.removeAll { $0.view == nil }
        entries.append(Entry(view: view))
    }

    /// Brings all of them to what they come to; in any order, as each asks its containers anew.
    func update() {
        for entry in entries { entry.view?.updateCorners() }
    }
}
